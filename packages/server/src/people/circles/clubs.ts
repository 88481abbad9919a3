import { theTime } from '../../ground/clock.ts';
import { newTableId } from '../../ground/codes.ts';
import { Problem } from '../../ground/problem.ts';
import type { Club, Member } from '../../storage/clubs.ts';
import { type Kept, keptIn } from '../../storage/kept.ts';
import type { Sql } from '../../storage/sql.ts';
import { listedInfo } from '../../tables/info.ts';
import type { Guest } from '../../tables/lobby.ts';
import { tournamentsOfClub } from '../tournaments/info.ts';
import { leaguesOf } from './leagues.ts';
import { linkInfo } from './links.ts';

const MOST_CLUBS = 20;
const MOST_MEMBERS = 100;
const SHOWN = 50;
/** What stands where the name of somebody was who is no member any more. */
const NOBODY = '—';

type Rooms = Pick<Kept, 'clubs' | 'leagues' | 'friends'>;
/** What is done in several steps is done whole. */
type InOneGo = { readonly sql: Sql };

/** To those who do not belong to it, a club is as if it were not there. */
export async function mustBelong({ clubs }: Rooms, id: string, guest: string): Promise<Club> {
  const club = await clubs.club(id);
  if (club === null || !(await clubs.isMember(id, guest))) throw new Problem('no-club');
  return club;
}

export async function mustOwn(rooms: Rooms, id: string, guest: string): Promise<Club> {
  const club = await mustBelong(rooms, id, guest);
  if (club.owner !== guest) throw new Problem('not-owner');
  return club;
}

async function mustHaveRoom({ clubs }: Rooms, guest: string): Promise<void> {
  if ((await clubs.of(guest)).length >= MOST_CLUBS) throw new Problem('circle-full', { most: MOST_CLUBS });
}

/** A new club; by an `id` that is there already, that one. */
export async function foundClub(
  { sql }: InOneGo,
  guest: Guest,
  name: string,
  id = newTableId(),
): Promise<string> {
  await sql.transaction(async (inOneGo) => {
    const rooms = keptIn(inOneGo);
    if ((await rooms.clubs.club(id)) !== null) return;
    await mustHaveRoom(rooms, guest.id);
    await rooms.clubs.add({ id, name, owner: guest.id }, theTime());
    await rooms.clubs.join(id, guest.id, newTableId(), theTime());
  });
  return id;
}

export async function joinClub({ sql }: InOneGo, id: string, guest: Guest): Promise<void> {
  await sql.transaction(async (inOneGo) => {
    const rooms = keptIn(inOneGo);
    const { clubs } = rooms;
    if ((await clubs.hold(id)) === null) throw new Problem('no-link');
    if (await clubs.isMember(id, guest.id)) return;
    await mustHaveRoom(rooms, guest.id);
    if ((await clubs.members(id)).length >= MOST_MEMBERS)
      throw new Problem('circle-full', { most: MOST_MEMBERS });
    await clubs.join(id, guest.id, newTableId(), theTime());
  });
}

export async function memberOf({ clubs }: Rooms, club: string, id: string): Promise<Member> {
  const member = (await clubs.members(club)).find((one) => one.id === id);
  if (member === undefined) throw new Problem('no-member');
  return member;
}

/** Whoever owns it hands it over to the one who has been there longest; the last one closes the door. */
export const leaveClub = ({ sql }: InOneGo, id: string, guest: string): Promise<void> =>
  sql.transaction((inOneGo) => leave(keptIn(inOneGo), id, guest));

async function leave(rooms: Rooms, id: string, guest: string): Promise<void> {
  const { clubs, leagues } = rooms;
  const club = await clubs.hold(id);
  if (club === null) return;
  await leagues.quit(guest, id, null);
  await clubs.leave(id, guest);
  const [next] = await clubs.members(id);
  if (next === undefined) return close(rooms, id);
  if (club.owner === guest) await clubs.handOver(id, next.guest);
}

/** To somebody who belongs to it, if they still do. */
export const handOverClub = ({ sql }: InOneGo, id: string, to: string): Promise<void> =>
  sql.transaction(async (inOneGo) => {
    const { clubs } = keptIn(inOneGo);
    await clubs.hold(id);
    if (!(await clubs.isMember(id, to))) throw new Problem('no-member');
    await clubs.handOver(id, to);
  });

export const closeClub = ({ sql }: InOneGo, id: string): Promise<void> =>
  sql.transaction((inOneGo) => close(keptIn(inOneGo), id));

async function close({ clubs, friends }: Rooms, id: string): Promise<void> {
  await friends.dropLink('club', id);
  await clubs.remove(id);
}

/** Nothing in any circle names the guest any more: inside a transaction. */
export async function forgetCircles(rooms: Rooms, guest: string): Promise<void> {
  for (const { id } of await rooms.clubs.of(guest)) await leave(rooms, id, guest);
  await rooms.friends.forget(guest);
}

/** What is kept about a guest's friends and clubs, for the guest to take along. */
export async function circlesData({ friends, clubs, leagues }: Rooms, guest: string) {
  const timeOf = (since: number) => new Date(since).toISOString();
  return {
    tablesShown: await friends.showsTables(guest),
    friends: (await friends.of(guest)).map(({ name, since }) => ({ name, since: timeOf(since) })),
    clubs: (await clubs.of(guest)).map(({ name, owner, since }) => ({
      ...{ name, since: timeOf(since), owner: owner === guest },
    })),
    leagues: (await leagues.joinedBy(guest)).map((joined) => ({ ...joined, since: timeOf(joined.since) })),
    invited: (await friends.invitations(guest)).map(({ table, by, at }) => ({ table, by, at: timeOf(at) })),
    invites: (await friends.invitedBy(guest)).map(({ table, whom, at }) => ({ table, whom, at: timeOf(at) })),
    link: await linkInfo(friends, 'friend', guest),
  };
}

/** A club as a member sees it. Only who is a member now has a name here. */
export async function clubInfo(
  house: Rooms & Pick<Kept, 'tournaments'>,
  { id, name, owner }: Club,
  guest: string,
) {
  const { clubs, friends } = house;
  const members = await clubs.members(id);
  const nameOf = (who: string) => members.find((member) => member.guest === who)?.name ?? NOBODY;
  const tables = await clubs.tables(id, guest, SHOWN);
  const matches = Map.groupBy(await clubs.results(id, SHOWN), ({ table }) => table);
  return {
    ...{ id, name, owner: owner === guest },
    link: owner === guest ? await linkInfo(friends, 'club', id) : null,
    members: members.map((member) => ({
      ...{ id: member.id, name: member.name, since: new Date(member.since).toISOString() },
      ...{ owner: member.guest === owner, you: member.guest === guest },
      ...{ played: member.played, won: member.won },
    })),
    tables: tables.flatMap(({ invitation, seat, ...row }) => {
      const table = listedInfo({ ...row, seat, host: false, archived: false });
      return table === null ? [] : [{ table, invitation }];
    }),
    results: [...matches.values()].map((seats) => ({
      ...{ table: seats[0].table, game: seats[0].game, endedAt: new Date(seats[0].endedAt).toISOString() },
      // Computer players have no name of their own: the screen says what they are.
      seats: seats.map(({ guest: who, level, place }) => ({
        name: level === null ? nameOf(who) : '',
        place,
      })),
    })),
    leagues: await leaguesOf(house, id, guest, nameOf),
    tournaments: await tournamentsOfClub(house, id),
  };
}
