import type { Seat } from '@undercroft/kernel';
import { Problem } from '../../ground/problem.ts';
import type { House } from '../../house/house.ts';
import { mustPlay, takeBackByLeave } from '../../tables/answering.ts';
import type { Deed, Live } from '../../tables/live.ts';
import type { Lobby } from '../../tables/lobby.ts';
import { answersOf } from '../../tables/record.ts';
import { allow, ask, decline, isGranted, needsNoLeave } from '../../tables/take-back.ts';
import type { TypeBoxApp } from '../typed.ts';
import { changeLobby, changeTable, once } from './change.ts';
import { routesOf } from './routes.ts';

/** Times a guest may ask in a minute: each time the match may have to be played again. */
const ASKED = 30;

/** Misclicks: taking an answer back by leave of the others, whatever came of it. */
export function takeBackRoutes(app: TypeBoxApp, house: House): void {
  const { guests } = routesOf(app);
  const { store, presence } = house;

  async function takeBack(live: Live, seat: Seat): Promise<Deed> {
    if (live.table?.remembers(seat)) return takeBackByLeave(live, seat);
    const entries = await store.entries(live.id, 0, 'update');
    // What another node has stored meanwhile belongs to a later table than this one.
    const answers = answersOf(entries.filter(({ seq }) => seq <= live.seq));
    return takeBackByLeave(live, seat, answers);
  }

  /** It happens once everybody who is here allows it. */
  async function decided(live: Live, lobby: Lobby): Promise<Deed | null> {
    const { wish } = lobby;
    if (wish && isGranted(lobby, (guest) => presence.isHere(live.id, guest)))
      return takeBack(live, wish.seat);
    return lobby === live.lobby ? null : { lobby };
  }

  async function asks(live: Live, seat: Seat, version: number): Promise<Deed | null> {
    const { lobby } = live;
    const game = mustPlay(live);
    if (lobby.rated) throw new Problem('rated-table');
    // Asked already: who was waited for may be away now.
    if (lobby.wish?.seat === seat) return decided(live, lobby);
    game.mustAskBack(seat, version);
    return needsNoLeave(lobby, seat) ? takeBack(live, seat) : decided(live, ask(lobby, seat, version));
  }

  guests(
    'PUT /tables/:id/take-back/wish',
    { limit: { most: ASKED, ms: 60_000, by: 'guest' } },
    async (request, guest) => {
      const { version } = request.body;
      return once(
        house,
        request.params.id,
        guest,
        version,
        (live, seat) => asks(live, seat, version),
        ({ answer, tookBack }) => answer === null && !tookBack,
      );
    },
  );

  guests('PUT /tables/:id/take-back/leave', async (request, guest) => {
    const { id } = request.params;
    const { version } = request.body;
    const live = await changeTable(house, id, guest, (live) =>
      decided(live, allow(live.lobby, guest.id, version)),
    );
    if (live.table === null) throw new Problem('not-begun');
    return { version: live.table.version };
  });

  guests('DELETE /tables/:id/take-back/wish', async (request, guest) => {
    return changeLobby(house, request.params.id, guest, (lobby) => decline(lobby, guest.id));
  });
}
