import { workerData } from 'node:worker_threads';
import type { Budget } from '@undercroft/bots';
import { loadGame, loadMind } from '@undercroft/games';
import { apply, asked, type Box, begin, FastChance, fastSeed, openBox, sightNow } from '@undercroft/kernel';
import { serve } from './crew.ts';
import { answerOf, type Player } from './players.ts';

/** What is played. */
export interface Duel {
  readonly game: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly set: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly a: Player;
  readonly b: Player;
  readonly budget: Budget;
  readonly mostTurns: number;
}

/** What a worker is told once. */
export interface DuelBrief {
  readonly duel: Duel;
  /** The number of the first game. */
  readonly first: number;
}

/** One game: how much of the win went to a, and whether the game ended by itself. */
export interface DuelReport {
  readonly share: number;
  readonly ended: boolean;
}

const { duel, first } = workerData as DuelBrief;
const game = await loadGame(duel.game);
const mind = await loadMind(duel.game);
const box = openBox(game, duel.options, duel.set);
serve((job) => play(box, duel, first + job));

/** Game n: the same deal for every seat that a takes in turn; all others are b. */
function play(box: Box, { seats, seed, a, b, mostTurns, budget }: Duel, number: number): DuelReport {
  const place = number % seats;
  const deal = Math.floor(number / seats);
  const luck = new FastChance(fastSeed(seed, deal));
  const wits = new FastChance(fastSeed(seed, 'wits', number));
  const thinking = {
    budget,
    report: (error: unknown) => {
      throw error;
    },
  };
  const state = begin(box, Array<null>(seats).fill(null), luck);
  for (let ask = asked(state); ask !== undefined && state.turn <= mostTurns; ask = asked(state)) {
    const player = ask.seat === place ? a : b;
    apply(box, state, answerOf(player, mind, sightNow(box, state), wits, thinking), luck);
  }
  const outcome = box.game.outcome(box, state);
  // A game that does not end is nobody's: everyone gets the fair share.
  const winners = outcome?.winners ?? Array.from({ length: seats }, (_, seat) => seat);
  return { share: winners.includes(place) ? 1 / winners.length : 0, ended: outcome !== null };
}
