import { theTime } from '../ground/clock.ts';
import { newTableId } from '../ground/codes.ts';
import { Problem } from '../ground/problem.ts';
import type { People, Shunned } from '../storage/people.ts';
import type { Store } from '../storage/store.ts';
import { leave } from '../tables/gathering.ts';
import type { Hall } from '../tables/hall.ts';
import type { Said } from '../tables/live.ts';
import { chairAt, type Guest, type Lobby, mustSee, seatOf } from '../tables/lobby.ts';
import type { News } from './rights/news.ts';

/** Somebody at a table: who sits there, or who said something there. */
export interface Whom {
  readonly seat?: number;
  readonly message?: number;
  readonly invitation?: string;
}

interface Rooms {
  readonly hall: Hall;
  readonly store: Store;
  readonly people: People;
  readonly news: News;
}

/** More than anybody has reason to shun. */
const MOST_SHUNNED = 500;

/** Who is meant, for somebody who may see the table; `seq` is what was said, or how far the table is. */
export async function findPerson({ hall, store }: Rooms, table: string, by: Guest, whom: Whom) {
  const { seat, message, invitation } = whom;
  if ((seat === undefined) === (message === undefined)) {
    throw new Problem('who-is-meant', { what: '"seat" or "message"' });
  }
  const found = await hall.look(table, async ({ lobby, seq }) => {
    mustSee(lobby, by, invitation);
    if (seat !== undefined) {
      const chair = chairAt(lobby, seat);
      if (chair.kind !== 'person') throw new Problem('no-person');
      return { guest: chair.guest, name: chair.name, seq };
    }
    const [entry] = await store.entries(table, (message ?? 0) - 1, 'chat');
    if (entry?.seq !== message) throw new Problem('nothing-said', { message: message ?? 0 });
    const said: Said = JSON.parse(entry.body);
    const chair = said.seat === null ? undefined : lobby.chairs[said.seat];
    // Older words are known by their seat alone.
    const guest = said.guest ?? (chair?.kind === 'person' ? chair.guest : '');
    return { guest, name: said.name, seq: entry.seq };
  });
  if (found.guest === '') throw new Problem('no-person');
  if (found.guest === by.id) throw new Problem('yourself');
  return found;
}

/** Says whether one guest wants to hear and to meet another; tables of the guest follow at once. */
export async function shun(
  rooms: Rooms,
  guest: Guest,
  { other, name }: { readonly other: string; readonly name: string },
  { mute, block }: { readonly mute: boolean; readonly block: boolean },
): Promise<void> {
  const { people } = rooms;
  const known = await people.shunnedBy(guest.id);
  if (known.length >= MOST_SHUNNED && !known.some((one) => one.other === other)) {
    throw new Problem('shunned-many', { most: MOST_SHUNNED });
  }
  // Every stream of this guest, wherever it is open, shows what may be heard now.
  await rooms.news.change('shunned', guest.id, async ({ people, friends }) => {
    await people.shun(guest.id, { id: newTableId(), other, name, mute, block, at: theTime() });
    // Whom one does not want to meet is no friend.
    if (block) await friends.part(guest.id, other);
  });
  const before = known.find((one) => one.other === other);
  if (block !== (before?.block ?? false)) await closeTables(rooms, guest, other, block);
}

/** Whoever is blocked may not see the guest's private tables, nor wait at one that has not begun. */
async function closeTables({ hall, store }: Rooms, guest: Guest, other: string, block: boolean) {
  for (const table of await store.allTablesOf(guest.id)) {
    await hall.change(table, ({ lobby }) => {
      const next = block ? shut(lobby, guest.id, other) : open(lobby, guest.id, other);
      return next === lobby ? null : { lobby: next };
    });
  }
}

function shut(lobby: Lobby, host: string, other: string): Lobby {
  if (lobby.host !== host || lobby.removed.includes(other)) return lobby;
  const seat = seatOf(lobby, other);
  if (seat !== null && lobby.status === 'gathering') return leave(lobby, host, seat);
  return { ...lobby, removed: [...lobby.removed, other] };
}

function open(lobby: Lobby, host: string, other: string): Lobby {
  if (lobby.host !== host || !lobby.removed.includes(other)) return lobby;
  return { ...lobby, removed: lobby.removed.filter((id) => id !== other) };
}

const sitting = (lobby: Lobby) =>
  lobby.chairs.flatMap((chair) => (chair.kind === 'person' && chair.guest !== '' ? [chair.guest] : []));

/** Nobody sits down beside somebody who has blocked them, or whom they have blocked. */
export async function mustGetAlong(people: People, lobby: Lobby, guest: Guest): Promise<void> {
  if (seatOf(lobby, guest.id) !== null) return;
  const blocks = await people.blocksAmong([guest.id, ...sitting(lobby)]);
  if (blocks.some((block) => block.guest === guest.id || block.other === guest.id)) {
    throw new Problem('blocked');
  }
}

/** Those who may sit together at the next table: whoever asks for it, then the others in order. */
export async function whoGetsAlong(people: People, lobby: Lobby, first: string): Promise<Set<string>> {
  const all = [first, ...sitting(lobby)];
  const blocks = await people.blocksAmong(all);
  const together = new Set<string>();
  for (const one of all) {
    const apart = blocks.some(
      ({ guest, other }) => (guest === one && together.has(other)) || (other === one && together.has(guest)),
    );
    if (!apart) together.add(one);
  }
  return together;
}

export const blockedBy = async (people: People, guest: string): Promise<string[]> =>
  (await people.shunnedBy(guest)).filter(({ block }) => block).map(({ other }) => other);

export const mutedBy = async (people: People, guest: string): Promise<ReadonlySet<string>> =>
  new Set((await people.shunnedBy(guest)).filter(({ mute }) => mute).map(({ other }) => other));

/** What a guest is told about whom they shun; ids of guests stay in the house. */
export const shunnedInfo = ({ id, name, mute, block, at }: Shunned) => ({
  ...{ id, name, mute, block },
  at: new Date(at).toISOString(),
});
