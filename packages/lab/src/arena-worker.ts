import { workerData } from 'node:worker_threads';
import { loadGame, loadMind } from '@undercroft/games';
import { fastSeed, openBox } from '@undercroft/kernel';
import { type Ending, Hall, sharesOf } from './contest.ts';
import { serve } from './crew.ts';
import type { Duel } from './duel-worker.ts';
import type { Contestant } from './players.ts';

/** Who competes, and how: like a duel, but everybody against everybody. */
export interface Arena extends Omit<Duel, 'a' | 'b' | 'core'> {
  readonly contestants: readonly Contestant[];
}

/** One game: who sat where, by number, how much of the win each got, and who broke it. */
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
const groups = groupsOf(arena.contestants.length, arena.seats);

serve(play, () => hall.close());

/** Every group of contestants that fills the seats, in order. */
function groupsOf(contestants: number, seats: number, from = 0): number[][] {
  if (seats === 0) return [[]];
  const groups: number[][] = [];
  for (let one = from; one < contestants; one++)
    for (const rest of groupsOf(contestants, seats - 1, one + 1)) groups.push([one, ...rest]);
  return groups;
}

/** Game n: every group plays a deal once from each way round the table before the next deal comes. */
async function play(number: number): Promise<ArenaReport> {
  const { seats, seed, budget, mostTurns, contestants } = arena;
  const turned = number % seats;
  const group = groups[Math.floor(number / seats) % groups.length];
  const deal = Math.floor(number / seats / groups.length);
  const seated = group.map((_, seat) => group[(seat + turned) % seats]);
  const ending = await hall.play({
    ...{ box, mind, budget, mostTurns },
    contestants: seated.map((one) => contestants[one]),
    luck: fastSeed(seed, deal),
    wits: fastSeed(seed, 'wits', number),
  });
  return { seated, shares: sharesOf(ending, seats), fault: ending.fault };
}
