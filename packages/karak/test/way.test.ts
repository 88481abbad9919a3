import { answersNow, apply, askNow, begin, FastChance, openBox, sightNow } from '@undercroft/kernel';
import { hurried } from '@undercroft/kit/mind';
import { eachSeed } from '@undercroft/kit/seeds';
import { expect, test } from 'vitest';
import { type Karak, type KarakState, karak } from '../src/game.ts';
import { mind } from '../src/mind.ts';

const box = openBox(karak, { heroes: 'chosen' });

/** What whoever looks again at a table sees in the best of the answers. */
function promise(state: KarakState): number {
  const scores: number[] = [];
  mind.instinct(sightNow<Karak>(box, state), new FastChance(1), scores);
  return Math.max(...scores);
}

test('who keeps to a way on an imagined table comes nearer to what it promised, and hardly misses anything better', () => {
  let kept = 0;
  let astray = 0;
  eachSeed(12, (seed) => {
    const [luck, wits] = [new FastChance(seed), new FastChance(seed + 100)];
    const state = begin(box, [null, null, null], luck);
    let promised: number | null = null;
    let keeps = false;
    let known = '';
    for (let given = 0; given < 900 && state.asks.length > 0; given++) {
      const ask = askNow<Karak>(state);
      // Nothing new: the same turn, the same tiles and what lies there, and no fountain that heals.
      const now = JSON.stringify([state.turn, state.dungeon, state.heroes[ask.seat].hearts]);
      if (ask.kind !== 'step' || ask.steps === 0 || now !== known) promised = null;
      known = now;
      if (promised !== null && keeps) {
        kept++;
        // A hundredth for each step that one has come nearer to a way out.
        if (Math.abs(promise(state) - promised) > 0.05) astray++;
      }
      const { used } = wits;
      const answer = hurried(mind, box, state, wits);
      // It is said before anybody has listed what may be done.
      expect(answersNow(box, state)).toContain(answer);
      // Whoever looks around begins anywhere, by luck; whoever keeps to a way does not look.
      keeps = wits.used === used;
      if (ask.kind !== 'step' || typeof answer === 'string' || !('step' in answer)) promised = null;
      else if (!keeps) promised = promise(state);
      apply(box, state, answer, luck);
    }
  });
  expect(kept).toBeGreaterThan(200);
  // A fight on the first step of a turn is worth another price than one later. (K-69)
  expect(astray / kept).toBeLessThan(0.1);
});
