import type { House } from '../house.ts';
import { tableInfo } from '../info.ts';
import type { Deed, Live } from '../live.ts';
import { type Guest, type Lobby, mustSee } from '../lobby.ts';

/** Changes a table. Whoever may not see it is told what they would be told if there were none, and no more. */
export function changeTable(
  { hall }: House,
  id: string,
  guest: Guest,
  act: (live: Live) => Deed | null,
  invitation?: string,
): Promise<Live> {
  return hall.change(id, (live) => {
    mustSee(live.lobby, guest, invitation);
    return act(live);
  });
}

/** Changes what is agreed at a table and answers with the table; what changes nothing is no change. */
export async function changeLobby(
  house: House,
  id: string,
  guest: Guest,
  change: (lobby: Lobby, live: Live) => Lobby,
  invitation?: string,
) {
  const act = (live: Live) => {
    const lobby = change(live.lobby, live);
    return lobby === live.lobby ? null : { lobby };
  };
  const live = await changeTable(house, id, guest, act, invitation);
  return tableInfo(live, guest.id, house.presence);
}
