import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_NAMES, loadMind, onShelf } from '@undercroft/games';
import { seatsNear } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { folderOfFiles, said } from './said.ts';
import { undercroft } from './undercroft.ts';

const { folder, file } = folderOfFiles('programs');
const node = JSON.stringify(process.execPath);
const binary = fileURLToPath(new URL('../../undercroft/bin/undercroft.js', import.meta.url));
const examples = fileURLToPath(new URL('../../../docs/python', import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** A player that takes the first answer, or does something else instead. */
const player = (name: string, says: string) =>
  `${node} ${JSON.stringify(
    file(
      `${name}.mjs`,
      `import { createInterface } from 'node:readline';
createInterface({ input: process.stdin }).on('line', (line) => {
  const { type, answers } = JSON.parse(line);
  if (type === 'ask') console.log(${says});
});
`,
    ),
  )}`;

const first = player('first', 'JSON.stringify({ index: 0 })');
const absurd = player('absurd', `'{"answer":"fly"}'`);

describe('a program that reads and writes lines', () => {
  const flags = ['--pairs', '1', '--workers', '1', '--json'];

  test('plays a duel, the same one again', async () => {
    const duel = ['duel', 'kragmortha', '--a', 'adept', '--b', first, ...flags];
    const { code, out } = await said(duel);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 2, unfinished: 0 });
    expect((await said(duel)).out).toBe(out);
  });

  test('loses a game that it breaks, and is told how', async () => {
    const { code, out, error } = await said(['duel', 'karak', '--a', absurd, '--b', 'random', ...flags]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ games: 2, a: { share: 0 } });
    expect(error).toMatch(
      /2 of 2; first the program .* answered \{"answer":"fly"\}, which is none of the \d+ answers/,
    );
  });

  test('that cannot be started or says nothing loses, too', async () => {
    const { error } = await said(['duel', 'karak', '--a', './no-such-bot', '--b', 'random', ...flags]);
    expect(error).toContain('has ended with exit code');
    const mute = player('mute', `''`);
    const silent = await said(['duel', 'karak', '--a', mute, '--b', 'random', '--patience', '1', ...flags]);
    expect(silent.error).toContain('said nothing for 1 seconds');
  });

  test('a name that is no level and no command is refused', async () => {
    const { code, error } = await said(['duel', 'karak', '--a', 'wizard']);
    expect(code).toBe(2);
    expect(error).toContain('or a command such as "python3 mybot.py"');
  });
});

test('an arena rates everybody, and writes a page', async () => {
  const page = `${folder}/arena.html`;
  const arena = ['arena', 'kragmortha', 'adept', 'random', first, '--deals', '2', '--json', '--html', page];
  const { code, out } = await said(arena);
  expect(code).toBe(0);
  const rows = JSON.parse(out);
  expect(rows).toHaveLength(3);
  // Three pairs, two deals, both ways round.
  for (const { games } of rows) expect(games).toBe(8);
  expect(rows[0].name).toBe('adept');
  expect(rows[0].rating).toBeGreaterThan(rows[1].rating);
  expect(readFileSync(page, 'utf8')).toContain('<td>adept</td>');
});

