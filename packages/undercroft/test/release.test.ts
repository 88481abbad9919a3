import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'undercroft-release-'));
const home = join(folder, 'home');
const undercroft = join(home, 'node_modules/.bin/undercroft');

/** Nothing of this project is near: an empty folder, the package, and no way to fetch anything else. */
beforeAll(async () => {
  await run(process.execPath, [join(ROOT, 'scripts/release.ts'), folder]);
  const files = readdirSync(folder).sort();
  expect(files).toEqual([
    expect.stringMatching(/^undercroft-\d+\.\d+\.\d+\.tgz$/),
    expect.stringMatching(/^undercroft-protocol-\d+\.\d+\.\d+\.tgz$/),
  ]);
  const [file] = files;
  // Laid where npm lays it, which would unpack its thousands of files three times; npm then links the command, and
  // looks whether all that anything in the package depends on is there.
  const inside = join(home, 'node_modules/undercroft');
  mkdirSync(inside, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ dependencies: { undercroft: '*' } }));
  await run('tar', ['-xzf', join(folder, file), '-C', inside, '--strip-components=1']);
  const npm = (...args: string[]) =>
    run('npm', [...args, '--prefix', home, '--offline'], { shell: process.platform === 'win32' });
  await npm('rebuild');
  await npm('ls', '--all');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const command = (...args: string[]) => run(undercroft, args, { cwd: home });

/** What a reply says, as far as this test looks. */
interface Said {
  readonly token: string;
  readonly id: string;
  readonly version: number;
  readonly answers: readonly unknown[];
}

/** A server as the package starts it, and where it listens. */
async function started(): Promise<{ base: string; child: ChildProcess }> {
  const child = spawn(undercroft, ['--port', '0', '--host', '127.0.0.1', '--data', join(home, 'data')], {
    cwd: home,
    env: { ...process.env, BOT_PAUSE_MS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const base = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout?.on('data', (text) => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(text)) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  return { base, child };
}

describe('the package', () => {
  it('serves screens and tables, with computer players, and keeps them', async () => {
    const { base, child } = await started();
    try {
      const page = await fetch(base, { headers: { accept: 'text/html' } });
      const [, script] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
      expect((await fetch(base + script)).status).toBe(200);
      const television = await fetch(`${base}/tv`, { headers: { accept: 'text/html' } });
      const [, shown] = /src="(\/tv\/[^"]+\.js)"/.exec(await television.text()) ?? [];
      expect((await fetch(base + shown)).status).toBe(200);
      const ask = async (path: string, method = 'GET', body?: object, token?: string): Promise<Said> => {
        const response = await fetch(base + path, {
          method,
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(body && { 'content-type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
        });
        expect(response.status, `${method} ${path}`).toBeLessThan(300);
        return (await response.json()) as Said;
      };
      const { token } = await ask('/api/tokens', 'POST', { name: 'Ada' });
      const { id } = await ask('/api/tables', 'POST', { game: 'kragmortha' }, token);
      await ask(`/api/tables/${id}/seats/1/bot`, 'PUT', { level: 'adept' }, token);
      await ask(`/api/tables/${id}/start`, 'POST', undefined, token);
      const at = `/api/tables/${id}/update`;
      // A thread of its own thinks for the computer player until Ada is asked again.
      await expect
        .poll(async () => {
          const { version, answers } = await ask(at, 'GET', undefined, token);
          if (answers.length > 0) {
            const answer = { version, answer: answers[0] };
            await ask(`/api/tables/${id}/answers`, 'POST', answer, token);
          }
          return version;
        })
        .toBeGreaterThan(6);
    } finally {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    }
    const kept = await run(undercroft, ['backup', join(home, 'backup.gz')], {
      env: { ...process.env, DATA_DIR: join(home, 'data') },
    });
    expect(kept.stdout).toContain('1 tables, 1 guests');
  });

  it('has the lab in it, threads and rulebooks too', async () => {
    expect((await command('simulate', 'goblin', '--games', '12', '--json')).stdout).toContain('"games"');
    const duel = ['duel', 'karak', '--a', 'adept', '--b', 'reference', '--pairs', '1', '--iterations', '1'];
    expect((await command(...duel)).stdout).toContain('2 games of one adept against 1 reference');
    // An example names a rule, which is looked up in the rulebook.
    const example = join(home, 'example.yaml');
    writeFileSync(
      example,
      'rule: K-12\ntitle: Horan begins\ngiven: { heroes: [horan, taia] }\nthen: { asked: horan }\n',
    );
    expect((await command('scenario', example)).stdout).toContain('1 held');
    expect((await command('mcp', '--help')).stdout).toContain('Model Context Protocol');
    await expect(command('new-game', 'chess')).rejects.toThrow('in a clone of the project');
  });

  it('says what is wrong with a set-up', async () => {
    const healthy = await command('doctor', '--port', '0', '--data', join(home, 'data'));
    expect(healthy.stdout).toContain('✓ screens are built');
    expect(healthy.stdout).toContain('Nothing is in the way.');
  });
});
