import { theTime } from '../ground/clock.ts';
import { identityHash, newTableId } from '../ground/codes.ts';
import { Problem } from '../ground/problem.ts';
import type { Reporting } from '../ground/report.ts';
import type { Kept } from '../storage/kept.ts';
import type { Store } from '../storage/store.ts';
import { leave } from '../tables/gathering.ts';
import type { Hall } from '../tables/hall.ts';
import type { Keeper } from '../tables/keeping.ts';
import { type Said, shelfOf } from '../tables/live.ts';
import { type Guest, type Lobby, seatOf, withChair } from '../tables/lobby.ts';
import { resign } from '../tables/playing.ts';
import { accountData } from './accounts/account.ts';
import { circlesData, forgetCircles } from './circles/clubs.ts';
import { cupsData } from './days/cups.ts';
import { daysData } from './days/days.ts';
import { tensData } from './days/tens.ts';
import { historyData } from './history/recording.ts';
import type { News } from './rights/news.ts';
import { sharingData } from './sharing/sharing.ts';
import { shunnedInfo } from './shunning.ts';
import { solvingData } from './solving/solving.ts';
import { waysData } from './turns/ways.ts';

/** What stands where a name was, in any language. */
const NOBODY = '—';
/** No guest has it. */
const NO_GUEST = '';
const MOST_RESULTS = 10_000;
const timeOf = (at: number) => new Date(at).toISOString();

/** Whatever may name somebody. */
export interface ForForgetting extends Kept {
  readonly store: Store;
  readonly hall: Hall;
  readonly keeper: Keeper;
  readonly news: News;
  readonly report: Reporting;
}

/** Everything the server knows about a guest, for the guest to take along: what being forgotten removes. */
export async function dataOf(house: ForForgetting, { id, name }: Guest) {
  const { store, people, accounts, ways, results, hall, standings } = house;
  const seen = (table: string) =>
    hall.see(table, async ({ lobby }) => ({
      ...{ id: table, game: lobby.game, status: lobby.status, host: lobby.host === id },
      ...{ seat: seatOf(lobby, id), createdAt: lobby.createdAt, startedAt: lobby.startedAt },
      ...{ endedAt: lobby.endedAt, result: lobby.result },
      said: (await saidBy(store, table, lobby, id)).map(({ said: { text, emote, at } }) => ({
        ...(text !== undefined && { text }),
        ...(emote !== undefined && { emote }),
        at,
      })),
    }));
  // A table that nobody can read has nothing to take along; it is named all the same.
  const unread = (table: string) => ({
    ...{ id: table, game: '', status: 'unreadable', host: false, seat: null, createdAt: 0, startedAt: null },
    ...{ endedAt: null, result: null, said: [] },
  });
  const tables = (await store.everAt(id)).map((table) => seen(table).catch(() => unread(table)));
  const reports = await people.reportsBy(id);
  const bans = (await people.bans(theTime())).filter(({ kind, who }) => kind === 'guest' && who === id);
  return {
    format: 'undercroft-guest' as const,
    guest: { id, name, since: await store.guestSince(id) },
    tables: await Promise.all(tables),
    ...(await accountData(accounts, id)),
    ...(await waysData(ways, id)),
    shown: await results.isShown(id),
    results: (await results.of(id, MOST_RESULTS)).map(
      ({ table, game, figure, place, seats, rated, endedAt }) => ({
        ...{ table, game, figure, place, seats, rated: rated === 1, endedAt: timeOf(endedAt) },
      }),
    ),
    ratings: (await standings.all(id)).map(({ game, rating, matches }) => ({ game, rating, matches })),
    ...(await historyData(house.history, id)),
    ...(await daysData(house, id)),
    ...(await tensData(house, id)),
    ...(await cupsData(house, id)),
    ...(await solvingData(house, id)),
    ...(await sharingData(house, id)),
    ...(await circlesData(house, id)),
    tournaments: (await house.tournaments.data(id)).map(({ name, owner, since }) => ({
      ...{ name, owner: owner === id, since: since === null ? null : timeOf(since) },
    })),
    shunned: (await people.shunnedBy(id)).map(shunnedInfo),
    reports: reports.map(({ table, name, reason, note, at }) => ({
      ...{ table, about: name, reason, note, at: timeOf(at) },
    })),
    bans: bans.map(({ reason, at, until }) => ({
      ...{ reason, at: timeOf(at), until: until === null ? null : timeOf(until) },
    })),
  };
}

/** What a guest has said at a table; older words are known by their seat alone. */
async function saidBy(store: Store, table: string, lobby: Lobby | null, guest: string) {
  const seat = lobby && seatOf(lobby, guest);
  const entries = await store.entries(table, 0, 'chat');
  return entries
    .map(({ seq, body }) => ({ seq, said: readSaid(body) }))
    .filter(({ said }) => {
      // Whoever sat there before and carried the seat over was the same person.
      const own = said.guest === undefined || lobby?.carried?.includes(said.guest);
      return said.guest === guest || (own && seat !== null && said.seat === seat);
    });
}

/** A word that cannot be read is nobody's. */
function readSaid(body: string): Said {
  try {
    return JSON.parse(body);
  } catch {
    return { guest: NO_GUEST, seat: -1, name: '', at: '' };
  }
}

/**
 * Forgets a guest. All that is kept about them beside tables goes in one go, and from then on there is no such guest;
 * what names them at tables follows table by table, and is done again until nothing is left.
 */