/** What the environment says to some lines. */
async function env(args: readonly string[], ...lines: readonly unknown[]) {
  const input = lines.map((line) => JSON.stringify(line)).join('\n');
  const { out } = await undercroft(['env', ...args], { input });
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('the learning environment', () => {
  test('steps many tables at once, shows what the asked seat sees, and refuses what cannot be', async () => {
    const [start, stepped, sights, features, wrong, reset] = await env(
      ['kragmortha', '--tables', '3', '--seats', '2'],
      { step: [0, 0, 0] },
      { observe: [1] },
      { features: [0, 2] },
      { step: [0, 99, 0] },
      { reset: '1' },
    );
    expect(start.seats).toHaveLength(3);
    expect(stepped.over).toEqual([]);
    expect(sights.sights[0].answers).toHaveLength(stepped.answers[1]);
    expect(sights.sights[0].seat).toBe(stepped.seats[1]);
    expect(features.features[0].length).toBe(features.features[1].length);
    expect(wrong.error).toMatch(/^step: table 1: expected an index from 0 to \d+, not 99$/);
    expect(reset).toEqual(start);
  });

  test.each([...GAME_NAMES])('%s in numbers: always as many, and all of them numbers', async (game) => {
    const steps = Array.from({ length: 30 }, () => [{ step: [0, 0] }, { features: [0, 1] }]).flat();
    const seats = seatsNear(onShelf(game), 3);
    const heard = await env([game, '--tables', '2', '--seats', `${seats}`], ...steps);
    if ((await loadMind(game)).features === undefined) {
      expect(heard.find(({ error }) => error !== undefined)?.error).toMatch(/^features: \S+ has none/);
      return;
    }
    const all = heard.flatMap(({ features = [] }) => features as number[][]);
    expect(all).toHaveLength(60);
    for (const one of all) {
      expect(one).toHaveLength(all[0].length);
      for (const number of one) expect(Number.isFinite(number)).toBe(true);
    }
  });

  test('tells who has won when a game is over, and deals the next one', async () => {
    const steps = Array.from({ length: 400 }, () => ({ step: [0] }));
    const heard = await env(['kragmortha', '--seed', 'over'], ...steps);
    const ended = heard.filter(({ over }) => over.length > 0);
    expect(ended.length).toBeGreaterThan(0);
    for (const { over, answers } of ended) {
      const [[table, shares]] = over;
      expect(table).toBe(0);
      expect(shares[0] + shares[1]).toBeCloseTo(1);
      expect(answers[0]).toBeGreaterThan(0);
    }
  });
});

describe('looking ahead', () => {
  test('a position stays as it is; the same answer brings the same, other luck something else', async () => {
    const [, dealt, once, again, other, seen, still, left] = await env(
      ['karak'],
      { deal: 'ahead' },
      { after: [['p0', 0]] },
      { after: [['p0', 0]] },
      { after: [['p0', 'adept']], luck: 'other' },
      { observe: ['p1', 'p2'] },
      { ids: ['p0'] },
      { drop: ['p1', 'p3'] },
    );
    expect(dealt.positions[0]).toMatchObject({ position: 'p0', over: null, stopped: false });
    expect({ ...once.positions[0], position: '' }).toEqual({ ...again.positions[0], position: '' });
    expect(other.positions[0].position).toBe('p3');
    expect(seen.sights[0]).toEqual(seen.sights[1]);
    expect(still.ids[0]).toEqual(dealt.positions[0].ids);
    expect(left).toEqual({ kept: 2 });
  });

  test('what is imagined for a seat looks the same to it, and only the asked seat sees the question', async () => {
    const [, , imagined, seen, others] = await env(
      ['goblin'],
      { deal: 'hidden' },
      { imagine: [['p0', 1]], luck: 'a' },
      {
        observe: [
          ['p0', 1],
          ['p1', 1],
        ],
      },
      {
        observe: [
          ['p0', 0],
          ['p0', 1],
        ],
      },
    );
    expect(imagined.positions[0].position).toBe('p1');
    expect(seen.sights[0]).toEqual(seen.sights[1]);
    const asks = others.sights.map(({ ask, answers }: { ask: unknown; answers: unknown[] }) => [
      ask !== null,
      answers.length > 0,
    ]);
    expect(asks.toSorted()).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  test('what is wrong is told, and nothing of it is kept', async () => {
    const [, , ...heard] = await env(
      ['karak'],
      { deal: 'wrong' },
      {
        after: [
          ['p0', 0],
          ['p0', 99],
        ],
      },
      { after: [['p0', 'wizard']] },
      { imagine: [['p0', 2]] },
      { observe: ['p7'] },
      { deal: 7 },
      { drop: ['p0', 'p9'] },
      { drop: [] },
    );
    expect(heard.map(({ error }) => error).slice(0, -1)).toEqual([
      expect.stringMatching(/^after: "p0": expected an index from 0 to \d+, not 99$/),
      expect.stringMatching(/^after: no "wizard"; there are: beginner, /),
      'no seat 2; there are 0 to 1',
      'no position "p7"',
      'deal: expected a text',
      'no position "p9"',
    ]);
    expect(heard.at(-1)).toEqual({ kept: 1 });
  });
});

describe.skipIf(!hasPython)(`in Python${hasPython ? '' : ' (not run: there is no python3 here)'}`, () => {
  const python = (script: string, ...args: string[]) =>
    spawnSync('python3', [`${examples}/${script}`, ...args], {
      encoding: 'utf8',
      env: { ...process.env, UNDERCROFT: `${process.execPath} ${binary}` },
    });

  test('mybot.py plays a duel', async () => {
    const command = `python3 ${JSON.stringify(`${examples}/mybot.py`)}`;
    const { code, out } = await said([
      'duel',
      'karak',
      '--a',
      'adept',
      '--b',
      command,
      '--pairs',
      '1',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 2, unfinished: 0 });
  });

  test('learn.py steps many tables', () => {
    const { stdout, status } = python('learn.py', 'kragmortha', '16', '200');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^kragmortha: 3200 steps, [1-9]\d* games, \d+ features\n$/);
  });

  test('one_table.py plays a game as PettingZoo would', () => {
    const { stdout, status } = python('one_table.py', 'kragmortha');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\d+ steps; seat_0: [\d.]+, seat_1: [\d.]+, seat_2: [\d.]+\n$/);
  });

  test('the environments are what PettingZoo, Gymnasium and OpenSpiel say they are', () => {
    const { stderr, status } = python('tests/contract.py');
    expect(stderr).toMatch(/OK\s*$/);
    expect(status).toBe(0);
  });

  // What builds the package is not a part of Python: without it, pip would fetch it.
  const builds = spawnSync('python3', ['-c', 'import setuptools, wheel']).status === 0;
  test.skipIf(!builds)(
    `pip installs the package${builds ? '' : ' (not run: no setuptools or wheel here)'}`,
    () => {
      // pip builds where the package lies.
      cpSync(examples, `${folder}/python`, { recursive: true });
      const target = `${folder}/installed`;
      const pip = ['-m', 'pip', 'install', '--quiet', '--no-index', '--no-deps', '--no-build-isolation'];
      const installed = spawnSync('python3', [...pip, '--target', target, `${folder}/python`], {
        encoding: 'utf8',
      });
      expect(installed.stderr).not.toContain('ERROR');
      expect(installed.status).toBe(0);
      const { stdout } = spawnSync(
        'python3',
        ['-c', 'import undercroft; print(undercroft.__file__, undercroft.AEC)'],
        {
          cwd: folder,
          encoding: 'utf8',
          env: { ...process.env, PYTHONPATH: target },
        },
      );
      expect(stdout).toContain(`${target}/undercroft/__init__.py <class 'undercroft.aec.AEC'>`);
    },
  );
});
