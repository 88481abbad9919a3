import { workerData } from 'node:worker_threads';
import type { Budget } from '@undercroft/bots';
import { loadGame, loadMind } from '@undercroft/games';
import { countSides, fastSeed, openBox, sidesOf, together } from '@undercroft/kernel';
import { coreSeconds } from './arguments.ts';
import { Hall, sharesOf } from './contest.ts';
import { serve } from './crew.ts';
import type { Contestant } from './players.ts';

/** What is played. */
export interface Duel {
  readonly game: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly set: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly a: Contestant;
  readonly b: Contestant;
  readonly budget: Budget;
  /** Milliseconds are those of this thread's core alone. */
  readonly core: boolean;
  readonly mostTurns: number;
  /** Seconds a program may take for an answer. */
  readonly patience: number;
}

/** What a worker is told once. */
export interface DuelBrief {
  readonly duel: Duel;
  /** The number of the first game. */
  readonly first: number;
}

/** One game: how much of the win went to a, whether the game ended by itself, and what a program did wrong. */
export interface DuelReport {
  readonly share: number;
  readonly ended: boolean;
  readonly fault: string | null;
}

const { duel, first } = workerData as DuelBrief;
const game = await loadGame(duel.game);
const mind = await loadMind(duel.game);
const box = openBox(game, duel.options, duel.set);
const hall = new Hall(duel.patience);
// Whoever thinks here reads the same clock.
if (duel.core) performance.now = () => coreSeconds() * 1000;

serve(
  (job) => play(duel, first + job),
  () => hall.close(),
);

/** Game n: the same deal for every seat, or side, that a takes in turn; all others are b. */
async function play({ seats, seed, a, b, ...rest }: Duel, number: number): Promise<DuelReport> {
  const places = sidesOf(game, seats);
  const turns = countSides(places);
  const place = number % turns;
  const ending = await hall.play({
    ...{ box, mind, budget: rest.budget, core: rest.core, mostTurns: rest.mostTurns },
    contestants: places.map((side) => (side === place ? a : b)),
    luck: fastSeed(seed, Math.floor(number / turns)),
    wits: fastSeed(seed, 'wits', number),
  });
  return {
    share: together(places, sharesOf(ending, places))[places.indexOf(place)],
    ended: ending.outcome !== null,
    fault: ending.fault?.message ?? null,
  };
}
