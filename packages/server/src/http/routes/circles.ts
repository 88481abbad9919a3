import { GAME_NAMES } from '@undercroft/games';
import { LeagueBody as AnyLeague, strict } from '@undercroft/protocol/schemas';
import { Type } from 'typebox';
import { theTime } from '../../ground/clock.ts';
import { Problem } from '../../ground/problem.ts';
import type { House } from '../../house/house.ts';
import { acceptLink, readLink } from '../../people/circles/accepting.ts';
import {
  closeClub,
  clubInfo,
  foundClub,
  handOverClub,
  leaveClub,
  memberOf,
  mustBelong,
  mustOwn,
} from '../../people/circles/clubs.ts';
import { announce, begin, callOff, openMatch, quit, takePart } from '../../people/circles/leagues.ts';
import { linkInfo, newLink } from '../../people/circles/links.ts';
import { listedInfo, tableInfo } from '../../tables/info.ts';
import { mustBe, mustSee, mustSit } from '../../tables/lobby.ts';
import { idFor } from '../once.ts';
import type { TypeBoxApp } from '../typed.ts';
import { mustBeGuest } from '../who.ts';
import { at } from './at.ts';

const TABLES_SHOWN = 50;
const LeagueBody = Type.Object({ ...AnyLeague.properties, game: Type.Enum([...GAME_NAMES]) }, strict);

/** Friends by link: nobody can be looked up. */
export function friendRoutes(app: TypeBoxApp, house: House): void {
  const { friends, people, hall } = house;
  // By address: codes could be guessed otherwise.
  const tries = { limit: { most: 30, ms: 60_000, by: 'address' as const } };
  const makes = { limit: { most: 30, ms: 60_000, by: 'guest' as const } };
  // What is sent to others: by push, by mail, to a screen.
  const invites = { limit: { most: 20, ms: 60_000, by: 'guest' as const } };

  const mine = async (guest: string) => {
    const rows = await friends.tables(guest, TABLES_SHOWN);
    const avoided = await people.avoided(
      guest,
      rows.map(({ id }) => id),
    );
    const open = Map.groupBy(
      rows.filter(({ id }) => !avoided.includes(id)),
      ({ other }) => other,
    );
    return {
      tables: await friends.showsTables(guest),
      link: await linkInfo(friends, 'friend', guest),
      friends: (await friends.of(guest)).map(({ id, other, name, since }) => ({
        ...{ id, name, since: new Date(since).toISOString() },
        tables: (open.get(other) ?? [])
          .map((row) => listedInfo({ ...row, seat: null, host: false, archived: false }))
          .filter((info) => info !== null),
      })),
      invitations: (await friends.invitations(guest)).map((invited) => ({
        ...{ ...invited, at: new Date(invited.at).toISOString() },
      })),
    };
  };

  async function friendOf(guest: string, id: string): Promise<string> {
    const friend = (await friends.of(guest)).find((one) => one.id === id);
    if (friend === undefined) throw new Problem('no-friend');
    return friend.other;
  }

  app.route({ ...at('GET /me/friends'), handler: async (request) => mine(mustBeGuest(request).id) });

  app.route({
    ...at('PUT /me/friends'),
    handler: async (request) => {
      const { id } = mustBeGuest(request);
      await friends.showTables(id, request.body.tables);
      return mine(id);
    },
  });

  app.route({
    ...at('POST /me/friends/link'),
    config: makes,
    handler: async (request, reply) => {
      reply.code(201);
      return newLink(friends, 'friend', mustBeGuest(request).id);
    },
  });

  app.route({
    ...at('DELETE /me/friends/link'),
    handler: async (request, reply) => {
      await friends.dropLink('friend', mustBeGuest(request).id);
      reply.code(204);
      return null;
    },
  });

  app.route({
    ...at('DELETE /me/friends/:id'),
    handler: async (request) => {
      const { id } = mustBeGuest(request);
      await friends.part(id, await friendOf(id, request.params.id));
      return mine(id);
    },
  });

  app.route({
    ...at('POST /tables/:id/invitations'),
    config: invites,
    handler: async (request, reply) => {
      const guest = mustBeGuest(request);
      const { id } = request.params;
      await hall.see(id, ({ lobby }) => {
        mustSee(lobby, guest, undefined);
        mustSit(lobby, guest.id);
        mustBe(lobby, 'gathering');
      });
      await friends.invite(await friendOf(guest.id, request.body.friend), id, guest.id, theTime());
      reply.code(204);
      return null;
    },
  });

  app.route({
    ...at('DELETE /me/invitations/:id'),
    handler: async (request, reply) => {
      await friends.decline(mustBeGuest(request).id, request.params.id);
      reply.code(204);
      return null;
    },
  });

  app.route({
    ...at('GET /links/:code'),
    config: tries,
    handler: async ({ params }) => readLink(house, params.code),
  });

  app.route({
    ...at('POST /links'),
    config: tries,
    handler: async (request) => ({
      club: await acceptLink(house, mustBeGuest(request), request.body.code),
    }),
  });
}

