import type { Level } from '@undercroft/bots';
import { secretOfDay, witsAt } from '@undercroft/bots/today';
import { loadGame, loadMind } from '@undercroft/games';
import { FastChance } from '@undercroft/kernel';
import type { Work } from '../src/experiment/worker.ts';
import { answerOf } from '../src/players.ts';
import { playedDeal } from './dealt-table.ts';

/** What a worker is told once. */
export interface DuplicateBrief {
  readonly game: string;
  readonly seed: string;
  readonly seats: number;
  readonly one: Level;
  readonly others: Level;
}

/** A master's search for an answer: the same on any machine. */
const MASTER = { iterations: 150 };

/** Job n is a deal, played once from each seat by the one: what share of the win each table brought. */
export async function begin({
  game: name,
  seed,
  seats,
  one,
  others,
}: DuplicateBrief): Promise<Work<number[]>> {
  const [game, mind] = await Promise.all([loadGame(name), loadMind(name)]);
  return {
    work(deal) {
      const luck = secretOfDay(seed, deal);
      return Array.from({ length: seats }, (_, own) => {
        const { outcome } = playedDeal(game, luck, seats, (seat, sight, view) =>
          answerOf(seat === own ? one : others, mind, sight, new FastChance(witsAt(luck, view)), {
            budget: MASTER,
          }),
        );
        return outcome?.winners.includes(own) ? 1 / outcome.winners.length : 0;
      });
    },
  };
}
