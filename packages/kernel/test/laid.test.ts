import { type HighCard, highCard } from '@undercroft/kit/example/game';
import { mind } from '@undercroft/kit/example/mind';
import { recordMatch } from '@undercroft/kit/records';
import { expect, test } from 'vitest';
import { branchOf, checkMatch, type Match, reelOf, replay, Table } from '../src/index.ts';

const seed = '3c'.repeat(32);
const { match: other } = recordMatch(highCard, mind, 3, '5a'.repeat(32));
const figures = [null, null, null];

const statesOf = (match: Match) => Array.from(replay(highCard, match), ({ state }) => JSON.stringify(state));

/** A table of another game after so many answers, as people might find it on theirs. */
const found = (after: number): HighCard['state'] =>
  JSON.parse(JSON.stringify(branchOf(highCard, other, after, null).state));

function playOn(table: Table<HighCard>, answers: number): void {
  for (let i = 0; i < answers && table.waitsFor !== null; i++) {
    const seat = table.waitsFor;
    table.answer(seat, table.version, table.update(seat).answers[0]);
  }
}

test('a table that people have laid themselves goes on from there, and its match plays again to the byte', () => {
  const { table } = Table.begin(highCard, { figures, seed });
  table.lay(found(2), 0);
  expect(table.save().state).toEqual(found(2));
  playOn(table, 2);
  table.lay(found(3), table.version);
  // Laid twice between the same answers: the later one is how it lies.
  table.lay(found(4), table.version);
  playOn(table, 1);
  const kept = JSON.parse(JSON.stringify(table.save()));
  const resumed = Table.resume(highCard, kept);
  playOn(table, 99);
  playOn(resumed, 99);
  expect(resumed.save()).toEqual(table.save());
  const match = checkMatch(JSON.parse(JSON.stringify(table.match())));
  expect(match.laid?.map(({ after }) => after)).toEqual([0, 2]);
  const states = statesOf(match);
  expect(states[0]).toBe(JSON.stringify(found(2)));
  expect(states[2]).toBe(JSON.stringify(found(4)));
  expect(states.at(-1)).toBe(JSON.stringify(table.save().state));
  expect(reelOf(highCard, match).outcome).toEqual(table.outcome);
});

test('what was laid stands before an answer that is taken back, and is gone with those before it', () => {
  const { table } = Table.begin(highCard, { figures, seed });
  playOn(table, 1);
  table.lay(found(2), table.version);
  expect(table.mayTakeBack(0)).toBe(false);
  playOn(table, 1);
  const [, [after]] = table.match().answers;
  table.takeBackByLeave(after, table.version);
  expect(table.save().state).toEqual(found(2));
  const match = table.match();
  expect(statesOf(match).at(-1)).toBe(JSON.stringify(found(2)));
  expect(branchOf(highCard, match, 0, null).match.laid).toEqual([]);
  expect(branchOf(highCard, match, 1, null).state).toEqual(found(2));
});

test('a table that does not add up is refused, and nothing has changed', () => {
  const { table } = Table.begin(highCard, { figures, seed });
  const before = JSON.stringify(table.save());
  const short = found(2);
  short.deck.pop();
  expect(() => table.lay(short, 0)).toThrow('does not add up');
  expect(() => table.lay(found(2), 1)).toThrow('version');
  expect(JSON.stringify(table.save())).toBe(before);
});
