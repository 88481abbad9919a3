import { readFileSync } from 'node:fs';
import {
  answersNow,
  apply,
  asked,
  begin,
  FastChance,
  openBox,
  type SavedTable,
  Table,
} from '@undercroft/kernel';
import { eachSeed } from '@undercroft/kit/seeds';
import { expect, test } from 'vitest';
import { type Kragmortha, type KragmorthaState, kragmortha, tablesOf } from '../src/game.ts';

const box = openBox(kragmortha);
const tables = tablesOf(box.set);

/** Whether something holds before every answer of many random games. */
function always(holds: (state: KragmorthaState) => boolean): void {
  eachSeed(70, (seed) => {
    const chance = new FastChance(seed);
    const state = begin(box, Array<null>(2 + (seed % 7)).fill(null), chance);
    for (let step = 0; state.asks.length > 0; step++) {
      if (!holds(state)) expect.fail(`answer ${step}: ${JSON.stringify(state)}`);
      const answers = answersNow(box, state);
      apply(box, state, answers[chance.pick(answers.length)], chance);
    }
  });
}

const betweenMoves = (state: KragmorthaState): boolean => asked<Kragmortha>(state)?.kind === 'card';

test('when a card is to be played, everybody stands on a square of their own, none of them the desk', () => {
  always((state) => {
    if (!betweenMoves(state)) return true;
    const { floor } = tables.fields[state.at.length];
    return (
      new Set([...state.at, state.rigor]).size === state.at.length + 1 &&
      state.at.every((at) => floor.includes(at))
    );
  });
});

test('when a card is to be played, nothing is left to settle', () => {
  always((state) => !betweenMoves(state) || (state.asks.length === 1 && state.trial === null));
});

test('nobody who still plays has four looks, or two of the same part', () => {
  always((state) =>
    state.looks.every((looks) => {
      const parts = looks.filter((look) => look !== 'blank').map((look) => tables.looks[look].part);
      return looks.length < 4 && new Set(parts).size === parts.length;
    }),
  );
});

test('only goblins that are being pushed share a square', () => {
  always((state) => {
    const ask = asked<Kragmortha>(state);
    const placed = state.at.filter((at) => at >= 0);
    const pushing = ask?.kind === 'push' || (ask?.kind === 'react' && ask.to === 'push');
    // A gust comes from the square beside, where the goblin that blows stays.
    const gust = state.chain.length === 1 && state.at[state.chain[0]] === state.cameFrom;
    return new Set(placed).size === placed.length - (pushing && !gust ? 1 : 0);
  });
});

test('where a goblin is placed can be taken back; a card that was shown cannot', () => {
  const { table } = Table.begin(kragmortha, { figures: ['purple', 'orange'], seed: '07'.repeat(32) });
  const answerFirst = () => {
    const seat = table.waitsFor ?? 0;
    table.answer(seat, table.version, table.update(seat).answers[0]);
    return seat;
  };
  const first = answerFirst();
  expect(table.mayTakeBack(first)).toBe(true);
  table.takeBack(first, table.version);
  expect(table.waitsFor).toBe(first);
  answerFirst();
  answerFirst();
  const player = answerFirst();
  expect(table.mayTakeBack(player)).toBe(false);
});

test('a look can be called by a seat that is not asked, and then the others are asked', () => {
  const state = begin(box, ['purple', 'orange', 'green'], new FastChance(2));
  const { standing } = kragmortha;
  expect(standing?.answers(box, state, 0)).toEqual([]);
  state.looks[1].push(state.lookDeck.splice(0, 1)[0]);
  state.turn = 1;
  expect(standing?.answers(box, state, 0)).toEqual([{ call: 'orange', look: state.looks[1][0] }]);
  expect(standing?.answers(box, state, 1)).toEqual([]);
  const before = asked<Kragmortha>(state);
  standing?.answer({ box, state, chance: new FastChance(1), tell: undefined }, 0, {
    call: 'orange',
    look: state.looks[1][0],
  });
  expect(asked<Kragmortha>(state)).toMatchObject({ kind: 'vote', seat: 2 });
  apply(box, state, 'kept', new FastChance(1));
  expect(asked<Kragmortha>(state)).toEqual(before);
});

test('a table kept when errands stood on a stack of their own goes on where it stood', () => {
  const file = `${import.meta.dirname}/../records/rules-2-tables.json`;
  const kept: SavedTable[] = JSON.parse(readFileSync(file, 'utf8'));
  // One was about to land and draw a look, one to push a third goblin, one to land before its card is played.
  const [trapped, pushing, hasty] = kept.slice(-3).map((saved) => {
    const table = Table.resume(kragmortha, saved);
    const seat = table.waitsFor ?? -1;
    const [answer] = table.update(seat).answers;
    return { seat, told: table.answer(seat, table.version, answer).told, after: table.update(seat) };
  });
  const kinds = ({ told }: typeof trapped) => told.map(({ event }) => event.kind);
  expect(kinds(trapped)).toEqual(['put', 'look', 'drew', 'turn']);
  expect(kinds(pushing)).toEqual(['pushed']);
  expect(pushing.after.view.asks[0]).toMatchObject({ kind: 'onward', seat: pushing.after.view.seat });
  expect(hasty.after.ask).toEqual({ kind: 'card', seat: hasty.after.view.seat });
  expect(kinds(hasty)).toEqual(['put']);
});
