import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { browserForTests, textOf } from './browser.ts';
import { caughtUp, joinByPhone, turnOn } from './living.ts';
import { nextOnBoard, playByClicks, playTogether } from './play.ts';
import { startServer } from './server.ts';

const { visit } = browserForTests({ painted: false });

const root = join(import.meta.dirname, '../../..');

/** The house as it stands, elsewhere, with what it needs installed. */
function scratchCopy(): string {
  const house = mkdtempSync(join(tmpdir(), 'undercroft-house-'));
  onTestFinished(() => rmSync(house, { recursive: true }));
  const packages = readdirSync(join(root, 'packages')).filter((name) => name !== 'node_modules');
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts'])
    cpSync(join(root, name), join(house, name));
  for (const name of packages) {
    const skipped = new Set(
      ['records', 'test', 'e2e', 'dist'].map((part) => join(root, 'packages', name, part)),
    );
    cpSync(join(root, 'packages', name), join(house, 'packages', name), {
      recursive: true,
      filter: (from) => !skipped.has(from),
    });
  }
  // What its suite sets up before any test.
  for (const setup of ['packages/server/test/setup.ts', 'tests/fresh.ts'])
    cpSync(join(root, setup), join(house, setup));
  const installed = join(house, 'node_modules');
  mkdirSync(join(installed, '@undercroft'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@undercroft') symlinkSync(join(root, 'node_modules', name), join(installed, name));
  }
  for (const name of packages)
    symlinkSync(join('../../packages', name), join(installed, '@undercroft', name));
  return house;
}

/** Runs a program of the copied house; what it says, and its exit code. */
async function runIn(house: string, program: string, args: readonly string[], input = '') {
  const { NO_COLOR: _, FORCE_COLOR: __, LC_ALL: ___, ...env } = process.env;
  const running = promisify(execFile)(process.execPath, [join(house, program), ...args], {
    cwd: house,
    env: { ...env, LANG: 'C', NO_COLOR: '1' },
    maxBuffer: 1e8,
  });
  running.child.stdin?.end(input);
  const { stdout, stderr } = await running.catch((error) => error);
  return { out: `${stdout}`, error: `${stderr}`, code: running.child.exitCode };
}

test('a new game passes the suite, and is played in the terminal and in the browser, with two places changed outside its folder', async () => {
  const house = scratchCopy();
  const undercroft = (args: readonly string[], input?: string) =>
    runIn(house, 'packages/undercroft/bin/undercroft.js', args, input);
  const read = (file: string) => readFileSync(join(house, 'packages', file), 'utf8');
  const made = await undercroft(['new-game', 'lucky-seven']);
  expect(made).toMatchObject({ error: '', code: 0 });
  expect(made.out).toContain('packages/lucky-seven is laid out and stands on the shelf');

  expect(read('games/package.json')).toContain('"@undercroft/lucky-seven": "*"');
  expect(read('games/src/index.ts')).toContain("'lucky-seven': luckySeven }");
  expect(read('lucky-seven/rules/de.md')).toContain('**LS-1**');

  const played = await undercroft(
    ['play', 'lucky-seven', '--seats', 'any,any:bot', '--seed', '1'],
    '1\n'.repeat(60),
  );
  expect(played).toMatchObject({ error: '', code: 0 });
  expect(played.out).toContain('Lucky Seven');
  expect(played.out).toMatch(/hands: \[\[\d+,\d+,\d+\],\[-1,-1,-1\]\]/);
  expect(played.out).toMatch(/★ .+ \(rounds\)/);

  const again = await undercroft(['new-game', 'lucky-seven']);
  expect(again.code).toBe(2);
  expect(again.error).toContain('packages/lucky-seven is there already; nothing has been changed');

  const suite = await runIn(house, 'node_modules/vitest/vitest.mjs', [
    'run',
    '--project',
    'rooms',
    'lucky-seven',
  ]);
  expect(suite.out).toMatch(/Tests +\d+ passed/);
  expect(suite.code).toBe(0);
  // Other tests want the other cores: several checkers would each look at most of it.
  const types = await runIn(house, 'node_modules/typescript/bin/tsc', ['--noEmit', '--singleThreaded']);
  expect(types).toMatchObject({ out: '', code: 0 });

  cpSync(join(root, 'scripts'), join(house, 'scripts'), { recursive: true });
  expect(await runIn(house, 'scripts/screens.js', [])).toMatchObject({ error: '', code: 0 });
  const server = await startServer({}, house);
  onTestFinished(() => server.stop());
  const { page } = await visit('/', { server: server.address });
  await page.locator('[data-game=lucky-seven]').getByRole('button', { name: 'Play here' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByTestId('ask').waitFor();
  const hands = await textOf(page.locator('[data-shows=hands]'));
  expect(hands).toMatch(/\[\[\d+,\d+,\d+\],\[-1,-1,-1\]/);
  await playByClicks(page, () => false);
  expect(await textOf(page.getByTestId('result'))).toMatch(/red\d.*blue\d.*green\d/);

  // Its workshop is made of its schema alone.
  await page.goto('/workshop/lucky-seven');
  await page.locator('[data-thing=""]').click();
  const cards = page.getByLabel('Cards', { exact: true });
  await cards.fill('12');
  await page.getByText('At least 27.').first().waitFor();
  await cards.fill('40');
  await page.keyboard.press('Escape');
  await page.getByText('The game accepts this set.').waitFor();
  await page.locator('[data-word=play]').click();
  await page.locator('[data-word=begin]').click();
  await page.getByTestId('ask').waitFor();
  const deck: number[] = JSON.parse(await textOf(page.locator('[data-shows=deck] dd')));
  expect(Math.max(...deck)).toBeGreaterThan(30);

  // On a television too, with phones for hands: what only a seat may see is on no television.
  const television = await turnOn(visit, server.address);
  const ada = await joinByPhone(visit, server.address, television.code, 'Ada');
  await ada.page.locator('[data-word=game][aria-label="Lucky Seven"]').click();
  await television.page.getByRole('heading', { name: 'Lucky Seven' }).waitFor();
  const ben = await joinByPhone(visit, server.address, television.code, 'Ben');
  await ben.page.locator('[data-word=start]').click();
  await playTogether([ada.page, ben.page], nextOnBoard, 1);
  await caughtUp(television.page, ben.page);
  expect(await textOf(television.page.locator('[data-shows=hands]'))).toMatch(
    /\[\[-1(,-1)*\],\[-1(,-1)*\]\]/,
  );
});
