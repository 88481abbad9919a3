import { begin, FastChance, openBox, viewOf } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { kragmortha } from '../src/game.ts';

/** A table where seat 0 holds a given look. */
function tableWith(look: string, looks: 'dare' | 'screen' | 'both') {
  const box = openBox(kragmortha, { looks });
  const state = begin(box, ['purple', 'orange'], new FastChance(1));
  state.lookDeck.splice(state.lookDeck.indexOf(look), 1);
  state.looks[0].push(look);
  return { box, state };
}

test('a view says with ids and figures what a screen is to do to whom', () => {
  const { box, state } = tableWith('armpit', 'both');
  expect(viewOf(box, state, 1).seats[0].looks).toEqual([
    {
      look: 'armpit',
      part: 'arm',
      dare: { id: 'card-in-armpit' },
      screen: { id: 'press-and-hold', milliseconds: 1500 },
    },
  ]);
});

test('a hand limit is kept by the rules whichever face counts', () => {
  for (const looks of ['dare', 'screen', 'both'] as const) {
    const { box, state } = tableWith('two-cards', looks);
    expect(viewOf(box, state, null).seats.map(({ handSize }) => handSize)).toEqual([2, 3]);
  }
});

test('hands are seen by their owners only', () => {
  const { box, state } = tableWith('crown', 'dare');
  expect(viewOf(box, state, 0).hands[0]).toEqual(state.hands[0]);
  expect(viewOf(box, state, 0).hands[1]).toEqual(['', '', '']);
  for (const hand of viewOf(box, state, null).hands) expect(hand).toEqual(['', '', '']);
});

test('where nobody talks no look is about talking, and no dare is done', () => {
  const box = openBox(kragmortha, { looks: 'quiet' });
  const state = begin(box, ['purple', 'orange'], new FastChance(1));
  const handicaps = (looks: readonly string[]) =>
    looks.map((look) => {
      state.looks[0] = [look];
      return viewOf(box, state, 0).seats[0].looks[0];
    });
  const shown = handicaps([...state.lookDeck]);
  expect(shown).toHaveLength(19);
  expect(shown.filter(({ screen }) => screen?.id.startsWith('chat-'))).toEqual([]);
  expect(shown.every(({ dare }) => dare === undefined)).toBe(true);
});
