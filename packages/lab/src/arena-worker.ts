import { workerData } from 'node:worker_threads';
import { loadGame, loadMind } from '@undercroft/games';
import { countSides, fastSeed, openBox, sidesOf, together } from '@undercroft/kernel';
import { type Ending, Hall, sharesOf } from './contest.ts';
import { serve } from './crew.ts';
import type { Duel } from './duel-worker.ts';
import type { Contestant } from './players.ts';

/** Who competes, and how: like a duel, but everybody against everybody. */
export interface Arena extends Omit<Duel, 'a' | 'b' | 'core'> {
  readonly contestants: readonly Contestant[];
}

/** One game: who played which side, by number, how much of the win each got, and who broke it. */
export interface ArenaReport {
  readonly seated: readonly number[];
  readonly shares: readonly number[];
  readonly fault: Ending['fault'];
}

const arena = workerData as Arena;
const game = await loadGame(arena.game);
const mind = await loadMind(arena.game);
const box = openBox(game, arena.options, arena.set);
const hall = new Hall(arena.patience);
const sides = sidesOf(game, arena.seats);
const turns = countSides(sides);
const groups = groupsOf(arena.contestants.length, turns);

serve(play, () => hall.close());

/** Every group of contestants that fills the sides, in order. */
function groupsOf(contestants: number, places: number, from = 0): number[][] {
  if (places === 0) return [[]];
  const groups: number[][] = [];
  for (let one = from; one < contestants; one++)
    for (const rest of groupsOf(contestants, places - 1, one + 1)) groups.push([one, ...rest]);
  return groups;
}

/** Game n: every group plays a deal once from each way round the table before the next deal comes. */
async function play(number: number): Promise<ArenaReport> {
  const { seed, budget, mostTurns, contestants } = arena;
  const turned = number % turns;
  const group = groups[Math.floor(number / turns) % groups.length];
  const deal = Math.floor(number / turns / groups.length);
  const seated = group.map((_, side) => group[(side + turned) % turns]);
  const ending = await hall.play({
    ...{ box, mind, budget, core: false, mostTurns },
    contestants: sides.map((side) => contestants[seated[side]]),
    luck: fastSeed(seed, deal),
    wits: fastSeed(seed, 'wits', number),
  });
  const shares = together(sides, sharesOf(ending, sides));
  const { fault } = ending;
  return {
    seated,
    shares: seated.map((_, side) => shares[sides.indexOf(side)]),
    fault: fault === null ? null : { seat: sides[fault.seat], message: fault.message },
  };
}
