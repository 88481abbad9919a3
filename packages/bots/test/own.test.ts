import { loadGame, loadMind } from '@undercroft/games';
import { boxOf, FastChance, lastFrame, type Match, sightOf, Table } from '@undercroft/kernel';
import { expect, it } from 'vitest';
import { choose, type Level } from '../src/index.ts';
import { ownChoices, resultWithoutLuck, Sums } from '../src/review/index.ts';

/** Somebody of a level, first at a table of three, beside two adepts; always the same luck by its number. */
async function played(name: string, level: Level, luck: number): Promise<Match> {
  const [game, mind] = await Promise.all([loadGame(name), loadMind(name)]);
  const seed = luck.toString(16).padStart(64, '0');
  const { table } = Table.begin(game, { figures: [null, null, null], seed, luck: 'dealt' });
  const chance = new FastChance(luck);
  for (let seat = table.waitsFor; seat !== null; seat = table.waitsFor) {
    const { view, ask, answers } = table.update(seat);
    if (ask === null) break;
    const sight = sightOf(table.box, view, ask, answers);
    const budget = { iterations: 150 };
    table.answer(seat, table.version, choose(seat === 0 ? level : 'adept', mind, sight, chance, { budget }));
  }
  return table.match();
}

it('finds far more to regret in a beginner’s choices than in a master’s, and never less than nothing', async () => {
  const name = 'kragmortha';
  const [game, mind] = [await loadGame(name), await loadMind(name)];
  const lost = async (level: Level) => {
    let sum = 0;
    for (const luck of [1, 2, 3, 4]) {
      const own = ownChoices(game, mind, await played(name, level, luck), 0);
      expect(own).toBeLessThanOrEqual(0);
      expect(own).toBeGreaterThanOrEqual(-1);
      sum -= own;
    }
    return sum;
  };
  const [master, beginner] = [await lost('master'), await lost('beginner')];
  expect(beginner).toBeGreaterThan(0.4);
  expect(master).toBeLessThan(beginner / 3);
});

it('judges the same match always the same', async () => {
  const [game, mind] = [await loadGame('kragmortha'), await loadMind('kragmortha')];
  const match = await played('kragmortha', 'novice', 5);
  expect(ownChoices(game, mind, match, 0)).toBe(ownChoices(game, mind, match, 0));
});

it('takes luck out of who has won: on average it did nothing, and what is left differs less', async () => {
  const [game, mind] = [await loadGame('kragmortha'), await loadMind('kragmortha')];
  const [raw, left, luck] = [new Sums(), new Sums(), new Sums()];
  for (let number = 0; number < 40; number++) {
    const match = await played('kragmortha', 'adept', 100 + number);
    const outcome = game.outcome(boxOf(game, match), lastFrame(game, match).state);
    const won = outcome?.winners.includes(0) ? 1 / outcome.winners.length : 0;
    const result = resultWithoutLuck(game, mind, match, 0);
    raw.add([won]);
    left.add([result]);
    luck.add([won - result]);
  }
  const { chances, errors } = luck.outlook();
  expect(errors[0]).toBeGreaterThan(0);
  expect(Math.abs(chances[0])).toBeLessThan(3 * errors[0]);
  expect(left.outlook().errors[0]).toBeLessThan(raw.outlook().errors[0]);
});
