import { GuestData, GuestReply, NameBody, TablesReply, TokenReply } from '@undercroft/protocol/schemas';
import type { TypeBoxApp } from '../app.ts';
import { dataOf, forgetEverywhere } from '../forgetting.ts';
import type { House } from '../house.ts';
import { clearCookie, mustBeGuest, setCookie } from '../identity.ts';
import { listedInfo } from '../info.ts';

const TABLES_LISTED = 100;

/** Who you are. */
export function meRoutes(app: TypeBoxApp, house: House): void {
  const { identity, store, config, line, hall, streams } = house;
  // By address: a guest is what is made here, and each would bring a fresh count.
  const newGuests = { limit: { most: config.guestLimit, ms: 60_000, by: 'address' as const } };
  const tags = ['who you are'];

  app.get(
    '/api/me',
    { schema: { tags, summary: 'The guest you are, if any', response: { 200: GuestReply } } },
    async (request, reply) => {
      const { guest } = request;
      // Every visit renews the cookie, with the newest secret: who keeps coming is not forgotten.
      if (guest !== null && request.headers.authorization === undefined) setCookie(request, reply, guest);
      return { guest };
    },
  );

  app.put(
    '/api/me',
    {
      config: newGuests,
      schema: {
        tags,
        summary: 'Become a guest, or change your name',
        body: NameBody,
        response: { 200: GuestReply },
      },
    },
    async (request, reply) => {
      const name = request.body.name.trim();
      const guest = request.guest ? await identity.rename(request.guest, name) : await identity.welcome(name);
      if (request.guest) await line?.say({ kind: 'renamed', node: hall.node, guest: guest.id });
      if (request.headers.authorization === undefined) setCookie(request, reply, guest);
      return { guest };
    },
  );

  app.delete(
    '/api/me',
    {
      schema: {
        tags,
        summary:
          'Be forgotten: name, words and seats go, games are given up, cookie and token are worth nothing',
      },
    },
    async (request, reply) => {
      const guest = mustBeGuest(request);
      const { id } = guest;
      await forgetEverywhere(house, guest);
      await identity.forget(id);
      await line?.say({ kind: 'forgotten', node: hall.node, guest: id });
      streams.dismiss(id);
      clearCookie(reply);
      reply.code(204);
    },
  );

  app.get(
    '/api/me/data',
    {
      config: { limit: { most: 10, ms: 60_000, by: 'guest' } },
      schema: { tags, summary: 'All that is kept about you, to take along', response: { 200: GuestData } },
    },
    async (request, reply) => {
      const data = await dataOf(house, mustBeGuest(request));
      reply.header('content-disposition', 'attachment; filename="undercroft-me.json"');
      return data;
    },
  );

  app.get(
    '/api/me/tables',
    { schema: { tags, summary: 'The tables where you sit', response: { 200: TablesReply } } },
    async (request) => {
      const { id } = mustBeGuest(request);
      const tables = await store.tablesOf(id, TABLES_LISTED);
      return {
        tables: tables.flatMap((table) => {
          const info = listedInfo(table);
          const { waitsFor, seat } = table;
          return info === null ? [] : [{ ...info, yourTurn: waitsFor !== null && waitsFor === seat }];
        }),
      };
    },
  );

  app.post(
    '/api/tokens',
    {
      config: newGuests,
      schema: { tags, summary: 'A guest for a program', body: NameBody, response: { 201: TokenReply } },
    },
    async (request, reply) => {
      const guest = await identity.welcome(request.body.name.trim());
      reply.code(201);
      return { token: app.signCookie(guest.id), guest };
    },
  );
}
