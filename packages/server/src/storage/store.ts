import type { Place } from '../ground/pages.ts';
import type { Line } from '../line/line.ts';
import type { People } from './people.ts';
import type { Sql } from './sql.ts';

/** The storage cannot be reached, or cannot write: not the asker's fault and not a mistake; it may be back soon. */
export class StorageAway extends Error {}

/** A table as it is stored: what was agreed, and the game if it has begun, both as JSON. */
export interface StoredTable {
  readonly id: string;
  /** Goes up by one with every change of any kind; the id of events on the stream. */
  readonly seq: number;
  readonly lobby: string;
  /** Where the game stood when it was last stored whole; null before the start. */
  readonly play: string | null;
  /** The steps since then, oldest first. */
  readonly steps: readonly string[];
  /** The component set the table brought, as JSON. */
  readonly set: string | null;
  readonly archived: boolean;
  /** To the minute. */
  readonly touchedAt: number;
}

/** A line of a table list, for one guest. */
export interface ListedTable {
  readonly id: string;
  /** What everybody may read in a list, as JSON. */
  readonly summary: string;
  /** Where the guest sits. */
  readonly seat: number | null;
  /** Whether the guest is the host. */
  readonly host: boolean;
  readonly archived: boolean;
  /** The seat whose answer the game waits for. */
  readonly waitsFor: number | null;
  readonly madeAt: number;
  readonly touchedAt: number;
}

/** What happened at a table, in order; enough to tell anyone what they missed. */
export interface Entry {
  readonly seq: number;
  readonly kind: 'update' | 'chat';
  /** Of the game, for an update. */
  readonly version: number | null;
  readonly body: string;
}

/** What lists are made of, kept beside the JSON. */
export interface Listing {
  readonly game: string;
  readonly status: string;
  readonly public: boolean;
  readonly summary: string;
  /** A guest's id. */
  readonly host: string;
  /** The hash of the component set the table brought. */
  readonly set: string | null;
  /** The guests who sit there. */
  readonly members: readonly { readonly guest: string; readonly seat: number }[];
  /** Who looks on by name: to be found when somebody is to be forgotten. */
  readonly visitors?: readonly string[];
}

/** A component set, kept once however many tables play with it. */
export interface StoredSet {
  readonly hash: string;
  readonly body: string;
}

/** One change of a table, all of it or nothing. */
export interface Commit {
  readonly id: string;
  /** The `seq` the writer saw: the change is refused when the table has moved on. */
  readonly from: number;
  readonly lobby?: string;
  /** Where the game stands now, whole. Without it, that follows from the entries. */
  readonly play?: string;
  readonly entry?: Omit<Entry, 'seq'>;
  readonly shelf?: Listing;
  /** A component set that came with this change. */
  readonly set?: StoredSet | null;
  /** The seat whose answer the game waits for. */
  readonly waitsFor: number | null;
  /** Whether a computer player is to give it. */
  readonly botAsked: boolean;
  /** Which person is to give it, and at which version of the game. */
  readonly asked: { readonly guest: string; readonly version: number } | null;
  /** When the time of whoever is asked is up. */
  readonly dueAt: number | null;
  /** Which node says so, for the others to hear. */
  readonly node: string;
  /** When the table was touched, to the minute; whether the storage says so already. */
  readonly at: number;
  readonly again?: boolean;
  readonly now: number;
}

export interface NewTable {
  readonly id: string;
  readonly invitation: string;
  readonly lobby: string;
  readonly shelf: Listing;
  readonly set: StoredSet | null;
  readonly at: number;
}

/** A table as an older version stored it, put in today's order; null when it cannot be read. */
export type Renewed = Pick<NewTable, 'lobby' | 'shelf' | 'set' | 'at'> | null;

/** A code that carries a seat to another device, once. */
export interface CarryCode {
  readonly code: string;
  readonly table: string;
  readonly guest: string;
  readonly expires: number;
  /** The guest who has used it. */
  readonly takenBy: string | null;
}

/** Guests, and what the house knows. */
export interface GuestsKept {
  /** A value that every node on this storage shares; the first one offered stays. */
  settled(key: string, offered: string): Promise<string>;

  addGuest(id: string, name: string, at: number): Promise<void>;
  guestName(id: string): Promise<string | null>;
  /** When a guest first came. */
  guestSince(id: string): Promise<number | null>;

