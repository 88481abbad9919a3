import { answersNow, apply, asked, begin, FastChance, imagine, openBox, viewOf } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { type Kragmortha, type KragmorthaState, kragmortha } from '../src/game.ts';

const box = openBox(kragmortha);

function answerAnyhow(state: KragmorthaState, chance: FastChance): void {
  const answers = answersNow(box, state);
  apply(box, state, answers[chance.pick(answers.length)], chance);
}

test.each([2, 4, 8])(
  'with %i seats, what happens on one imagined table leaves no trace on the next',
  (seats) => {
    const chance = new FastChance(seats);
    const state = begin(box, Array<null>(seats).fill(null), chance);
    for (let ask = asked<Kragmortha>(state); ask !== undefined; ask = asked<Kragmortha>(state)) {
      const { seat } = ask;
      const view = viewOf(box, state, seat);
      const another = () => imagine(box, view, seat, new FastChance(1));
      const before = JSON.stringify(another());
      const imagined = another();
      for (let i = 0; i < 20 && imagined.asks.length > 0; i++) answerAnyhow(imagined, chance);
      expect(JSON.stringify(another())).toBe(before);
      answerAnyhow(state, chance);
    }
  },
);
