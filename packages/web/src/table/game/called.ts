import type { Game, Seat } from '@undercroft/kernel';
import type { Speaker } from '@undercroft/words';
import type { TableClient } from '../sources/client.ts';

interface Known {
  readonly game: Pick<Game, 'seated'>;
  readonly say: Pick<Speaker, 'name'>;
}

/** What everybody is called now. Whoever has no name is called as who they play, which may be chosen in the game. */
export const calledAt =
  (client: Pick<TableClient, 'info' | 'picture'>, { game, say }: Known) =>
  (seat: Seat): string =>
    client.info.value.seats[seat]?.name || say.name(game.seated(client.picture().view)[seat] ?? '');
