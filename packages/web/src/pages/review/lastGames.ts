import type { Highlight } from '@undercroft/bots/review';
import { server } from '../../kit/server/api.ts';
import { keptTables } from '../../table/sources/keptTables.ts';
import { findMatch } from '../../table/sources/matches.ts';
import { ownSeats } from './own.ts';
import { Reviewing } from './reviewing.ts';

/** A finished game of one's own, wherever it is kept. */
interface OwnGame {
  readonly source: 'here' | 'table';
  readonly id: string;
}

/** A mistake of one's own, and the game it was made in. */
export interface OwnMistake extends OwnGame {
  readonly moment: Highlight;
}

/** Older games are another evening's. */
const MOST_GAMES = 5;
/** More than anybody wants to hear at once. */
export const MOST_MISTAKES = 10;

/** The last games somebody has finished, here and online, the newest first; branches are no games of one's own. */
export async function lastGames(): Promise<readonly OwnGame[]> {
  const here = (await keptTables()).filter(({ waitsFor, branch }) => waitsFor === null && !branch);
  const online = await gamesOnline().catch(() => []);
  return [
    ...here.map(({ id, changedAt }) => ({ source: 'here' as const, id, at: changedAt })),
    ...online.map(({ id, touchedAt }) => ({ source: 'table' as const, id, at: Date.parse(touchedAt) })),
  ]
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST_GAMES)
    .map(({ source, id }) => ({ source, id }));
}

/** Without a server there are none, and whoever has no name there has played none. */
async function gamesOnline() {
  const { guest } = await server.ask('GET /me');
  return guest === null ? [] : (await server.ask('GET /me/games', { query: { status: 'over' } })).games;
}

/**
 * What somebody did wrong in a game; nothing where it cannot be judged. What costs most is mostly found first, and told
 * as soon as it is known. `signal` ends the thinking.
 */
export async function mistakesIn(
  game: OwnGame,
  signal: AbortSignal,
  hear: (share: number, mistakes: readonly OwnMistake[]) => void,
): Promise<void> {
  const found = await findMatch(game.source, game.id);
  const own = found === null ? [] : await ownSeats(game.source, game.id, found);
  if (found === null || own.length === 0 || signal.aborted) return;
  const reviewing = new Reviewing(found.match);
  await new Promise<void>((resolve) => {
    const end = () => {
      unsubscribe();
      reviewing.close();
      resolve();
    };
    const unsubscribe = reviewing.state.subscribe(() => {
      const { at, done, story } = reviewing.state.value;
      if (story !== null) {
        const { review, highlights } = story;
        const mistakes = own.flatMap((seat) => highlights.seats[seat]?.mistakes ?? []);
        hear(
          done / Math.max(1, review.moments.length),
          mistakes.map((moment) => ({ ...game, moment })),
        );
      }
      if (at === 'done' || at === 'failed') end();
    });
    signal.addEventListener('abort', end, { once: true });
    reviewing.begin();
  });
}
