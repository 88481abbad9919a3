import { loadGame, loadMind } from '@undercroft/games';
import { fastSeed, openBox, sidesOf, together } from '@undercroft/kernel';
import { coreSeconds } from '../arguments.ts';
import type { Work } from '../experiment/worker.ts';
import { type Contest, lineupsOf, noResult, noteGame, type Result } from './contest.ts';
import { Ring, winSharesOf } from './ring.ts';

/** Plays game after game of a contest. */
export async function begin(contest: Contest): Promise<Work<Result>> {
  const { contestants, seats, seed, core } = contest;
  const [game, mind] = await Promise.all([loadGame(contest.game), loadMind(contest.game)]);
  const box = openBox(game, contest.options, contest.set);
  const sides = sidesOf(game, seats);
  const lineups = lineupsOf(contest, sides);
  const ring = new Ring(contest.patience);
  // Whoever thinks here reads the same clock.
  if (core) performance.now = () => coreSeconds() * 1000;
  return {
    async work(from, to) {
      const result = noResult(contestants);
      for (let number = from; number < to; number++) {
        const lineup = lineups[number % lineups.length];
        const ending = await ring.play({
          ...{ box, mind, core, budget: contest.budget, mostTurns: contest.mostTurns },
          contestants: sides.map((side) => contestants[lineup[side]]),
          luck: fastSeed(seed, Math.floor(number / lineups.length)),
          wits: fastSeed(seed, 'wits', number),
        });
        const shares = together(sides, winSharesOf(ending, sides));
        noteGame(result, lineup, {
          shares: lineup.map((_, side) => shares[sides.indexOf(side)]),
          ended: ending.outcome !== null,
          fault: ending.fault && { side: sides[ending.fault.seat], message: ending.fault.message },
        });
      }
      return result;
    },
    tidyUp: () => ring.close(),
  };
}