export async function forget(house: ForForgetting, guest: string): Promise<void> {
  await house.news.change('forgotten', guest, async (kept) => {
    const { people, accounts, ways, results, history, friends, clubs, leagues, leaving } = kept;
    await leaving.add(guest, theTime());
    await banIdentities(kept, guest);
    await people.forgetPerson(guest);
    await accounts.forget(guest);
    await ways.forget(guest);
    await results.forget(guest);
    await history.forget(guest);
    for (const room of [kept.days, kept.tens, kept.cups, kept.solving, kept.sharing])
      await room.forget(guest);
    await kept.tournaments.forget(guest, theTime());
    await forgetCircles({ friends, clubs, leagues }, guest);
  });
  await forgetAtTables(house, guest);
}

/** Whoever is banned and comes back with the same account of a provider is banned still. */
async function banIdentities({ people, accounts }: Kept, guest: string): Promise<void> {
  const ban = (await people.bans(theTime())).find(({ kind, who }) => kind === 'guest' && who === guest);
  if (ban === undefined) return;
  for (const { issuer, subject } of await accounts.identities(guest)) {
    const who = identityHash(issuer, subject);
    await people.ban({ ...ban, id: newTableId(), kind: 'identity', who, name: NOBODY });
  }
}

/** Each table on its own: one that cannot be read keeps nobody's name at another. */
export async function forgetAtTables(house: ForForgetting, guest: string): Promise<void> {
  const { store, leaving, report } = house;
  for (const table of await store.everAt(guest)) {
    try {
      await forgetAt(house, table, guest);
      await leaving.left(guest, table);
    } catch (error) {
      report(error, 'forgetting somebody at a table');
    }
  }
  await leaving.gone(guest);
}

/** Name, words and membership go from a table; a game that is being played is given up. All of it may be done again. */
async function forgetAt(house: ForForgetting, table: string, guest: string): Promise<void> {
  const { store, hall, keeper } = house;
  try {
    const { words, seat, carried } = await hall.see(table, async ({ lobby }) => ({
      words: await saidBy(store, table, lobby, guest),
      seat: seatOf(lobby, guest),
      carried: lobby.carried?.includes(guest),
    }));
    // Somebody plays on as another guest: what they said before is that one's.
    if (carried) return;
    await unsay(store, table, words);
    // Before the seat is empty: afterwards nobody knows whose it was.
    if (seat !== null) await keeper.unname(table, seat, NOBODY);
    await hall.change(table, ({ lobby }) => ({ lobby: without(lobby, guest, theTime()) }));
  } catch (error) {
    if (error instanceof Problem && error.reason === 'not-found') return;
    // Under newer rules: a node that knows them does it.
    if (error instanceof Problem) throw error;
    await forgetUnread(house, table, guest);
  }
}

/** A table that cannot be opened any more: its lobby is enough, and without one there is nothing left of it. */
async function forgetUnread(
  { store, hall, keeper }: ForForgetting,
  table: string,
  guest: string,
): Promise<void> {
  const stored = await store.table(table);
  if (stored === null) return;
  const lobby = readLobby(stored.lobby);
  await unsay(store, table, await saidBy(store, table, lobby, guest));
  if (lobby === null) return keeper.throwAway(table);
  const left = without(lobby, guest, theTime());
  await store.commit({
    ...{ id: table, from: stored.seq, lobby: JSON.stringify(left), shelf: shelfOf(left), node: hall.node },
    ...{ waitsFor: null, botAsked: false, asked: null, dueAt: null, at: theTime(), now: theTime() },
  });
  hall.forget(table);
}

function readLobby(text: string): Lobby | null {
  try {
    const lobby: Lobby = JSON.parse(text);
    return Array.isArray(lobby.chairs) ? lobby : null;
  } catch {
    return null;
  }
}

const unsay = (store: Store, table: string, words: readonly { seq: number }[]) =>
  words.length === 0
    ? Promise.resolve()
    : store.unsay(
        table,
        words.map(({ seq }) => seq),
      );

/** A guest is called otherwise, wherever they sit; what they said keeps the name it was said under. */
export async function renameEverywhere(
  { store, hall, keeper }: Pick<ForForgetting, 'store' | 'hall' | 'keeper'>,
  guest: string,
  name: string,
) {
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
  const free = standsUp(
    {
      ...lobby,
      removed: lobby.removed.filter((id) => id !== guest),
      ...(lobby.shared === guest && { shared: NO_GUEST }),
      ...(lobby.onlookers && { onlookers: lobby.onlookers.filter((one) => one.guest !== guest) }),
      ...(lobby.carried && { carried: lobby.carried.filter((id) => id !== guest) }),
    },
    guest,
    at,
  );
  if (free.host !== guest) return free;
  const next = free.chairs.find((other) => other.kind === 'person' && other.guest !== NO_GUEST);
  return { ...free, host: next?.kind === 'person' ? next.guest : NO_GUEST };
}

function standsUp(lobby: Lobby, guest: string, at: number): Lobby {
  const seat = seatOf(lobby, guest);
  if (seat === null) return lobby;
  if (lobby.status === 'gathering') return leave(lobby, guest, seat);
  const chair = lobby.chairs[seat];
  const playing = lobby.status === 'playing' && chair.kind === 'person' && !chair.resigned;
  const given = playing ? resign(lobby, guest, at) : lobby;
  const left = given.chairs[seat];
  return left.kind === 'person' ? withChair(given, seat, { ...left, guest: NO_GUEST, name: NOBODY }) : given;
}
