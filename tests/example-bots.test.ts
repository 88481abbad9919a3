import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { freshFolder, serve } from '../packages/server/test/serving.ts';
import { packProtocol } from '../scripts/pack-protocol.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..');
const EXAMPLES = join(ROOT, 'packages/protocol/examples');
const GAME = 'kragmortha';
const OVER = /^kragmortha is over after \d+ answers: (I|they) have won\n$/;

describe('an example bot plays a whole game over HTTP', () => {
  it('in TypeScript, with the package in an empty folder, which has its types with it', async () => {
    const folder = freshFolder();
    const home = join(folder, 'home');
    mkdirSync(home);
    const packages = [await packProtocol(folder), join(ROOT, 'node_modules/typebox')];
    await run('npm', ['install', '--prefix', home, '--offline', '--no-audit', ...packages], {
      shell: process.platform === 'win32',
    });
    cpSync(join(EXAMPLES, 'bot.ts'), join(home, 'bot.ts'));
    const compilerOptions = {
      ...{ strict: true, noEmit: true, module: 'NodeNext', target: 'ES2024', lib: ['ES2024'] },
      ...{ types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] },
    };
    writeFileSync(join(home, 'package.json'), JSON.stringify({ type: 'module' }));
    writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['bot.ts'] }));
    await run(process.execPath, [
      join(ROOT, 'node_modules/typescript/bin/tsc'),
      '-p',
      home,
      '--singleThreaded',
    ]);
    const { base } = await serve();
    const { stdout } = await run(process.execPath, ['bot.ts', base, GAME], { cwd: home });
    expect(stdout).toMatch(OVER);
  });

  const python = spawnSync('python3', ['--version']).status === 0;
  it.skipIf(!python)(`in Python${python ? '' : ' (not run: there is no python3 here)'}`, async () => {
    const { base } = await serve();
    const { stdout } = await run('python3', [join(EXAMPLES, 'bot.py'), base, GAME]);
    expect(stdout).toMatch(OVER);
  });
});
