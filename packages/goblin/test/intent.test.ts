import {
  answersNow,
  apply,
  askNow,
  begin,
  FastChance,
  openBox,
  sameAnswer,
  sightNow,
} from '@undercroft/kernel';
import { hurried } from '@undercroft/kit/mind';
import { eachSeed } from '@undercroft/kit/seeds';
import { expect, test } from 'vitest';
import { type Goblin, goblin } from '../src/game.ts';
import { mind } from '../src/mind.ts';

const box = openBox(goblin, { powers: true });

test('a card that was meant a while ago is as good as any that somebody would choose now', () => {
  let fights = 0;
  eachSeed(12, (seed) => {
    const luck = new FastChance(seed);
    const state = begin(box, [null, null, null], luck);
    // A potion is thought about when its card comes.
    state.potions.fill(0);
    for (let given = 0; given < 900 && state.asks.length > 0; given++) {
      const answers = answersNow(box, state);
      const answer = hurried(mind, box, state, luck);
      if (askNow<Goblin>(state).kind === 'fight' && answers.length > 1) {
        const scores: number[] = [];
        mind.instinct(sightNow(box, state), luck, scores);
        expect(scores[answers.findIndex((one) => sameAnswer(one, answer))]).toBe(Math.max(...scores));
        fights++;
      }
      apply(box, state, answer, luck);
      state.potions.fill(0);
    }
  });
  expect(fights).toBeGreaterThan(1000);
});
