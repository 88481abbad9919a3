import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const binary = fileURLToPath(new URL('../bin/undercroft.js', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'undercroft-sit-'));
const server = spawn(
  process.execPath,
  [binary, '--port', '0', '--host', '127.0.0.1', '--data', join(home, 'data')],
  { env: { ...process.env, BOT_PAUSE_MS: '0' }, stdio: ['ignore', 'pipe', 'inherit'] },
);
let base = '';

beforeAll(async () => {
  base = await new Promise<string>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    server.stdout.on('data', (text) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(text)) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
});

afterAll(async () => {
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
  rmSync(home, { recursive: true });
});

test("a program that plays duels plays a whole game at a server's table, too", async () => {
  const file = join(home, 'first.mjs');
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
createInterface({ input: process.stdin }).on('line', (line) => {
  if (JSON.parse(line).type === 'ask') console.log('{"index":0}');
});
`,
  );
  const command = `${JSON.stringify(process.execPath)} ${JSON.stringify(file)}`;
  const { stdout } = await run(process.execPath, [
    ...[binary, 'sit', command, '--server', base],
    ...['--game', 'kragmortha', '--bots', 'adept', '--name', 'First'],
  ]);
  expect(stdout).toMatch(/^(won|lost)\n$/);
});
