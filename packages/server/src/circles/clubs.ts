import { newTableId } from '../codes.ts';
import type { House } from '../house.ts';
import { listedInfo } from '../info.ts';
import type { Guest } from '../lobby.ts';
import { Problem } from '../problem.ts';
import type { Club, Member } from '../store/clubs.ts';
import { leaguesOf } from './leagues.ts';
import { linkInfo } from './links.ts';

const MOST_CLUBS = 20;
const MOST_MEMBERS = 100;
const SHOWN = 50;
/** What stands where the name of somebody was who is no member any more. */
const NOBODY = '—';

type Rooms = Pick<House, 'clubs' | 'leagues' | 'friends'>;

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

export async function foundClub(rooms: Rooms, guest: Guest, name: string): Promise<string> {
  await mustHaveRoom(rooms, guest.id);
  const id = newTableId();
  await rooms.clubs.add({ id, name, owner: guest.id }, Date.now());
  await rooms.clubs.join(id, guest.id, newTableId(), Date.now());
  return id;
}

export async function joinClub(rooms: Rooms, id: string, guest: Guest): Promise<void> {
  const { clubs } = rooms;
  if ((await clubs.club(id)) === null) throw new Problem('no-link');
  if (await clubs.isMember(id, guest.id)) return;
  await mustHaveRoom(rooms, guest.id);
  if ((await clubs.members(id)).length >= MOST_MEMBERS)
    throw new Problem('circle-full', { most: MOST_MEMBERS });
  await clubs.join(id, guest.id, newTableId(), Date.now());
}

export async function memberOf({ clubs }: Rooms, club: string, id: string): Promise<Member> {
  const member = (await clubs.members(club)).find((one) => one.id === id);
  if (member === undefined) throw new Problem('no-member');
  return member;
}

/** Whoever owns it hands it over to the one who has been there longest; the last one closes the door. */
export async function leaveClub(rooms: Rooms, { id, owner }: Club, guest: string): Promise<void> {
  const { clubs, leagues } = rooms;
  await leagues.quit(guest, id, null);
  await clubs.leave(id, guest);
  const [next] = await clubs.members(id);
  if (next === undefined) return closeClub(rooms, id);
  if (owner === guest) await clubs.handOver(id, next.guest);
}

export async function closeClub({ clubs, friends }: Rooms, id: string): Promise<void> {
  await friends.dropLink('club', id);
  await clubs.remove(id);
}

/** Nothing in any circle names the guest any more. */
export async function forgetCircles(rooms: Rooms, guest: string): Promise<void> {
  for (const club of await rooms.clubs.of(guest)) await leaveClub(rooms, club, guest);
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
  };
}

/** A club as a member sees it. Only who is a member now has a name here. */
export async function clubInfo(house: Rooms, { id, name, owner }: Club, guest: string) {
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
      const table = listedInfo({ ...row, seat, host: false, archived: false, waitsFor: null });
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
  };
}
