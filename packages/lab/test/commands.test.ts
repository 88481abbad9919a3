import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { SCRIPTS } from '../scripts/main.ts';
import { folderOfFiles, said } from './said.ts';
import { undercroft } from './undercroft.ts';

const { file } = folderOfFiles('lab');

describe('undercroft', () => {
  it.each([
    [['--help'], 'Usage: undercroft <command>'],
    [['play', '--help'], '--resume FILE'],
    [['scenario', '--help'], 'undercroft scenario FILE'],
    [['simulate', '--help'], '--games N'],
    [['compare', '--help'], 'undercroft compare A.yaml B.yaml'],
    [['duel', '--help'], '--pairs N'],
    [['set', '--help'], 'undercroft set show GAME'],
  ])('%j explains itself', async (args, text) => {
    const { code, out, error } = await said(args);
    expect(out).toContain(text);
    expect({ code, error }).toEqual({ code: 0, error: '' });
  });

  it.each([
    [['simulate', 'karak', '--games', '-5'], 'undercroft simulate: --games: "-5" begins with a dash'],
    [
      ['sit', 'true', '--server', 'http://127.0.0.1:9', '--game', 'karak'],
      'undercroft sit: --server http://127.0.0.1:9: the server cannot be reached',
    ],
  ])('%j is refused in one line', async (args, text) => {
    const { code, error } = await said(args);
    expect({ code, lines: error.trim().split('\n').length }).toEqual({ code: 2, lines: 1 });
    expect(error).toContain(text);
  });

  it.each(['fuzz', 'leaks', 'mutations', 'records', 'release'])(
    'npm run %s says what it takes, and does nothing',
    (script) => {
      const run = (...args: string[]) =>
        spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
          cwd: new URL('../../..', import.meta.url),
          encoding: 'utf8',
        });
      expect(run('--help')).toMatchObject({
        status: 0,
        stderr: '',
        stdout: expect.stringContaining(`npm run ${script}`),
      });
      expect(run('--games', '-5')).toMatchObject({ status: 2, stderr: expect.stringMatching(/^\S+: .+\n$/) });
      if (script === 'records')
        expect(run('karak')).toMatchObject({ status: 2, stderr: expect.stringContaining('--yes') });
    },
  );

  it('hands its exit code on', async () => {
    expect(await undercroft(['--help'])).toMatchObject({ code: 0, error: '' });
    expect(await undercroft(['play', 'chess'])).toMatchObject({
      code: 2,
      out: '',
      error: expect.stringMatching(/^undercroft play: no game "chess"; there are: .+\n$/),
    });
  });

  it.each([
    [['fly'], 'undercroft: no command "fly"; there are: play, lesson, scenario, simulate, '],
    [['play', 'chess'], 'undercroft play: no game "chess"; there are: '],
    [['play'], 'undercroft play: expected a game: karak'],
    [['play', 'karak', 'goblin'], 'undercroft play: expected one game, not "karak goblin"'],
    [['play', 'karak', '--seats', 'horan,tai'], 'undercroft play: --seats: no "tai" in karak; there are: '],
    [['play', 'karak', '--seats', 'horan,taia:robot'], 'undercroft play: --seats: "taia:robot": expected'],
    [['play', 'karak', '--seats', 'horan'], 'undercroft play: seats: karak is for 2 to 5, not 1'],
    [['play', 'karak', '--seats', 'horan,horan'], 'undercroft play: seats[1]: "horan" is taken already'],
    [['play', 'karak', '--options', 'luck=much'], 'undercroft play: options.luck: no such option; there are'],
    [['play', 'karak', '--options', 'curse'], 'undercroft play: --options: expected name=value, not "curse"'],
    [['play', 'karak', '--lang', 'fr'], 'undercroft play: no language "fr"; there are: en, de, pl, cs'],
    [['play', '--resume', '/nowhere'], 'undercroft play: /nowhere: no such file'],
    [['play', '--resume', '/nowhere', '--seed', '1'], 'undercroft play: --seed cannot be changed'],
    [['play', '--fast'], "undercroft play: Unknown option '--fast'; there are: --seats"],
    [['play', '--seats'], "undercroft play: Option '--seats <value>' argument missing"],
    [['bench'], 'undercroft: "bench" is for work on the project: npm run bench in a clone of it'],
    [['simulate'], 'undercroft simulate: expected a game: karak'],
    [['simulate', 'karak', '--games', 'many'], 'undercroft simulate: --games: expected a whole number, 1 or'],
    [['simulate', 'karak', '--seats', '7'], 'undercroft simulate: seats: karak is for 2 to 5, not 7'],
    [['simulate', 'karak', '--json', '--csv'], 'undercroft simulate: expected --json or --csv, not both'],
    [
      ['simulate', 'karak', '--bots', 'adept,wizard'],
      'undercroft simulate: --bots: no "wizard"; there are: ',
    ],
    [['simulate', 'karak', '--seats', 'horan:king'], 'undercroft simulate: --seats: "horan:king": expected'],
    [
      ['simulate', 'karak', '--seats', '2', '--bots', 'adept,master,novice'],
      'undercroft simulate: --bots: 3',
    ],
    [
      ['simulate', 'karak', '--seats', 'horan:adept,any', '--bots', 'adept'],
      'undercroft simulate: --bots: the',
    ],
    [
      ['simulate', 'karak', '--ms', '5', '--iterations', '5'],
      'undercroft simulate: expected --ms or --itera',
    ],
    [['simulate', 'karak', '--bots', 'adept,novice', '--luck', '9'], 'undercroft simulate: --luck: these'],
    [['simulate', 'karak', '--html', '/nowhere/r.html'], 'undercroft simulate: --html: ENOENT'],
    [
      ['duel', 'karak', '--a', 'wizard'],
      'undercroft duel: --a: no "wizard"; there are: beginner, novice, adept, expert, master',
    ],
    [['duel', 'karak', '--ms', '5', '--iterations', '5'], 'undercroft duel: expected --ms or --itera'],
    [['simulate', 'karak', '--set', '/nowhere'], 'undercroft simulate: /nowhere: no such file'],
    [['simulate', 'karak', '--options', 'curse=me'], 'undercroft simulate: options.curse: "me" is not one'],
    [['scenario'], 'undercroft scenario: expected a file'],
    [['compare', 'a.yaml'], 'undercroft compare: expected two files'],
    [['compare', '/nowhere', '/nowhere'], 'undercroft compare: /nowhere: no such file'],
    [['set'], 'undercroft set: expected show, check or diff'],
    [['set', 'burn', 'karak'], 'undercroft set: expected show, check or diff, not "burn"'],
    [['set', 'show'], 'undercroft set: expected a game: karak'],
    [['set', 'show', 'chess'], 'undercroft set: no game "chess"; there are: '],
    [['set', 'check', 'karak'], 'undercroft set: expected a file: undercroft set check karak FILE'],
    [['set', 'diff', 'karak', '/nowhere'], 'undercroft set: /nowhere: no such file'],
    [['set', 'diff', 'karak', '/nowhere', 'b'], 'undercroft set: /nowhere: no such file'],
  ])('%j gets one clear line and exit 2', async (args, line) => {
    const { code, out, error } = await said(args);
    expect(error.startsWith(line) ? line : error).toBe(line);
    expect(error.split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

const HELD = `
rule: K-33
title: A rat is stronger
given: { heroes: [horan, taia], cursed: horan, fight: rat }
chance: { rolls: [1, 2] }
then: { horan: { hearts: 5, at: "0,0" } }
`;

describe('undercroft scenario', () => {
  it('runs files from anywhere', async () => {
    const { code, out } = await undercroft(['scenario', file('held.yaml', HELD)]);
    expect(out).toBe('✓ K-33: A rat is stronger\n1 held, 0 failed\n');
    expect(code).toBe(0);
  });

  it('shows what is different and exits with 1', async () => {
    const path = file('failed.yaml', HELD.replace('hearts: 5', 'hearts: 4'));
    const { code, out } = await undercroft(['scenario', path]);
    expect(out).toContain('✗ K-33: A rat is stronger\n');
    expect(out).toMatch(/^ {4}.+failed\.yaml:\d+: horan\.hearts: expected 4, but it is 5$/m);
    expect(out).toContain('0 held, 1 failed');
    expect(code).toBe(1);
  });

  it.each([
    ['rule: Q-1\ntitle: No game\ngiven: {}\nthen: {}\n', 1, '"Q-1" belongs to no game'],
    [HELD.trim().replace('K-33', 'K-999'), 1, 'karak has no rule K-999'],
    ['rule: K-1\ntitle: Nobody\ngiven: { heroes: [horan, gandalf] }\nthen: {}\n', 3, 'no "gandalf"'],
    [HELD.trim().replace('[1, 2]', '[1]'), 4, 'chance.rolls: one more roll is needed'],
  ])(
    'one that cannot be played fails by its title, and the others of its file are run',
    async (text, line, why) => {
      const path = file('mixed.yaml', `${text}\n---\n${HELD.trim()}\n`);
      const { code, out } = await undercroft(['scenario', path]);
      expect(out).toMatch(/^✗ [A-Z]-\d+: (No game|A rat is stronger|Nobody)$/m);
      expect(out).toContain(`    ${path}:${line}: `);
      expect(out).toContain(why);
      expect(out).toContain('✓ K-33: A rat is stronger\n1 held, 1 failed\n');
      expect(code).toBe(1);
    },
  );

  it.each([
    ['bent.yaml', 'rule: K-1\ntitle: [', 2],
    ['field.yaml', 'rule: K-1\ntitle: No table\nthen: {}\n', 1],
  ])('says file and line for a malformed %s', async (name, text, line) => {
    const path = file(name, text);
    const { code, error } = await said(['scenario', path]);
    expect(error.startsWith(`${path}:${line}: `) ? line : error).toBe(line);
    expect(code).toBe(2);
  });
});

describe('npm run bench', () => {
  const bench = (...args: string[]) => said(['bench', ...args], SCRIPTS, 'npm run');

  it('counts the iterations of the first master, which is packed, beside those of today', async () => {
    const { out } = await bench('kragmortha', '--reference', '--quick', '--rounds', '1', '--json');
    const [{ here, reference, ratio }] = JSON.parse(out);
    expect(here).toBeGreaterThan(500);
    expect(reference).toBeGreaterThan(500);
    expect(ratio).toBeCloseTo(here / reference, 1);
  });

  it('prints figures for programs', async () => {
    const { code, out } = await bench('karak', '--bots', '--tables', '--quick', '--json');
    expect(JSON.parse(out)).toEqual([
      {
        game: 'karak',
        answersPerSecond: expect.any(Number),
        gamesPerSecond: expect.any(Number),
        copyMicroseconds: expect.any(Number),
        searchIterationsPerSecond: expect.any(Number),
        rolloutAnswersPerSecond: expect.any(Number),
        tableMicroseconds: expect.any(Number),
        readerBytes: expect.any(Number),
        rulesMicroseconds: expect.any(Number),
        answerMicroseconds: expect.any(Number),
        viewerMicroseconds: expect.any(Number),
      },
    ]);
    expect(code).toBe(0);
  });

  it('explains itself, and refuses in one line', async () => {
    expect((await bench('-h')).out).toContain('npm run bench -- [game]');
    expect((await bench('chess')).error).toMatch(/^npm run bench: no game "chess"; there are: .+$/);
    expect((await bench('--jsn')).error).toBe(
      "npm run bench: Unknown option '--jsn'; there are: --json, --bots, --tables, --review, --growth, --reference, --quick, --against, --rounds, --help",
    );
    expect((await bench('--against', '/nowhere')).error).toBe(
      'npm run bench: --against: no version of this project in /nowhere',
    );
  });
});
