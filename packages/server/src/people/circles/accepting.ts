import { theTime } from '../../ground/clock.ts';
import { newTableId, readCode } from '../../ground/codes.ts';
import { Problem } from '../../ground/problem.ts';
import type { Friends, Link } from '../../storage/friends.ts';
import type { Kept } from '../../storage/kept.ts';
import type { Sql } from '../../storage/sql.ts';
import type { Guest } from '../../tables/lobby.ts';
import type { Identity } from '../rights/identity.ts';
import { joinClub } from './clubs.ts';

/** More than anybody has, and few enough for a screen. */
const MOST_FRIENDS = 200;

/** Where links lead. */
interface ForLinks extends Pick<Kept, 'friends' | 'clubs' | 'people'> {
  readonly sql: Sql;
  readonly identity: Identity;
}

async function mustLead(friends: Friends, code: string): Promise<Link> {
  const link = await friends.link(readCode(code), theTime());
  if (link === null) throw new Problem('no-link');
  return link;
}

/** What a link leads to, for whoever holds it. */
export async function readLink({ friends, clubs, identity }: ForLinks, code: string) {
  const { kind, whose } = await mustLead(friends, code);
  if (kind === 'friend') {
    const guest = await identity.find(whose);
    if (guest === null) throw new Problem('no-link');
    return { kind, name: guest.name, members: 0 };
  }
  const club = await clubs.club(whose);
  if (club === null) throw new Problem('no-link');
  return { kind, name: club.name, members: (await clubs.members(whose)).length };
}

/** Two are friends from now on, or somebody belongs to a club: its id. */
export async function acceptLink(house: ForLinks, guest: Guest, code: string): Promise<string | null> {
  const { friends, people, identity } = house;
  const { kind, whose } = await mustLead(friends, code);
  if (kind === 'club') {
    await joinClub(house, whose, guest);
    return whose;
  }
  if (whose === guest.id) throw new Problem('yourself');
  if ((await identity.find(whose)) === null) throw new Problem('no-link');
  if ((await people.blocksAmong([guest.id, whose])).length > 0) throw new Problem('blocked');
  for (const one of [guest.id, whose]) {
    const known = await friends.of(one);
    const already = known.some(({ other }) => other === guest.id || other === whose);
    if (!already && known.length >= MOST_FRIENDS) throw new Problem('circle-full', { most: MOST_FRIENDS });
  }
  await friends.join(guest.id, whose, [newTableId(), newTableId()], theTime());
  return null;
}
