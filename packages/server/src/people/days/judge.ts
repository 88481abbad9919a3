// Runs in a worker thread: judging a game takes seconds.
import { setPriority } from 'node:os';
import { ownChoices } from '@undercroft/bots/review';
import { loadGame, loadMind } from '@undercroft/games';
import { type Match, Refused } from '@undercroft/kernel';

/** A finished match of a day, and whose choices are to be judged. */
export interface Judged {
  readonly match: Match;
  readonly seat: number;
}

// On Linux that is this thread alone: whoever plays goes first.
if (process.platform === 'linux') setPriority(10);

/** What share of what was at stake their own mistakes gave away, as 0 or less; null where these rules cannot play the match again. */
export default async function judge({ match, seat }: Judged): Promise<number | null> {
  const [game, mind] = await Promise.all([loadGame(match.game), loadMind(match.game)]);
  try {
    return ownChoices(game, mind, match, seat);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
