import type { Place } from '../ground/pages.ts';

/** Somebody whom a guest does not want to hear (mute) or to meet (block). */
export interface Shunned {
  /** What the guest knows the line by: ids of guests stay in the house. */
  readonly id: string;
  readonly other: string;
  /** What the other is called; once they are gone, what they were called. */
  readonly name: string;
  readonly mute: boolean;
  readonly block: boolean;
  readonly at: number;
}

export interface Report {
  readonly id: string;
  /** Guests' ids; '' for somebody who was forgotten. */
  readonly reporter: string;
  readonly about: string;
  /** What the one it is about was called. */
  readonly name: string;
  readonly table: string;
  /** What was said there, or how far the table was. */
  readonly seq: number;
  /** Whether it is about what was said at `seq`. */
  readonly message: boolean;
  readonly reason: string;
  /** The reporter's own words. */
  readonly note: string;
  readonly at: number;
  readonly closedAt: number | null;
  /** What the operator has made of it. */
  readonly verdict: string | null;
}

export interface Ban {
  readonly id: string;
  readonly kind: 'guest' | 'address' | 'identity';
  /** A guest's id, an address as limits count it, or the hash of who somebody is at a provider. */
  readonly who: string;
  /** What the guest was called. */
  readonly name: string;
  readonly reason: string;
  readonly at: number;
  /** Null for a ban without end. */
  readonly until: number | null;
}

/** A guest as those see them who run the server. */
export interface GuestLine {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  readonly seenAt: number;
  /** At how many tables they sit. */
  readonly tables: number;
}

/** A table as those see it who run the server. */
export interface TableLine {
  readonly id: string;
  /** What everybody may read in a list, as JSON. */
  readonly summary: string;
  readonly host: string;
  readonly madeAt: number;
  readonly touchedAt: number;
  readonly archived: boolean;
}

/** Guests in the order in which they were last here. */
export interface Seen {
  readonly seen: number;
  readonly id: string;
}

/** A page of a list: what is looked for, and from where on. */
interface Search {
  readonly text?: string | undefined;
  readonly status?: string | undefined;
  /** Only what comes after this in the list. */
  readonly after: Place;
  readonly limit: number;
}

/** What is kept about people beside their name: who wants nothing of whom, reports, bans, and lists of everybody. */
export interface People {
  /** These guests were here. */
  saw(guests: readonly string[], at: number): Promise<void>;
  /**
   * Guests who have not been here since, sit nowhere and own nothing. So many are looked at, from where the last look
   * ended; `next` is where the following one begins, null when all have been looked at.
   */
  idle(
    unseenSince: number,
    after: Seen,
    now: number,
    limit: number,
  ): Promise<{ guests: string[]; next: Seen | null }>;
  /** Nothing here names the guest any more. */
  forgetPerson(guest: string): Promise<void>;

  /** Says what one guest wants of another; with neither, the line is gone. */
  shun(guest: string, shunned: Shunned): Promise<void>;
  shunnedBy(guest: string): Promise<Shunned[]>;
  /** Who of these has blocked whom of these. */
  blocksAmong(guests: readonly string[]): Promise<{ readonly guest: string; readonly other: string }[]>;

  /** At which of these tables somebody sits who has blocked the guest, or whom the guest has blocked. */
  avoided(guest: string, tables: readonly string[]): Promise<string[]>;

  /** False, and nothing changed, when the same guest has reported the same already. */
  addReport(report: Omit<Report, 'closedAt' | 'verdict'>): Promise<boolean>;
  report(id: string): Promise<Report | null>;
  /** Newest first; of one status or all. */
  reports(status: 'open' | 'closed' | null, after: Place, limit: number): Promise<Report[]>;
  reportsBy(guest: string): Promise<Report[]>;
  /** Closes a report with a verdict, or opens it again; false when there is none. */
  closeReport(id: string, closedAt: number | null, verdict: string | null): Promise<boolean>;

  /** A ban of the same guest or address is replaced. */
  ban(ban: Ban): Promise<void>;
  /** False when there was none. */
  unban(id: string): Promise<boolean>;
  /** All that have not ended; those that have are gone. */
  bans(now: number): Promise<Ban[]>;

  /** What all screens show, as JSON. */
  notice(): Promise<string | null>;
  setNotice(notice: string | null): Promise<void>;

  /** Guests by name or id, those who were here last first. */
  guests(search: Search): Promise<GuestLine[]>;
  /** Tables of every kind, those touched last first; by status, and by id, game or who sits there. */
  tables(search: Search): Promise<TableLine[]>;
}
