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
import { routesOf } from './routes.ts';

const TABLES_SHOWN = 50;

/** Friends by link: nobody can be looked up. */
export function friendRoutes(app: TypeBoxApp, house: House): void {
  const { anyone, guests } = routesOf(app);
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

  guests('GET /me/friends', async (_, { id }) => mine(id));

  guests('PUT /me/friends', async (request, { id }) => {
    await friends.showTables(id, request.body.tables);
    return mine(id);
  });

  guests('POST /me/friends/link', makes, async (_, { id }) => {
    return newLink(friends, 'friend', id);
  });

  guests('DELETE /me/friends/link', async (_, { id }) => {
    await friends.dropLink('friend', id);
  });

  guests('DELETE /me/friends/:id', async (request, { id }) => {
    await friends.part(id, await friendOf(id, request.params.id));
    return mine(id);
  });

  guests('POST /tables/:id/invitations', invites, async (request, guest) => {
    const { id } = request.params;
    await hall.see(id, ({ lobby }) => {
      mustSee(lobby, guest, undefined);
      mustSit(lobby, guest.id);
      mustBe(lobby, 'gathering');
    });
    await friends.invite(await friendOf(guest.id, request.body.friend), id, guest.id, theTime());
  });

  guests('DELETE /me/invitations/:id', async (request, { id }) => {
    await friends.decline(id, request.params.id);
  });

  anyone('GET /links/:code', tries, async ({ params }) => readLink(house, params.code));

  guests('POST /links', tries, async (request, guest) => ({
    club: await acceptLink(house, guest, request.body.code),
  }));
}

/** Clubs and their leagues. */
export function clubRoutes(app: TypeBoxApp, house: House): void {
  const { guests } = routesOf(app);
  const { clubs, friends, presence, config } = house;
  const makes = { limit: { most: 30, ms: 60_000, by: 'guest' as const } };
  // What stays is counted by address too: guests are made for nothing.
  const stays = () => ({
    limit: [makes.limit, { most: config.tableLimit, ms: 3_600_000, by: 'address' as const }],
  });
  const see = async (id: string, guest: string) => clubInfo(house, await mustBelong(house, id, guest), guest);

  guests('GET /me/clubs', async (_, guest) => {
    const mine = await clubs.of(guest.id);
    return {
      clubs: mine.map(({ id, name, members, owner }) => ({ id, name, members, owner: owner === guest.id })),
    };
  });

  guests('POST /clubs', stays(), async (request, guest) => {
    const id = await foundClub(
      house,
      guest,
      request.body.name.trim(),
      idFor(house.keySecret, request, 'club'),
    );
    return see(id, guest.id);
  });

  guests('GET /clubs/:id', async (request, { id }) => see(request.params.id, id));

  guests('PATCH /clubs/:id', makes, async (request, guest) => {
    const { id } = await mustOwn(house, request.params.id, guest.id);
    const { name, owner } = request.body;
    const next = owner === undefined ? null : await memberOf(house, id, owner);
    if (name !== undefined) await clubs.rename(id, name.trim());
    if (next !== null) await handOverClub(house, id, next.guest);
    return see(id, guest.id);
  });

  guests('DELETE /clubs/:id', async (request, guest) => {
    const { id } = await mustOwn(house, request.params.id, guest.id);
    await closeClub(house, id);
  });

  guests('POST /clubs/:id/link', makes, async (request, guest) => {
    const { id } = await mustOwn(house, request.params.id, guest.id);
    return newLink(friends, 'club', id);
  });

  guests('DELETE /clubs/:id/link', async (request, guest) => {
    const { id } = await mustOwn(house, request.params.id, guest.id);
    await friends.dropLink('club', id);
  });

  guests('DELETE /clubs/:id/members/:member', async (request, guest) => {
    const club = await mustBelong(house, request.params.id, guest.id);
    const member = await memberOf(house, club.id, request.params.member);
    if (member.guest !== guest.id && club.owner !== guest.id) throw new Problem('not-owner');
    await leaveClub(house, club.id, member.guest);
  });

  guests('POST /clubs/:id/leagues', stays(), async (request, guest) => {
    const { id } = await mustOwn(house, request.params.id, guest.id);
    const wanted = { ...request.body, name: request.body.name.trim() };
    await announce(house, id, wanted, idFor(house.keySecret, request, 'league'));
    return see(id, guest.id);
  });

  guests('DELETE /clubs/:id/leagues/:league', async (request, guest) => {
    const { id } = await mustOwn(house, request.params.id, guest.id);
    await callOff(house, id, request.params.league);
    return see(id, guest.id);
  });

  for (const [route, act] of [
    ['PUT /clubs/:id/leagues/:league/me', takePart],
    ['DELETE /clubs/:id/leagues/:league/me', quit],
  ] as const) {
    guests(route, makes, async (request, guest) => {
      const { id } = await mustBelong(house, request.params.id, guest.id);
      await act(house, id, request.params.league, guest.id);
      return see(id, guest.id);
    });
  }

  guests('POST /clubs/:id/leagues/:league/start', async (request, guest) => {
    const { id } = await mustOwn(house, request.params.id, guest.id);
    await begin(house, id, request.params.league);
    return see(id, guest.id);
  });

  guests('POST /clubs/:id/leagues/:league/fixtures/:fixture/table', stays(), async (request, guest) => {
    const { id, league, fixture } = request.params;
    const club = await mustBelong(house, id, guest.id);
    return tableInfo(await openMatch(house, club.id, league, Number(fixture), guest), guest.id, presence);
  });
}