  addCode(code: Omit<CarryCode, 'takenBy'>): Promise<void>;
  findCode(code: string, now: number): Promise<CarryCode | null>;
  /** Uses a code up, for everybody but this guest. */
  takeCode(code: string, guest: string): Promise<void>;
}

/** Tables with everything said and done at them. */
export interface TablesKept {
  /** False, and nothing changed, when there is a table with this id already. */
  create(table: NewTable): Promise<boolean>;
  table(id: string): Promise<StoredTable | null>;
  /** False, and nothing changed, when somebody else changed the table first. */
  commit(commit: Commit): Promise<boolean>;
  /** Everything after `since`, oldest first; with `last`, only so many of the newest. */
  entries(id: string, since: number, kind?: Entry['kind'], last?: number): Promise<Entry[]>;
  /** Where each of these tables stands now; one that is gone is left out. */
  seqs(ids: readonly string[]): Promise<Record<string, number>>;
  /** The change that led to a version of the game. */
  entryOfVersion(id: string, version: number): Promise<Entry | null>;
  /** Words that are to be forgotten, by where they stand on the stream. */
  unsay(table: string, seqs: readonly number[]): Promise<void>;
  /** A table with everything that was ever said and done at it is gone. */
  remove(id: string): Promise<void>;
  /** Tables that an older version stored and this one has not yet put in order. */
  oldTables(limit: number): Promise<{ id: string; lobby: string }[]>;
  renew(id: string, renewed: Renewed): Promise<void>;
}

/** Which tables there are, by what is looked for. */
export interface TablesListed {
  byInvitation(code: string): Promise<string | null>;
  publicTables(
    game: string | null,
    guest: string | null,
    after: Place,
    limit: number,
  ): Promise<ListedTable[]>;
  tablesOf(guest: string, after: Place, limit: number): Promise<ListedTable[]>;
  /** The ids of all of them. */
  allTablesOf(guest: string): Promise<string[]>;
  /** Also where they sat once and may have said something. */
  everAt(guest: string): Promise<string[]>;
  /** How many tables of each status are not archived. */
  counts(): Promise<Record<string, number>>;
  /** Tables where a computer player was asked so long ago that nobody may be at it any more. */
  owed(untouchedSince: number, limit: number): Promise<string[]>;
  /** Tables where somebody's time is up. */
  due(now: number, limit: number): Promise<string[]>;
}

/** What is kept how long. */
export interface LongKept {
  /** Puts tables away that nobody has changed since; the next change brings one back. */
  archive(untouchedSince: number): Promise<number>;
  /** Finished matches that nobody has touched since and that still have an entry for every answer. */
  unpacked(untouchedSince: number, limit: number): Promise<string[]>;
  /** Keeps this record of a match, and where it ended, instead of its entries; nothing happens when the table has changed. */
  pack(id: string, seq: number, play: string | null, record: Uint8Array, at: number): Promise<void>;
  /** Another record in place of the one that was packed. */
  repack(id: string, record: Uint8Array): Promise<void>;
  /** The record of a match that was packed. */
  packed(id: string): Promise<Uint8Array | null>;
  /** Tables of any kind that nobody has touched since. */
  untouched(since: number, limit: number): Promise<string[]>;
  /** Of these, tables that never began, and those where at most one person plays with computer players. */
  abandoned(since: number, limit: number): Promise<string[]>;
  /** Throws away component sets that no table has played with since, and gives the space back. */
  tidy(unusedSince: number): Promise<void>;
  /** Writes something for nothing; fails when it cannot be stored. */
  probe(what: string): Promise<void>;
}

/** Where everything is kept. Whatever a promise confirms survives a crash of the machine. */
export interface Store extends GuestsKept, TablesKept, TablesListed, LongKept {
  close(): Promise<void>;
}

/** A storage as opened; `line` is there when other nodes may be on it too. */
export interface OpenStore {
  readonly store: Store;
  readonly people: People;
  /** For what is asked alike of every kind of storage. */
  readonly sql: Sql;
  readonly line: Line | null;
  /** How often the storage could not do what it was asked. */
  readonly faults: () => number;
  /** Comes when the storage is gone for good: the server cannot go on without it. */
  readonly lost: Promise<Error>;
}
