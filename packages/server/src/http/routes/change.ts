import type { Seat } from '@undercroft/kernel';
import { Problem } from '../../ground/problem.ts';
import type { House } from '../../house/house.ts';
import { alreadyDone } from '../../tables/answering.ts';
import { tableInfo } from '../../tables/info.ts';
import type { Deed, Live, Step } from '../../tables/live.ts';
import { type Guest, type Lobby, mustPlaySeat, mustSee, seatOf } from '../../tables/lobby.ts';

/** Changes a table. Whoever may not see it is told what they would be told if there were none, and no more. */
export function changeTable(
  { hall }: House,
  id: string,
  guest: Guest,
  act: (live: Live) => Deed | null | Promise<Deed | null>,
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
  change: (lobby: Lobby, live: Live) => Lobby | Promise<Lobby>,
  invitation?: string,
) {
  const act = async (live: Live) => {
    const lobby = await change(live.lobby, live);
    return lobby === live.lobby ? null : { lobby };
  };
  const live = await changeTable(house, id, guest, act, invitation);
  return tableInfo(live, guest.id, house.presence);
}

/** Does what a player does at a version, unless the very same was done already and only the reply got lost. */
export async function once(
  house: House,
  id: string,
  guest: Guest,
  version: number,
  act: (live: Live, seat: Seat) => Deed | null | Promise<Deed | null>,
  isIt: (step: Step) => boolean,
) {
  const { hall, presence, store } = house;
  try {
    const live = await changeTable(house, id, guest, (live) => act(live, mustPlaySeat(live.lobby, guest.id)));
    presence.saw(id, guest.id);
    return { version: live.table?.version ?? 0 };
  } catch (error) {
    if (!(error instanceof Problem) || (error.reason !== 'stale' && error.reason !== 'not-now')) throw error;
    const seat = await hall.see(id, ({ lobby }) => seatOf(lobby, guest.id));
    const done = (step: Step) => step.by === seat && isIt(step);
    if (seat === null || !(await alreadyDone(store, id, version, done))) throw error;
    return { version: version + 1 };
  }
}
