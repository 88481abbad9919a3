import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'undercroft-first-')));
const old = join(folder, 'old');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A shell with the old Node in front, and nothing of this project near. */
const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_(?!config_)|NODE_(ENV|OPTIONS|COMPILE_CACHE)|VITEST)/.test(name),
    ),
  ),
  PATH: [
    join(old, 'node_modules/.bin'),
    ...(process.env.PATH ?? '').split(delimiter).filter((place) => !place.startsWith(root)),
  ].join(delimiter),
  HOST: '127.0.0.1',
  PORT: '0',
  UNCOMPRESSED: '1',
};

/** What git would clone from here, as it stands. */
function clone(name: string): string {
  const place = join(folder, name);
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const file of execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')) {
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(place, file));
  }
  return place;
}

describe.skipIf(process.platform === 'win32')('on a fresh clone, with Node 20', () => {
  let missing: string | null = null;
  beforeAll(async () => {
    missing = await run('npm', ['view', 'node@20', 'name']).then(
      () => null,
      (error) => `Node 20 to begin with is not to be had: ${error.message}`,
    );
    if (missing !== null) return;
    mkdirSync(old);
    const manifest = { dependencies: { node: '20' }, allowScripts: { node: true } };
    writeFileSync(join(old, 'package.json'), JSON.stringify(manifest));
    await run('npm', ['install'], { cwd: old });
  });

  it('`npm start` as the first command serves the page until it is told to end', async ({ skip }) => {
    if (missing !== null) skip(missing);
    expect((await run('node', ['--version'], { env })).stdout).toMatch(/^v20\./);
    // In a group of its own, as a terminal starts it and ends it.
    const child = spawn('npm', ['start'], {
      cwd: clone('whole'),
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const kill = (signal: NodeJS.Signals) => process.kill(-(child.pid ?? Number.NaN), signal);
    onTestFinished(() => {
      try {
        kill('SIGKILL');
      } catch {
        // All of it has ended.
      }
    });
    const ended = once(child, 'exit');
    let said = '';
    const base = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (text) => {
          said += text;
          const [found] = /http:\/\/(localhost|127\.0\.0\.1):\d+/.exec(said) ?? [];
          if (found !== undefined) resolve(found);
        });
      }
      ended.then(() => reject(new Error(`npm start has ended: ${said}`)));
    });
    const page = await fetch(base, { headers: { accept: 'text/html' } });
    const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
    expect((await fetch(base + script)).status).toBe(200);
    kill('SIGTERM');
    await ended;
    const served = () =>
      fetch(base).then(
        () => true,
        () => false,
      );
    await expect.poll(served).toBe(false);
  });

  it('every command runs what comes after the set-up on the pinned Node', async ({ skip }) => {
    if (missing !== null) skip(missing);
    const house = clone('bare');
    const pinned = join(house, 'node_modules/node/bin/node');
    // Instead of installing all again for each: an npm that lays the new Node there and nothing else, and every Node that
    // is started says which it is and for what, and ends there unless it is the one that sets up.
    const [npm, brought] = [join(folder, 'npm.js'), join(folder, 'brought')];
    copyFileSync(process.execPath, brought);
    writeFileSync(
      npm,
      `const { mkdirSync, linkSync, symlinkSync } = require('node:fs');
       mkdirSync('node_modules/node/bin', { recursive: true });
       mkdirSync('node_modules/.bin');
       linkSync(${JSON.stringify(brought)}, ${JSON.stringify(pinned)});
       symlinkSync(${JSON.stringify(pinned)}, 'node_modules/.bin/node');`,
    );
    const log = join(folder, 'log');
    const spy = join(folder, 'spy.mjs');
    writeFileSync(
      spy,
      `import { appendFileSync } from 'node:fs';
       const [node, program] = process.argv;
       appendFileSync(${JSON.stringify(log)}, node + ' ' + program + '\\n');
       if (!/\\/(run|setup|npm)\\.js$/.test(program)) process.exit(0);`,
    );
    // All of them begin alike, and differ in the program they name: one of each kind is run.
    const kinds = Map.groupBy(Object.entries(scripts), ([name, command]) => {
      const [, screens = '', program = ''] =
        /^node scripts\/run\.js( --screens)? ([\w./@-]+)( [\w -]+)?$/.exec(command) ?? [];
      expect(existsSync(join(root, program)) && program !== '', `${name}: ${command}`).toBe(true);
      return screens;
    });
    for (const [[name, command]] of kinds.values()) {
      for (const leftover of [log, join(house, 'node_modules')])
        rmSync(leftover, { recursive: true, force: true });
      // As npm runs it: its own folder of programs comes first, though it is not there yet.
      const PATH = [join(house, 'node_modules/.bin'), env.PATH].join(delimiter);
      const begun = { ...env, PATH, npm_execpath: npm, NODE_OPTIONS: `--import ${spy}` };
      await run('sh', ['-c', command], { cwd: house, env: begun });
      const started = readFileSync(log, 'utf8').trim().split('\n');
      const after = started.slice(started.findIndex((line) => line.endsWith(npm)) + 1);
      for (const line of after) expect(line, name).toContain(`${pinned} ${house}/`);
      const program = after.at(-1)?.slice(`${pinned} ${house}/`.length);
      expect(command, `what was started at last: ${started}`).toContain(` ${program}`);
    }
  });
});
