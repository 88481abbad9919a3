import { confirmed, findPuzzles, type Puzzle } from '@undercroft/bots/puzzles';
import { storyOf } from '@undercroft/bots/review';
import { loadGame, loadMind } from '@undercroft/games';
import type { Match } from '@undercroft/kernel';
import type { Work } from '../src/experiment/worker.ts';
import { playedMatch } from '../src/played-match.ts';
import type { Player } from '../src/players.ts';

/** What a worker is told once. */
export interface PuzzlesBrief {
  readonly game: string;
  readonly player: Player;
  readonly seed: string;
  /** Puzzles to look at once more, job by job; null where new ones are looked for, game by game. */
  readonly again: readonly Puzzle[] | null;
  /** Matches of people to look in; null where computer players play. */
  readonly given: readonly Match[] | null;
}

/** Who sits at a table, in turn. */
const SEATS = [2, 3, 4];

export async function begin({
  game: name,
  player,
  seed,
  again,
  given,
}: PuzzlesBrief): Promise<Work<Puzzle[]>> {
  const [game, mind] = await Promise.all([loadGame(name), loadMind(name)]);
  return {
    work(job) {
      if (again !== null) {
        const puzzle = confirmed(game, mind, again[job], seed);
        return puzzle === null ? [] : [puzzle];
      }
      const players = new Array<Player>(SEATS[job % SEATS.length]).fill(player);
      const match = given === null ? playedMatch(game, mind, players, seed, job) : given[job];
      return [...findPuzzles(storyOf(game, match), mind)];
    },
  };
}
