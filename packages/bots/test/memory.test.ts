import { GAME_NAMES, loadGame, loadMind } from '@undercroft/games';
import {
  apply,
  begin,
  FastChance,
  openBox,
  type Sight,
  seatsNear,
  sightNow,
  sightOf,
} from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { Memory, search } from '../src/index.ts';

const BUDGET = { iterations: 80 };

/** How often a search that remembers tried anything, beside how often one did that knows nothing. */
function tried(memory: Memory, mind: Parameters<typeof search>[0], sight: Sight): number {
  const { ranked, iterations } = search(mind, sight, new FastChance(2), BUDGET, { memory });
  return ranked.reduce((sum, { visits }) => sum + visits, 0) - iterations;
}

test.each([...GAME_NAMES])(
  '%s: who is asked again as foreseen goes on thinking, and nobody else',
  async (name) => {
    const [box, mind] = [openBox(await loadGame(name)), await loadMind(name)];
    const [chance, wits] = [new FastChance(6), new FastChance(7)];
    const state = begin(box, Array<null>(seatsNear(box.game, 2)).fill(null), chance);
    const memory = new Memory();
    let [foreseen, wentOn, anew] = [0, 0, 0];
    let last: { seat: number; turn: number; used: number } | null = null;
    for (let i = 0; i < 60 && state.asks.length > 0; i++) {
      const now = sightNow(box, state);
      // As it comes from a server: nothing in it is the same piece of memory.
      const view = JSON.parse(JSON.stringify(now.view)) as typeof now.view;
      const sight = sightOf(box, view, now.ask, now.answers);
      if (sight.answers.length > 1) {
        const more = tried(memory, mind, sight);
        const again =
          last !== null && last.seat === sight.seat && last.turn === view.turn && last.used === chance.used;
        if (again) foreseen++;
        if (more > 0) {
          wentOn++;
          expect(again).toBe(true);
        } else anew++;
      }
      last = { seat: sight.seat, turn: view.turn, used: chance.used };
      apply(box, state, mind.instinct(now, wits), chance);
    }
    // Not every game asks anybody twice in a turn.
    expect(wentOn > 0).toBe(foreseen > 0);
    expect(anew).toBeGreaterThan(0);
  },
);
