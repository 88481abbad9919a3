import { theTime } from '../../ground/clock.ts';
import { newCode, readCode } from '../../ground/codes.ts';
import { Problem } from '../../ground/problem.ts';
import type { House } from '../../house/house.ts';
import { mustGetAlong } from '../../people/shunning.ts';
import type { CarryCode } from '../../storage/store.ts';
import { choose, exchange, leave, putBot, sit } from '../../tables/gathering.ts';
import { tableInfo } from '../../tables/info.ts';
import { type Guest, mustSee, mustSit, seatOf } from '../../tables/lobby.ts';
import { letIn, lookOn, turnDown } from '../../tables/onlooking.ts';
import { handOver, takeSeatBack, voteStandIn } from '../../tables/playing.ts';
import type { TypeBoxApp } from '../typed.ts';
import { mustBeGuest, mustBeStill } from '../who.ts';
import { at } from './at.ts';
import { changeLobby, changeTable } from './change.ts';

/** Times a guest who looks on may say in a minute what would be welcome. */
const WISHES = 20;
const CARRY_MS = 10 * 60_000;

/** Seats: taking, giving up, choosing, carrying them. */
export function seatRoutes(app: TypeBoxApp, house: House): void {
  const { hall, store, people, presence, identity } = house;

  app.route({
    ...at('POST /tables/:id/seats'),
    handler: async (request) => {
      const guest = mustBeGuest(request);
      const { seat, invitation, seed } = request.body;
      const live = await changeTable(
        house,
        request.params.id,
        guest,
        async ({ lobby }) => {
          await mustGetAlong(people, lobby, guest);
          const seated = sit(lobby, guest, seat, seed ?? null);
          return seated === lobby ? null : { lobby: seated };
        },
        invitation,
      );
      return tableInfo(live, guest.id, presence);
    },
  });

  app.route({
    ...at('DELETE /tables/:id/seats/:seat'),
    handler: async (request) => {
      const guest = mustBeGuest(request);
      return changeLobby(house, request.params.id, guest, (lobby) =>
        leave(lobby, guest.id, Number(request.params.seat)),
      );
    },
  });

  app.route({
    ...at('POST /tables/:id/seats/:seat/exchange'),
    handler: async (request) => {
      const guest = mustBeGuest(request);
      const { seat } = request.body;
      return changeLobby(house, request.params.id, guest, (lobby) =>
        exchange(lobby, guest.id, Number(request.params.seat), seat),
      );
    },
  });

  app.route({
    ...at('PUT /tables/:id/seats/:seat/bot'),
    handler: async (request) => {
      const guest = mustBeGuest(request);
      const { level } = request.body;
      return changeLobby(house, request.params.id, guest, (lobby) =>
        putBot(lobby, guest.id, Number(request.params.seat), level),
      );
    },
  });

  app.route({
    ...at('PATCH /tables/:id/seats/:seat'),
    handler: async (request) => {
      const guest = mustBeGuest(request);
      const choice = request.body;
      return changeLobby(house, request.params.id, guest, (lobby, { game }) =>
        choose(lobby, game, guest.id, Number(request.params.seat), choice),
      );
    },
  });

  app.route({
    ...at('PUT /tables/:id/seats/:seat/stand-in'),
    handler: async (request) => {
      const guest = mustBeGuest(request);
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
    },
  });

  app.route({
    ...at('DELETE /tables/:id/seats/:seat/stand-in'),
    handler: async (request) => {
      const guest = mustBeGuest(request);
      return changeLobby(house, request.params.id, guest, (lobby) =>
        takeSeatBack(lobby, guest.id, Number(request.params.seat)),
      );
    },
  });

  app.route({
    ...at('PUT /tables/:id/onlookers/me'),
    config: { limit: { most: WISHES, ms: 60_000, by: 'guest' } },
    handler: async (request) => {
      const guest = mustBeGuest(request);
      const { invitation, ...wanted } = request.body;
      const live = await changeTable(
        house,
        request.params.id,
        guest,
        async ({ lobby }) => {
          await mustGetAlong(people, lobby, guest);
          return { lobby: lookOn(lobby, guest, wanted) };
        },
        invitation,
      );
      return tableInfo(live, guest.id, presence);
    },
  });

  app.route({
    ...at('PUT /tables/:id/onlookers/:onlooker/seat'),
    handler: async (request) => {
      const guest = mustBeGuest(request);
      return changeLobby(house, request.params.id, guest, (lobby) =>
        letIn(lobby, guest.id, Number(request.params.onlooker)),
      );
    },
  });

  app.route({
    ...at('DELETE /tables/:id/onlookers/:onlooker/seat'),
    handler: async (request) => {
      const guest = mustBeGuest(request);
      return changeLobby(house, request.params.id, guest, (lobby) =>
        turnDown(lobby, guest.id, Number(request.params.onlooker)),
      );
    },
  });

  app.route({
    ...at('POST /tables/:id/seats/:seat/carry'),
    handler: async (request, reply) => {
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
      reply.code(201);
      return { code, expiresAt: new Date(expires).toISOString() };
    },
  });

  /** A code that still works for this guest: one that was used works for whoever used it. */
  async function codeFor(typed: string, guest: Guest | null): Promise<CarryCode> {
    const code = await store.findCode(readCode(typed), theTime());
    if (code !== null && (code.takenBy === null || code.takenBy === guest?.id)) return code;
    throw new Problem('no-code');
  }

  const tries = { limit: { most: 40, ms: 60_000, by: 'address' as const } };

  app.route({
    ...at('GET /carry/:code'),
    config: tries,
    handler: async ({ params, guest }) => {
      const { table, guest: from, takenBy } = await codeFor(params.code, guest);
      return hall.see(table, ({ lobby }) => ({ name: mustSit(lobby, takenBy ?? from).person.name }));
    },
  });

  app.route({
    ...at('POST /carry'),
    config: tries,
    handler: async (request) => {
      // Whoever cannot be recognised again would lose the seat with the reply.
      const guest = mustBeGuest(request);
      const { code, table, guest: from, takenBy } = await codeFor(request.body.code, guest);
      // Whoever holds the code need not have seen the table before.
      const live = await hall.change(table, ({ lobby }) => {
        const done = takenBy !== null || (seatOf(lobby, from) === null && seatOf(lobby, guest.id) !== null);
        const handed = done ? lobby : handOver(lobby, from, guest);
        return handed === lobby ? null : { lobby: handed };
      });
      await store.takeCode(code, guest.id);
      return tableInfo(live, guest.id, presence);
    },
  });
}
