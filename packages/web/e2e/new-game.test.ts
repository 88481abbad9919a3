import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { browserForTests, textOf } from './browser.ts';
import { caughtUp, joinByPhone, turnOn } from './living.ts';
import { type Obeyed, obey } from './obey.ts';
import { nextOnBoard, playByClicks, playTogether } from './play.ts';
import { startServer } from './server.ts';

const { visit } = browserForTests({ painted: false });

const root = join(import.meta.dirname, '../../..');

/** What lies in a house that nobody wrote. */
const MADE = ['node_modules', '.git', 'data', 'release', 'dist', 'coverage'];

/** The house as it stands, with all its tests, elsewhere, and what it needs installed. */
function scratchCopy(): string {
  const house = mkdtempSync(join(tmpdir(), 'undercroft-house-'));
  cpSync(root, house, { recursive: true, filter: (from) => !MADE.includes(basename(from)) });
  const installed = join(house, 'node_modules');
  mkdirSync(join(installed, '@undercroft'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@undercroft') symlinkSync(join(root, 'node_modules', name), join(installed, name));
  }
  for (const name of readdirSync(join(house, 'packages')))
    symlinkSync(join('../../packages', name), join(installed, '@undercroft', name));
  return house;
}

/** Runs a program of the copied house; what it says, and its exit code. */
async function runIn(house: string, program: string, args: readonly string[], input = '') {
  const { NO_COLOR: _, FORCE_COLOR: __, LC_ALL: ___, ...env } = process.env;
  const running = promisify(execFile)(process.execPath, [join(house, program), ...args], {
    cwd: house,
    env: { ...env, LANG: 'C', NO_COLOR: '1', VITEST_MAX_WORKERS: '1', UNCOMPRESSED: '1' },
    maxBuffer: 1e8,
  });
  running.child.stdin?.end(input);
  const { stdout, stderr } = await running.catch((error) => error);
  return { out: `${stdout}`, error: `${stderr}`, code: running.child.exitCode };
}

const NEW = ['lucky-seven', 'tug-of-war'];

/** The tests of the house that look at every game: those of the whole, and of rooms those that name the shelf. */
const lookAtGames = (house: string): string[] => [
  ...globSync('tests/{languages,writing,extras,lock,arrows}.test.ts', { cwd: house }),
  ...globSync('packages/*/test/**/*.test.ts', { cwd: house }).filter((file) =>
    /GAME_NAMES|GAME_KEYS|gamesWith/.test(readFileSync(join(house, file), 'utf8')),
  ),
  ...NEW.map((name) => `packages/${name}/test/${name}.test.ts`),
];

let house = '';
const undercroft = (args: readonly string[], input?: string) =>
  runIn(house, 'packages/undercroft/bin/undercroft.js', args, input);
const read = (file: string) => readFileSync(join(house, 'packages', file), 'utf8');

/** Two new games in the whole house: one laid out by its own command, one that was written elsewhere. */
beforeAll(async () => {
  house = scratchCopy();
  const made = await undercroft(['new-game', 'lucky-seven']);
  expect(made).toMatchObject({ error: '', code: 0 });
  expect(made.out).toContain('packages/lucky-seven is laid out and stands on the shelf');
  // Exactly four seats, in partners, in two languages, without extras.
  const fetched = await undercroft(['new-game', 'tug-of-war', '--from', 'tests/tug-of-war']);
  expect(fetched).toMatchObject({ error: '', code: 0 });
  return () => rmSync(house, { recursive: true });
});

test('a new game changes two places outside its folder, and nothing if it cannot be', async () => {
  expect(read('games/package.json')).toContain('"@undercroft/lucky-seven": "*"');
  expect(read('games/src/index.ts')).toMatch(/'lucky-seven': luckySeven,\s/);
  expect(read('games/src/words.ts')).toContain("'tug-of-war': tugOfWar");
  expect(read('lucky-seven/rules/de.md')).toContain('**LS-1**');
  const again = await undercroft(['new-game', 'lucky-seven']);
  expect(again.code).toBe(2);
  expect(again.error).toContain('packages/lucky-seven is there already; nothing has been changed');
  const nowhere = await undercroft(['new-game', 'elsewhere', '--from', 'tests']);
  expect(nowhere).toMatchObject({ code: 2, error: expect.stringContaining('expected the folder of a game') });
});

// Other tests want the other cores: one thread each.
test.each([
  ['node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded'],
  ['node_modules/typescript/bin/tsc', '-p', 'packages/web', '--singleThreaded'],
  // Of the rest nothing has changed.
  [
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    ...NEW.map((name) => `packages/${name}`),
    'packages/games',
  ],
  ['node_modules/knip/bin/knip.js', '--no-config-hints'],
])('with new games %s %s finds nothing', async (program, ...args) => {
  const { out, error, code } = await runIn(house, program, args);
  expect([code, code === 0 ? '' : out + error]).toEqual([0, '']);
});

test('new games pass every test that looks at all games', async () => {
  const suite = await runIn(house, 'node_modules/vitest/vitest.mjs', [
    ...['run', '--project', 'rooms', ...lookAtGames(house)],
    // Of the rooms only what is said of the new ones; everything of the whole.
    ...[
      '-t',
      [
        ...NEW,
        'lacks nothing',
        'what is written in',
        'each of our games',
        'lock.json',
        'point only down',
      ].join('|'),
    ],
  ]);
  expect(suite.out.match(/^ FAIL .*$/gm) ?? []).toEqual([]);
  expect(suite.out).toMatch(/Tests +\d+ passed/);
  expect(suite.code).toBe(0);
});

test('new games are played in the terminal', async () => {
  const played = await undercroft(
    ['play', 'lucky-seven', '--seats', 'any,any:bot', '--seed', '1'],
    '1\n'.repeat(60),
  );
  expect(played).toMatchObject({ error: '', code: 0 });
  expect(played.out).toContain('Lucky Seven');
  expect(played.out).toMatch(/hands: \[\[\d+,\d+,\d+\],\[-1,-1,-1\]\]/);
  expect(played.out).toMatch(/★ .+ \(rounds\)/);
  await playInPartners();
});

test('new games are played in the browser and on a television', async () => {
  expect(await runIn(house, 'scripts/screens.js', [])).toMatchObject({ error: '', code: 0 });
  const server = await startServer({}, house);
  onTestFinished(() => server.stop());
  await playHere(server.address);
  await seeInPartners(server.address);
  await playOnTelevision(server.address);
});

/** In the terminal: as many sit down as the game is for, and whoever it does not speak to reads English. */
async function playInPartners() {
  const pulled = await undercroft(['play', 'tug-of-war', '--lang', 'pl', '--seed', '1'], '1\n'.repeat(30));
  expect(pulled).toMatchObject({ error: '', code: 0 });
  expect(pulled.out).toMatch(/1\. Bear · razem: Horse\n.*2\. Elk \(komputer: .+\) · razem: Ox/);
  expect(pulled.out).toMatch(/(Bear and Horse|Elk and Ox) win with 3 pulls/);

  const duel = await undercroft([
    'duel',
    'tug-of-war',
    '--a',
    'adept',
    '--b',
    'random',
    '--pairs',
    '40',
    '--json',
  ]);
  const { games, a, b } = JSON.parse(duel.out);
  expect(games).toBe(80);
  expect(a.share).toBeGreaterThan(0.55);
  expect(a.share + b.share).toBeCloseTo(1);

  const record = 'packages/tug-of-war/records/rules-1-seats-4.json';
  const { out } = await undercroft(['review', record, '--iterations', '20', '--json']);
  const { seats } = JSON.parse(out) as { seats: Record<'start' | 'result' | 'own' | 'partners', number>[] };
  // Partners begin with one chance, win together, and what one chose is the other's partner's doing.
  for (const [one, other] of [
    [0, 2],
    [1, 3],
  ]) {
    expect(seats[one].start).toBe(seats[other].start);
    expect(seats[one].result).toBe(seats[other].result);
    expect(seats[one].partners).toBe(seats[other].own);
  }
  expect(seats.map(({ result }) => result).sort()).toEqual([0, 0, 1, 1]);

  const lesson = await undercroft(
    ['lesson', 'packages/tug-of-war/lessons/first.yaml', '--lang', 'cs'],
    '\nPlay the 3\n\n',
  );
  expect(lesson.out).toContain('Keep your 22.');
  expect(lesson.code).toBe(0);
}

async function playHere(address: string) {
  const { page, context } = await visit('/', { server: address });
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
  await context.close();
}

/** On the screen: four chairs at once, who plays with whom, both winners, and the partner in the review. */
async function seeInPartners(address: string) {
  const { page, context } = await visit('/', { server: address });
  await page.locator('[data-game=tug-of-war]').getByRole('button', { name: 'Play here' }).click();
  expect(await textOf(page.getByTestId('sides'))).toBe('Seat 1 + Seat 3 : Seat 2 + Seat 4');
  // Whoever sits first changes places with the next: one plays with whoever sat fourth then, and back again.
  const chairs = () =>
    page.getByRole('combobox', { name: /^Seat \d$/ }).evaluateAll((all) => all.map((one) => one.textContent));
  const seated = await chairs();
  expect(seated[0]).not.toBe(seated[1]);
  const exchange = page.getByRole('button', { name: 'Change places with the next seat' });
  expect(await exchange.last().isDisabled()).toBe(true);
  await exchange.first().click();
  await expect.poll(chairs).toEqual([seated[1], seated[0], seated[2], seated[3]]);
  await exchange.first().click();
  await expect.poll(chairs).toEqual(seated);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByTestId('ask').waitFor();
  expect(await page.getByTestId('partners').allTextContents()).toEqual([
    'with Horse',
    'with Ox',
    'with Bear',
    'with Elk',
  ]);
  await playByClicks(page, () => false);
  expect(await textOf(page.getByTestId('result'))).toMatch(/^(BBear3HHorse3E|EElk3OOx3B)/);

  await page.goto('/');
  await page
    .locator('input[type=file]')
    .setInputFiles(join(house, 'packages/tug-of-war/records/rules-1-seats-4.json'));
  await page.getByRole('button', { name: 'How it went' }).click();
  const review = page.getByTestId('review');
  await review.and(page.locator('[data-at=done]')).waitFor();
  expect(await review.getByText('Choices of the partner').count()).toBe(4);

  // And its lesson.
  await page.goto('/learn/tug-of-war');
  const done: Obeyed[] = [];
  while (done.at(-1)?.what !== 'done' && done.length < 20) done.push(await obey(page));
  expect(done.map(({ what }) => what).filter((what) => what !== 'next')).toEqual(['pointed', 'done']);
  await page.locator('[data-word=lesson-play]').click();
  await page.getByTestId('ask').waitFor();
  expect(await page.getByTestId('partners').count()).toBe(4);
  await context.close();
}

/** On a television too, with phones for hands: what only a seat may see is on no television. */
async function playOnTelevision(address: string) {
  const television = await turnOn(visit, address);
  const ada = await joinByPhone(visit, address, television.code, 'Ada');
  await ada.page.locator('[data-word=game][aria-label="Lucky Seven"]').click();
  await television.page.getByRole('heading', { name: 'Lucky Seven' }).waitFor();
  const ben = await joinByPhone(visit, address, television.code, 'Ben');
  await ben.page.locator('[data-word=start]').click();
  await playTogether([ada.page, ben.page], nextOnBoard, 1);
  await caughtUp(television.page, ben.page);
  expect(await textOf(television.page.locator('[data-shows=hands]'))).toMatch(
    /\[\[-1(,-1)*\],\[-1(,-1)*\]\]/,
  );
}
