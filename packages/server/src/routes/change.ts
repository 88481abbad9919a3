import type { House } from '../house.ts';
import { tableInfo } from '../info.ts';
import type { Live } from '../live.ts';
import type { Guest, Lobby } from '../lobby.ts';

/** Changes what is agreed at a table and answers with the table; what changes nothing is no change. */
export async function changeLobby(
  { hall, presence }: House,
  id: string,
  guest: Guest,
  change: (lobby: Lobby, live: Live) => Lobby,
) {
  const live = await hall.change(id, (live) => {
    const lobby = change(live.lobby, live);
    return lobby === live.lobby ? null : { lobby };
  });
  return tableInfo(live, guest.id, presence);
}
