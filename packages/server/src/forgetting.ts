import { accountData } from './accounts/account.ts';
import { circlesData, forgetCircles } from './circles/clubs.ts';
import { leave } from './gathering.ts';
import { historyData } from './history/recording.ts';
import type { House } from './house.ts';
import type { Said } from './live.ts';
import { type Guest, type Lobby, seatOf, withChair } from './lobby.ts';
import { resign } from './playing.ts';
import { shunnedInfo } from './shunning.ts';
import type { Store } from './store/store.ts';
import { waysData } from './turns/ways.ts';

/** What stands where a name was, in any language. */
const NOBODY = '—';
/** No guest has it. */
const NO_GUEST = '';

type Rooms = Pick<
  House,
  | 'store'
  | 'people'
  | 'accounts'
  | 'ways'
  | 'results'
  | 'hall'
  | 'keeper'
  | 'history'
  | 'friends'
  | 'clubs'
  | 'leagues'
>;

/** Everything the server knows about a guest, for the guest to take along. */
export async function dataOf(rooms: Rooms, { id, name }: Guest) {
  const { store, people, accounts, ways, results, hall } = rooms;
  const tables = await Promise.all(
    (await store.allTablesOf(id)).map((table) =>
      hall.see(table, async ({ lobby }) => ({
        ...{ id: table, game: lobby.game, status: lobby.status, host: lobby.host === id },
        ...{ seat: seatOf(lobby, id), createdAt: lobby.createdAt, startedAt: lobby.startedAt },
        ...{ endedAt: lobby.endedAt, result: lobby.result },
        said: (await saidBy(store, table, lobby, id)).map(({ said: { text, emote, at } }) => ({
          ...(text !== undefined && { text }),
          ...(emote !== undefined && { emote }),
          at,
        })),
      })),
    ),
  );
  const reports = await people.reportsBy(id);
  return {
    format: 'undercroft-guest' as const,
    guest: { id, name, since: await store.guestSince(id) },
    tables,
    ...(await accountData(accounts, id)),
    ...(await waysData(ways, id)),
    shown: await results.isShown(id),
    ...(await historyData(rooms.history, id)),
    ...(await circlesData(rooms, id)),
    shunned: (await people.shunnedBy(id)).map(shunnedInfo),
    reports: reports.map(({ table, name, reason, note, at }) => ({
      ...{ table, about: name, reason, note },
      at: new Date(at).toISOString(),
    })),
  };
}

/** What a guest has said at a table; older words are known by their seat alone. */
async function saidBy(store: Store, table: string, lobby: Lobby, guest: string) {
  const seat = seatOf(lobby, guest);
  const entries = await store.entries(table, 0, 'chat');
  return entries
    .map(({ seq, body }) => ({ seq, said: JSON.parse(body) as Said }))
    .filter(({ said }) => {
      // Whoever sat there before and carried the seat over was the same person.
      const own = said.guest === undefined || lobby.carried?.includes(said.guest);
      return said.guest === guest || (own && said.seat === seat);
    });
}

/** Nothing in the house names the guest any more, and whoever still reads as them is let go. */
export async function forget(house: House, guest: Guest): Promise<void> {
  const { identity, accounts, ways, results, ratings, people, streams, hall, line } = house;
  await forgetEverywhere(house, guest);
  await identity.forget(guest.id);
  await people.forgetPerson(guest.id);
  await accounts.forget(guest.id);
  await ways.forget(guest.id);
  await results.forget(guest.id);
  await house.history.forget(guest.id);
  await forgetCircles(house, guest.id);
  ratings.forgetAll();
  await line?.say({ kind: 'forgotten', node: hall.node, guest: guest.id });
  streams.dismiss((reader) => reader.guest === guest.id);
}

/** Name, words and membership go from every table; games that are being played are given up. */
async function forgetEverywhere(rooms: Rooms, guest: Guest): Promise<void> {
  const { store, hall, keeper } = rooms;
  for (const table of await store.allTablesOf(guest.id)) {
    const words = await hall.see(table, ({ lobby }) => saidBy(store, table, lobby, guest.id));
    await store.unsay(
      table,
      words.map(({ seq }) => seq),
    );
    const seat = await hall.see(table, ({ lobby }) => seatOf(lobby, guest.id));
    await hall.change(table, ({ lobby }) => ({ lobby: without(lobby, guest.id, Date.now()) }));
    if (seat !== null) await keeper.unname(table, seat, NOBODY);
  }
}

/** A guest is called otherwise, wherever they sit; what they said keeps the name it was said under. */
export async function renameEverywhere({ store, hall, keeper }: Rooms, guest: string, name: string) {
  for (const table of await store.allTablesOf(guest)) {
    const { lobby } = await hall.change(table, ({ lobby }) => {
      const seat = seatOf(lobby, guest);
      const chair = seat === null ? null : lobby.chairs[seat];
      if (seat === null || chair?.kind !== 'person') return null;
      return { lobby: withChair(lobby, seat, { ...chair, name }) };
    });
    const seat = seatOf(lobby, guest);
    if (seat !== null) await keeper.unname(table, seat, name);
  }
}

/** The table as if this guest had been anybody. */
function without(lobby: Lobby, guest: string, at: number): Lobby {
  const seat = seatOf(lobby, guest);
  const free = {
    ...lobby,
    removed: lobby.removed.filter((id) => id !== guest),
    ...(lobby.shared === guest && { shared: NO_GUEST }),
    ...(lobby.carried && { carried: lobby.carried.filter((id) => id !== guest) }),
  };
  if (seat === null) return free;
  if (lobby.status === 'gathering') return leave(free, guest, seat);
  const chair = lobby.chairs[seat];
  const playing = lobby.status === 'playing' && chair.kind === 'person' && !chair.resigned;
  const given = playing ? resign(free, guest, at) : free;
  const left = given.chairs[seat];
  if (left.kind !== 'person') return given;
  const nameless = withChair(given, seat, { ...left, guest: NO_GUEST, name: NOBODY });
  if (nameless.host !== guest) return nameless;
  const next = nameless.chairs.find((other) => other.kind === 'person' && other.guest !== NO_GUEST);
  return { ...nameless, host: next?.kind === 'person' ? next.guest : NO_GUEST };
}
