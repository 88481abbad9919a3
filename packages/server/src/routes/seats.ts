import type { TypeBoxApp } from '../app.ts';
import { newCode, readCode } from '../codes.ts';
import { choose, leave, putBot, sit } from '../gathering.ts';
import type { House } from '../house.ts';
import { mustBeGuest, setCookie } from '../identity.ts';
import { tableInfo } from '../info.ts';
import { mustSee, mustSit } from '../lobby.ts';
import { handOver, takeSeatBack, voteStandIn } from '../playing.ts';
import { Problem } from '../problem.ts';
import * as schemas from '../schemas.ts';
import { changeLobby } from './change.ts';

const CARRY_MS = 10 * 60_000;

/** Seats: taking, giving up, choosing, carrying them. */
export function seatRoutes(app: TypeBoxApp, house: House): void {
  const { hall, store, presence, identity } = house;
  const tags = ['seats'];
  const reply = { response: { 200: schemas.Table } };
  const table = { params: schemas.TableParams, ...reply };
  const seat = { params: schemas.SeatParams, ...reply };

  app.post(
    '/api/tables/:id/seats',
    { schema: { tags, summary: 'Take a free seat, or move to it', body: schemas.SitBody, ...table } },
    async (request) => {
      const guest = mustBeGuest(request);
      const { seat, invitation, seed } = request.body;
      return changeLobby(
        house,
        request.params.id,
        guest,
        (lobby) => sit(lobby, guest, seat, seed ?? null),
        invitation,
      );
    },
  );

  app.delete(
    '/api/tables/:id/seats/:seat',
    { schema: { tags, summary: 'Leave; the host may remove anyone before the start', ...seat } },
    async (request) => {
      const guest = mustBeGuest(request);
      return changeLobby(house, request.params.id, guest, (lobby) =>
        leave(lobby, guest.id, Number(request.params.seat)),
      );
    },
  );

  app.put(
    '/api/tables/:id/seats/:seat/bot',
    { schema: { tags, summary: 'A computer player on a free seat', body: schemas.BotBody, ...seat } },
    async (request) => {
      const guest = mustBeGuest(request);
      const { level } = request.body;
      return changeLobby(house, request.params.id, guest, (lobby) =>
        putBot(lobby, guest.id, Number(request.params.seat), level),
      );
    },
  );

  app.patch(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Figure, colour, ready, and your part of the luck',
        body: schemas.ChoiceBody,
        ...seat,
      },
    },
    async (request) => {
      const guest = mustBeGuest(request);
      const choice = request.body;
      return changeLobby(house, request.params.id, guest, (lobby, { game }) =>
        choose(lobby, game, guest.id, Number(request.params.seat), choice),
      );
    },
  );

  app.put(
    '/api/tables/:id/seats/:seat/stand-in',
    { schema: { tags, summary: 'Vote that a bot plays on for somebody away', ...seat } },
    async (request) => {
      const guest = mustBeGuest(request);
      const { params } = request;
      const awayFor = (other: string) => {
        const since = presence.awaySince(params.id, other);
        return since === null ? 0 : Date.now() - since;
      };
      return changeLobby(house, params.id, guest, (lobby) =>
        voteStandIn(lobby, guest.id, Number(params.seat), awayFor),
      );
    },
  );

  app.delete(
    '/api/tables/:id/seats/:seat/stand-in',
    { schema: { tags, summary: 'Take your seat back from the bot', ...seat } },
    async (request) => {
      const guest = mustBeGuest(request);
      return changeLobby(house, request.params.id, guest, (lobby) =>
        takeSeatBack(lobby, guest.id, Number(request.params.seat)),
      );
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/carry',
    {
      schema: {
        tags,
        summary: 'A code that carries your seat to another device, once',
        params: schemas.SeatParams,
        response: { 201: schemas.CarryReply },
      },
    },
    async (request, reply) => {
      const guest = mustBeGuest(request);
      const { id } = request.params;
      await hall.look(id, ({ lobby }) => {
        mustSee(lobby, guest, undefined);
        if (mustSit(lobby, guest.id).seat !== Number(request.params.seat)) {
          throw new Problem('not-yours', `seat ${request.params.seat} is not yours`);
        }
      });
      const code = newCode();
      const expires = Date.now() + CARRY_MS;
      await store.addCode({ code, table: id, guest: guest.id, expires });
      reply.code(201);
      return { code, expiresAt: new Date(expires).toISOString() };
    },
  );

  app.post(
    '/api/carry',
    {
      config: { limit: { most: 20, ms: 60_000, by: 'address' } },
      schema: {
        tags,
        summary: 'Go on here with a seat from another device',
        body: schemas.CarryBody,
        ...reply,
      },
    },
    async (request, reply) => {
      const carried = await store.takeCode(readCode(request.body.code), Date.now());
      if (carried === null) throw new Problem('not-found', 'no such code: it works once, for ten minutes');
      const name = await hall.look(carried.table, ({ lobby }) => mustSit(lobby, carried.guest).person.name);
      const guest = request.guest ?? (await identity.welcome(name));
      if (request.guest === null) setCookie(request, reply, guest);
      // Whoever holds the code need not have seen the table before.
      const live = await hall.change(carried.table, ({ lobby }) => {
        const handed = handOver(lobby, carried.guest, guest);
        return handed === lobby ? null : { lobby: handed };
      });
      return tableInfo(live, guest.id, presence);
    },
  );
}