/** Clubs and their leagues. */
export function clubRoutes(app: TypeBoxApp, house: House): void {
  const { clubs, friends, presence, config } = house;
  const makes = { limit: { most: 30, ms: 60_000, by: 'guest' as const } };
  // What stays is counted by address too: guests are made for nothing.
  const stays = () => ({
    limit: [makes.limit, { most: config.tableLimit, ms: 3_600_000, by: 'address' as const }],
  });
  const see = async (id: string, guest: string) => clubInfo(house, await mustBelong(house, id, guest), guest);

  app.route({
    ...at('GET /me/clubs'),
    handler: async (request) => {
      const guest = mustBeGuest(request);
      const mine = await clubs.of(guest.id);
      return {
        clubs: mine.map(({ id, name, members, owner }) => ({ id, name, members, owner: owner === guest.id })),
      };
    },
  });

  app.route({
    ...at('POST /clubs'),
    config: stays(),
    handler: async (request, reply) => {
      const guest = mustBeGuest(request);
      const id = await foundClub(
        house,
        guest,
        request.body.name.trim(),
        idFor(house.keySecret, request, 'club'),
      );
      reply.code(201);
      return see(id, guest.id);
    },
  });

  app.route({
    ...at('GET /clubs/:id'),
    handler: async (request) => see(request.params.id, mustBeGuest(request).id),
  });

  app.route({
    ...at('PATCH /clubs/:id'),
    config: makes,
    handler: async (request) => {
      const guest = mustBeGuest(request);
      const { id } = await mustOwn(house, request.params.id, guest.id);
      const { name, owner } = request.body;
      const next = owner === undefined ? null : await memberOf(house, id, owner);
      if (name !== undefined) await clubs.rename(id, name.trim());
      if (next !== null) await handOverClub(house, id, next.guest);
      return see(id, guest.id);
    },
  });

  app.route({
    ...at('DELETE /clubs/:id'),
    handler: async (request, reply) => {
      const { id } = await mustOwn(house, request.params.id, mustBeGuest(request).id);
      await closeClub(house, id);
      reply.code(204);
      return null;
    },
  });

  app.route({
    ...at('POST /clubs/:id/link'),
    config: makes,
    handler: async (request, reply) => {
      const { id } = await mustOwn(house, request.params.id, mustBeGuest(request).id);
      reply.code(201);
      return newLink(friends, 'club', id);
    },
  });

  app.route({
    ...at('DELETE /clubs/:id/link'),
    handler: async (request, reply) => {
      const { id } = await mustOwn(house, request.params.id, mustBeGuest(request).id);
      await friends.dropLink('club', id);
      reply.code(204);
      return null;
    },
  });

  app.route({
    ...at('DELETE /clubs/:id/members/:member'),
    handler: async (request, reply) => {
      const guest = mustBeGuest(request);
      const club = await mustBelong(house, request.params.id, guest.id);
      const member = await memberOf(house, club.id, request.params.member);
      if (member.guest !== guest.id && club.owner !== guest.id) throw new Problem('not-owner');
      await leaveClub(house, club.id, member.guest);
      reply.code(204);
      return null;
    },
  });

  const announced = at('POST /clubs/:id/leagues');
  app.route({
    ...announced,
    schema: { ...announced.schema, body: LeagueBody },
    config: stays(),
    handler: async (request, reply) => {
      const guest = mustBeGuest(request);
      const { id } = await mustOwn(house, request.params.id, guest.id);
      const wanted = { ...request.body, name: request.body.name.trim() };
      await announce(house, id, wanted, idFor(house.keySecret, request, 'league'));
      reply.code(201);
      return see(id, guest.id);
    },
  });

  app.route({
    ...at('DELETE /clubs/:id/leagues/:league'),
    handler: async (request) => {
      const guest = mustBeGuest(request);
      const { id } = await mustOwn(house, request.params.id, guest.id);
      await callOff(house, id, request.params.league);
      return see(id, guest.id);
    },
  });

  for (const [route, act] of [
    ['PUT /clubs/:id/leagues/:league/me', takePart],
    ['DELETE /clubs/:id/leagues/:league/me', quit],
  ] as const) {
    app.route({
      ...at(route),
      config: makes,
      handler: async (request) => {
        const guest = mustBeGuest(request);
        const { id } = await mustBelong(house, request.params.id, guest.id);
        await act(house, id, request.params.league, guest.id);
        return see(id, guest.id);
      },
    });
  }

  app.route({
    ...at('POST /clubs/:id/leagues/:league/start'),
    handler: async (request) => {
      const guest = mustBeGuest(request);
      const { id } = await mustOwn(house, request.params.id, guest.id);
      await begin(house, id, request.params.league);
      return see(id, guest.id);
    },
  });

  app.route({
    ...at('POST /clubs/:id/leagues/:league/fixtures/:fixture/table'),
    config: stays(),
    handler: async (request) => {
      const guest = mustBeGuest(request);
      const { id, league, fixture } = request.params;
      const club = await mustBelong(house, id, guest.id);
      return tableInfo(await openMatch(house, club.id, league, Number(fixture), guest), guest.id, presence);
    },
  });
}
