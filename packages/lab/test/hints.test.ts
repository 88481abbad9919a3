import { loadGame, loadMind } from '@undercroft/games';
import { apply, begin, FastChance, openBox, sightNow } from '@undercroft/kernel';
import { loadSpeaker } from '@undercroft/words';
import { expect, test } from 'vitest';
import { sayHints } from '../src/hints.ts';

test('the answer that is recommended has the best figure, and the reason is about it', async () => {
  const [game, mind] = [await loadGame('kragmortha'), await loadMind('kragmortha')];
  const speaker = await loadSpeaker('kragmortha', 'en');
  const chance = new FastChance(7);
  const state = begin(openBox(game), [null, null, null], chance);
  let hinted = 0;
  while (hinted < 3 && state.asks.length > 0) {
    const sight = sightNow(openBox(game), state);
    if (sight.answers.length > 3) {
      hinted++;
      const [hints, why] = sayHints(mind, sight, chance, { iterations: 60 }, speaker);
      const told = [...hints.matchAll(/(\d+): (\d+)%/g)].map(([, number, share]) => [
        Number(number),
        Number(share),
      ]);
      const shares = told.map(([, share]) => share);
      expect(told.length).toBeGreaterThan(0);
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
      for (const [number] of told) expect(number >= 1 && number <= sight.answers.length).toBe(true);
      expect(why.startsWith(`Why ${told[0][0]}: `)).toBe(true);
    }
    apply(openBox(game), state, mind.instinct(sight, chance), chance);
  }
  expect(hinted).toBe(3);
});
