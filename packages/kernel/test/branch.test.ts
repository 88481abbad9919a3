import { highCard } from '@undercroft/kit/example/game';
import { mind } from '@undercroft/kit/example/mind';
import { recordMatch } from '@undercroft/kit/records';
import { expect, test } from 'vitest';
import {
  branchOf,
  checkMatch,
  FastChance,
  type Match,
  reelOf,
  replay,
  sightOf,
  Table,
} from '../src/index.ts';

const seed = '3c'.repeat(32);
const { match } = recordMatch(highCard, mind, 3, seed);

/** Plays a table to its end, by instinct. */
function playedOn(table: Table<never>): Match {
  const chance = new FastChance(1);
  for (let seat = table.waitsFor; seat !== null; seat = table.waitsFor) {
    const { view, ask, answers } = table.update(seat);
    if (ask === null) break;
    table.answer(seat, table.version, mind.instinct(sightOf(table.box, view, ask, answers) as never, chance));
  }
  return table.match();
}

/** Each state as it was: the replay goes on changing it. */
const statesOf = (played: Match) =>
  Array.from(replay(highCard, played), ({ state }) => JSON.stringify(state));
const finalOf = (played: Match) => statesOf(played).at(-1);

test('with its own luck and the same answers, a match played on from any moment is the same match', () => {
  for (let after = 0; after <= match.answers.length; after++) {
    const table = Table.resume(highCard, branchOf(highCard, match, after, null));
    for (const [seat, answer] of match.answers.slice(after)) table.answer(seat, table.version, answer);
    expect(table.match()).toEqual(match);
    expect(JSON.stringify(table.save().state)).toBe(finalOf(match));
  }
});

test('with new luck it is another one from there on, and plays out again to the byte', () => {
  const after = 2;
  const first = Table.resume(highCard, branchOf(highCard, match, after, 'ab'.repeat(32)));
  const branch = checkMatch(JSON.parse(JSON.stringify(playedOn(first as never))));
  expect(branch.answers.slice(0, after)).toEqual(match.answers.slice(0, after));
  expect(statesOf(branch).slice(0, after + 1)).toEqual(statesOf(match).slice(0, after + 1));
  expect(finalOf(branch)).toBe(JSON.stringify(first.save().state));
  expect(reelOf(highCard, branch).outcome).toEqual(first.outcome);
  // The same answers with the old luck lead elsewhere.
  const old = Table.resume(highCard, branchOf(highCard, match, after, null));
  expect(JSON.stringify(playedOn(old as never))).not.toBe(JSON.stringify(branch));
});

test('a branch has branches, each with its luck', () => {
  const one = playedOn(Table.resume(highCard, branchOf(highCard, match, 1, 'ab'.repeat(32))) as never);
  const saved = branchOf(highCard, one, 3, 'cd'.repeat(32));
  expect(saved.match.anew?.map(({ after }) => after)).toEqual([1, 3]);
  const two = playedOn(Table.resume(highCard, JSON.parse(JSON.stringify(saved))) as never);
  expect(statesOf(two).slice(0, 4)).toEqual(statesOf(one).slice(0, 4));
});
