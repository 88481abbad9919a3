import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame } from '@undercroft/games';
import { gamesWith } from '@undercroft/games/extras';
import { apply, begin, FastChance, openBox, sightNow } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { folderOfFiles, said } from './said.ts';

const { folder } = folderOfFiles('reference');
const home = join(import.meta.dirname, '../reference');
const BRIEF = { iterations: 4 };
const FIRST_MASTER = '90f0deec9ee91a3f4996391d2df1121f62e3aab38e54021503f0219a98edf73e';

/** What a program says to some lines. */
const told = (program: string, ...lines: readonly object[]) =>
  spawnSync(process.execPath, [program], {
    input: lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    encoding: 'utf8',
  });

describe('the first master', () => {
  test('is the one that was packed, and refuses to be another', () => {
    const packed = readFileSync(join(home, 'first-master.js.br'));
    expect(createHash('sha256').update(packed).digest('hex')).toBe(FIRST_MASTER);
    cpSync(home, folder, { recursive: true });
    packed[1000] ^= 1;
    writeFileSync(join(folder, 'first-master.js.br'), packed);
    const { status, stdout, stderr } = told(join(folder, 'play.js'));
    expect(stderr).toContain('first-master.js.br is not the first master');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });

  test.each(gamesWith('weighed'))(
    'plays %s with rules of its own, and beats who answers at random',
    async (game) => {
      const duel = ['duel', game, '--a', 'reference', '--b', 'random', '--pairs', '1', '--iterations', '10'];
      const { code, out } = await said([...duel, '--json']);
      expect(code).toBe(0);
      expect(JSON.parse(out)).toMatchObject({ games: 2, unfinished: 0, a: { share: 1 } });
    },
  );

  test.each(gamesWith('weighed'))(
    'knows what it is asked in %s, also under rules since its day',
    async (name) => {
      const game = await loadGame(name);
      const box = openBox(game);
      const luck = new FastChance(7);
      const state = begin(box, [null, null, null], luck);
      const lines: object[] = [
        {
          type: 'begin',
          game: name,
          rules: game.rulesVersion,
          options: box.options,
          set: null,
          budget: BRIEF,
        },
      ];
      while (state.asks.length > 0 && lines.length < 200) {
        const { seat, view, ask, answers } = sightNow(box, state);
        // A view changes with the table.
        lines.push(structuredClone({ type: 'ask', seat, view, ask, answers }));
        apply(box, state, answers[luck.pick(answers.length)], luck);
      }
      const { stdout, stderr } = told(join(home, 'play.js'), ...lines, {
        type: 'over',
        seat: 0,
        outcome: null,
      });
      expect(stderr).toBe('');
      expect(stdout.trim().split('\n')).toHaveLength(lines.length - 1);
    },
  );

  test.each([join(home, 'play.js'), join(import.meta.dirname, '../scripts/player.ts')])(
    '%s answers also where it does not know the rules, and says so',
    async (program) => {
      const { rulesVersion } = await loadGame('karak');
      const begin = {
        type: 'begin',
        game: 'karak',
        rules: 999,
        options: { unheard: 'of' },
        set: null,
        budget: null,
      };
      const ask = {
        type: 'ask',
        seat: 0,
        view: {},
        ask: { kind: 'dance', seat: 0 },
        answers: ['jig', 'reel'],
      };
      const { status, stdout, stderr } = told(program, begin, ask, { type: 'over', seat: 0, outcome: null });
      expect(stdout).toMatch(/^\{"index":[01]\}\n$/);
      expect(stderr).toMatch(/made for rules \d+ of karak,.* 999.* 1 of 1 questions were beyond it/);
      if (program.endsWith('player.ts')) expect(stderr).toContain(`rules ${rulesVersion} of karak`);
      expect(status).toBe(0);
    },
  );

  test('plays in contests only', async () => {
    const { code, error } = await said(['simulate', 'karak', '--bots', 'reference']);
    expect(error).toBe(
      'undercroft simulate: --bots: the reference is a program; it plays in duels and arenas only',
    );
    expect(code).toBe(2);
  });
});

test("today's master plays as a program, to be packed some day", async () => {
  const program = `${JSON.stringify(process.execPath)} ${JSON.stringify(join(import.meta.dirname, '../scripts/player.ts'))}`;
  const duel = ['duel', 'kragmortha', '--a', program, '--b', 'random', '--pairs', '1', '--iterations', '10'];
  const { code, out } = await said([...duel, '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 2, unfinished: 0, a: { share: 1 } });
});
