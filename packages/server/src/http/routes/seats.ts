import { theTime } from '../../ground/clock.ts';
import { newCode, readCode } from '../../ground/codes.ts';
import { Problem } from '../../ground/problem.ts';
import type { House } from '../../house/house.ts';
import { mustGetAlong } from '../../people/shunning.ts';
import type { CarryCode } from '../../storage/store.ts';
import { choose, exchange, leave, putBot, sit } from '../../tables/gathering.ts';
import { tableInfo } from '../../tables/info.ts';
import { type Guest, type Lobby, mustSee, mustSit, seatOf } from '../../tables/lobby.ts';
import { letIn, lookOn, turnDown } from '../../tables/onlooking.ts';
import { handOver, takeSeatBack, voteStandIn } from '../../tables/playing.ts';
import type { TypeBoxApp } from '../typed.ts';
import { mustBeStill } from '../who.ts';
import { changeLobby } from './change.ts';
import { routesOf } from './routes.ts';

/** Times a guest who looks on may say in a minute what would be welcome. */
const WISHES = 20;
const CARRY_MS = 10 * 60_000;

/** Seats: taking, giving up, choosing, carrying them. */
export function seatRoutes(app: TypeBoxApp, house: House): void {
  const { anyone, guests } = routesOf(app);
  const { hall, store, people, presence, identity } = house;

  guests('POST /tables/:id/seats', async ({ params, body }, guest) => {
    const sits = async (lobby: Lobby) => {
      await mustGetAlong(people, lobby, guest);
      return sit(lobby, guest, body.seat, body.seed ?? null);
    };
    return changeLobby(house, params.id, guest, sits, body.invitation);
  });

  guests('DELETE /tables/:id/seats/:seat', async ({ params }, guest) =>
    changeLobby(house, params.id, guest, (lobby) => leave(lobby, guest.id, Number(params.seat))),
  );

  guests('POST /tables/:id/seats/:seat/exchange', async ({ params, body }, guest) =>
    changeLobby(house, params.id, guest, (lobby) =>
      exchange(lobby, guest.id, Number(params.seat), body.seat),
    ),
  );

  guests('PUT /tables/:id/seats/:seat/bot', async ({ params, body }, guest) =>
    changeLobby(house, params.id, guest, (lobby) => putBot(lobby, guest.id, Number(params.seat), body.level)),
  );

  guests('PATCH /tables/:id/seats/:seat', async ({ params, body }, guest) =>
    changeLobby(house, params.id, guest, (lobby, { game }) =>
      choose(lobby, game, guest.id, Number(params.seat), body),
    ),
  );

  guests('PUT /tables/:id/seats/:seat/stand-in', async (request, guest) => {
    const { params } = request;
    const seat = Number(params.seat);
    const awayFor = (other: string) => {
      const since = presence.awaySince(params.id, other);
      return since === null ? null : theTime() - since;
    };
    return changeLobby(house, params.id, guest, (lobby, { table, movedAt }) => {
      const asked = table?.waitsFor === seat ? theTime() - movedAt : 0;
      return voteStandIn(lobby, guest.id, seat, awayFor, asked);
    });
  });

  guests('DELETE /tables/:id/seats/:seat/stand-in', async ({ params }, guest) =>
    changeLobby(house, params.id, guest, (lobby) => takeSeatBack(lobby, guest.id, Number(params.seat))),
  );

  const wishes = { limit: { most: WISHES, ms: 60_000, by: 'guest' as const } };

  guests('PUT /tables/:id/onlookers/me', wishes, async ({ params, body }, guest) => {
    const { invitation, ...wanted } = body;
    const looksOn = async (lobby: Lobby) => {
      await mustGetAlong(people, lobby, guest);
      return lookOn(lobby, guest, wanted);
    };
    return changeLobby(house, params.id, guest, looksOn, invitation);
  });

  guests('PUT /tables/:id/onlookers/:onlooker/seat', async ({ params }, guest) =>
    changeLobby(house, params.id, guest, (lobby) => letIn(lobby, guest.id, Number(params.onlooker))),
  );

  guests('DELETE /tables/:id/onlookers/:onlooker/seat', async ({ params }, guest) =>
    changeLobby(house, params.id, guest, (lobby) => turnDown(lobby, guest.id, Number(params.onlooker))),
  );

  anyone('POST /tables/:id/seats/:seat/carry', async (request) => {
    const guest = await mustBeStill(identity, request);
    const { id } = request.params;
    await hall.look(id, ({ lobby }) => {
      mustSee(lobby, guest, undefined);
      if (mustSit(lobby, guest.id).seat !== Number(request.params.seat)) {
        throw new Problem('other-seat', { seat: Number(request.params.seat) });
      }
    });
    const code = newCode();
    const expires = theTime() + CARRY_MS;
    await store.addCode({ code, table: id, guest: guest.id, expires });
    return { code, expiresAt: new Date(expires).toISOString() };
  });

  /** A code that still works for this guest: one that was used works for whoever used it. */
  async function codeFor(typed: string, guest: Guest | null): Promise<CarryCode> {
    const code = await store.findCode(readCode(typed), theTime());
    if (code !== null && (code.takenBy === null || code.takenBy === guest?.id)) return code;
    throw new Problem('no-code');
  }

  const tries = { limit: { most: 40, ms: 60_000, by: 'address' as const } };

  anyone('GET /carry/:code', tries, async ({ params, guest }) => {
    const { table, guest: from, takenBy } = await codeFor(params.code, guest);
    return hall.see(table, ({ lobby }) => ({ name: mustSit(lobby, takenBy ?? from).person.name }));
  });

  // Whoever cannot be recognised again would lose the seat with the reply.
  guests('POST /carry', tries, async (request, guest) => {
    const { code, table, guest: from, takenBy } = await codeFor(request.body.code, guest);
    // Whoever holds the code need not have seen the table before.
    const live = await hall.change(table, ({ lobby }) => {
      const done = takenBy !== null || (seatOf(lobby, from) === null && seatOf(lobby, guest.id) !== null);
      const handed = done ? lobby : handOver(lobby, from, guest);
      return handed === lobby ? null : { lobby: handed };
    });
    await store.takeCode(code, guest.id);
    return tableInfo(live, guest.id, presence);
  });
}
