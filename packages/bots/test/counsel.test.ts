import { loadGame, loadMind } from '@undercroft/games';
import { FastChance, sightNow, sightOf, Table } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { choose, counsel } from '../src/index.ts';
import { tiedWithTheDragon } from './dragon.ts';

const BUDGET = { iterations: 150 };

/** A table of two adepts that has come to a version, always the same one. */
async function tableAt(name: string, version: number) {
  const mind = await loadMind(name);
  const figures = [null, null];
  const { table } = Table.begin(await loadGame(name), { figures, seed: '1'.padStart(64, '0') });
  const asked = () => {
    const seat = table.waitsFor;
    const { view, ask, answers } = table.update(seat);
    if (seat === null || ask === null) throw new Error(`the game is over at version ${table.version}`);
    return { seat, sight: sightOf(table.box, view, ask, answers) };
  };
  while (table.version < version) {
    const { seat, sight } = asked();
    table.answer(seat, table.version, choose('adept', mind, sight, new FastChance(table.version)));
  }
  return { table, mind, ...asked() };
}

test('in Karak, whoever would let a won game go is warned, with what comes of it', async () => {
  const { box, state } = tiedWithTheDragon();
  const { answer, warnings } = counsel(
    await loadMind('karak'),
    sightNow(box, state),
    new FastChance(5),
    BUDGET,
  );
  expect(answer).toEqual({ flames: 1 });
  const accept = warnings.find((one) => one.answer === 'accept');
  expect(accept?.best).toBe(1);
  expect(accept?.share).toBeLessThan(0.7);
  expect(accept?.reasons[0]).toMatchObject({ part: 'won', with: 1 });
  expect(warnings.map((one) => one.answer)).not.toContainEqual(answer);
});

/** The first question from a version on of which the coach warns. */
async function firstWarned(name: string, version: number) {
  for (let at = version; at < version + 30; at++) {
    const asked = await tableAt(name, at);
    const found = counsel(asked.mind, asked.sight, new FastChance(1), BUDGET);
    if (found.warnings.length > 0) return { ...asked, ...found, version: at };
  }
  throw new Error(`nothing to warn of from version ${version} on`);
}

test.each([
  ['karak2', 107],
  ['goblin', 7],
  ['kragmortha', 4],
])('%s has warnings, only of what loses much and cannot be taken back', async (name, from) => {
  const { seat, answer, warnings, version } = await firstWarned(name, from);
  expect(warnings.map((one) => one.answer)).not.toContainEqual(answer);
  for (const warning of warnings) {
    expect(warning.best - warning.share).toBeGreaterThan(0.08);
    const { table } = await tableAt(name, version);
    table.answer(seat, table.version, warning.answer);
    expect(table.mayTakeBack(seat) && table.waitsFor === seat).toBe(false);
  }
});

test('the same question gets the same counsel', async () => {
  const { mind, sight } = await tableAt('goblin', 1);
  const twice = [1, 1].map((seed) => counsel(mind, sight, new FastChance(seed), BUDGET));
  expect(twice[0]).toEqual(twice[1]);
});
