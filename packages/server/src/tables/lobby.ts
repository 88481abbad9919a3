import type { Level } from '@undercroft/bots';
import { isPast } from '@undercroft/bots/today';
import type { Match, Outcome, Seat } from '@undercroft/kernel';
import type { Colour, TimeUp } from '@undercroft/protocol';
import { readCode } from '../ground/codes.ts';
import { Problem } from '../ground/problem.ts';

export interface Person {
  readonly kind: 'person';
  readonly guest: string;
  readonly name: string;
  readonly colour: Colour;
  /** What this seat wants to play; null lets it be dealt. */
  readonly figure: string | null;
  readonly ready: boolean;
  /** This seat's part of the luck, if the player brought one. */
  readonly seed: string | null;
  readonly resigned: boolean;
  /** The bot that plays for someone who is away or has resigned. */
  readonly standIn: Level | null;
  /** The turn of the game that the bot plays for them, where it plays no other. */
  readonly standInTurn?: number;
}

export interface Bot {
  readonly kind: 'bot';
  readonly level: Level;
  readonly colour: Colour;
  readonly figure: string | null;
}

export type Chair = Person | Bot | { readonly kind: 'free' };

/** How a match ended at this table. */
export interface Ending {
  readonly by: 'outcome' | 'resignation' | 'agreement' | 'operator';
  readonly winners: readonly Seat[];
  readonly resigned: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** A seat asks to take back what it answered, at this version of the game: these others allow it. */
interface Wish {
  readonly seat: Seat;
  readonly version: number;
  readonly allowed: readonly Seat[];
}

/** The table of a day: everybody meets the same luck there, which is dealt. */
export interface OfDay {
  /** As days are counted: the luck is secret until this one is over. */
  readonly number: number;
  /** Practice does not. */
  readonly counts: boolean;
  /** What the day's luck follows from, for every game, and the hash of it that was shown that day. */
  readonly secret: string;
  readonly commitment: string;
}

/** A table of a tournament. */
export interface OfTournament {
  readonly id: string;
  readonly round: number;
}

/** Somebody who came when the game had begun, and has a name here: looks on, and may wish for more. */
export interface Onlooker {
  readonly id: number;
  readonly guest: string;
  readonly name: string;
  /** Wants a place in the next match. */
  readonly next: boolean;
  /** The seat they ask for, which a computer player plays on for somebody. */
  readonly seat: Seat | null;
}

/** All that a table knows beside the game itself. */
export interface Lobby {
  readonly id: string;
  readonly game: string;
  /** The rules version the match began under; before the start, the one it would. */
  readonly rules: number;
  readonly status: 'gathering' | 'playing' | 'over';
  readonly public: boolean;
  readonly chat: boolean;
  /** Seconds. */
  readonly awayLimit: number;
  /** Seconds that a person who is asked may think; none: as long as they like. */
  readonly clock?: number | null;
  /** What a bot does when the time is up. */
  readonly timeUp?: TimeUp;
  /** When a person last took a seat back from a bot: their time begins anew. */
  readonly clockFrom?: number;
  /** It counts for ratings. */
  readonly rated?: boolean;
  /** Whoever is alone with computer players may take any answer back. */
  readonly anyTakeBack?: boolean;
  /** Screens may give hints to whoever is asked. */
  readonly coach?: boolean;
  /** Where it is one of a day. */
  readonly day?: OfDay;
  readonly tournament?: OfTournament;
  /** The same luck lies on other tables: nobody may know it before all of them are through. */
  readonly deal?: 'secret' | 'open';
  /** A shared screen says who is how likely to win. */
  readonly chances?: boolean;
  /** When it is over whoever has the link may watch it again. */
  readonly watchable?: boolean;
  readonly options: Readonly<Record<string, string | boolean>>;
  /** The hash of the component set it brought; null for the one in the box. */
  readonly set: string | null;
  /** A guest's id. */
  readonly host: string;
  /** The guest whose shared screen opened it, a television: it takes no seat, and whoever sits there is a host. */
  readonly shared?: string | null;
  /** Guests the host sent away: they may neither sit down again nor use the invitation. */
  readonly removed: readonly string[];
  /** Guests whose seat went on on another device. */
  readonly carried?: readonly string[];
  readonly invitation: string;
  /** As many as the game allows before the start, then the seats of the game. */
  readonly chairs: readonly Chair[];
  /** The server's part of the luck: nobody sees it before the end. */
  readonly secret: string;
  readonly commitment: string;
  readonly seatSeeds: readonly string[] | null;
  readonly offersToEnd: readonly Seat[];
  readonly votes: readonly { readonly seat: Seat; readonly votes: readonly Seat[] }[];
  readonly wish?: Wish | null;
  readonly onlookers?: readonly Onlooker[];
  /** Where newer rules took over the running match. */
  readonly continued: readonly { readonly version: number; readonly rules: number }[];
  readonly result: Ending | null;
  /** The table of the next match. */
  readonly rematch: string | null;
  /** The code that leads there, for every screen that shows a room this one. */
  readonly rematchCode?: string;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** The table's `seq` when this last changed. */
  readonly seq: number;
}

/** What a host may decide. */
export interface Wishes {
  readonly options?: unknown;
  readonly set?: unknown;
  readonly public?: boolean;
  readonly chat?: boolean;
  readonly awayLimit?: number;
  readonly clock?: number | null;
  readonly timeUp?: TimeUp;
  readonly rated?: boolean;
  readonly anyTakeBack?: boolean;
  readonly coach?: boolean;
  readonly chances?: boolean;
  readonly watchable?: boolean;
}

/** What is said when a table is made, and never again. */
export interface NewWishes extends Wishes {
  readonly shared?: boolean;
}

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** How luck is used at a table: one fair stream, or a stream for each purpose. */
export const luckAt = ({ day, deal }: Pick<Lobby, 'day' | 'deal'>): Pick<Match, 'luck'> =>
  day || deal ? { luck: 'dealt' } : {};

/** Whether everybody may know what the luck of a table follows from. */
export const mayKnowLuck = ({ status, day, deal }: Lobby, now: number): boolean =>
  status === 'over' && (day === undefined || isPast(day.number, now)) && deal !== 'secret';

/** The seat of a guest, or null for a spectator. */
export function seatOf(lobby: Lobby, guest: string | null): Seat | null {
  if (guest === null) return null;
  const seat = lobby.chairs.findIndex((chair) => chair.kind === 'person' && chair.guest === guest);
  return seat < 0 ? null : seat;
}

/** Tables by invitation show themselves only to those who sit there or hold the code, however they type it. */
export function maySee(lobby: Lobby, guest: string | null, invitation: string | undefined): boolean {
  // Whoever has the same luck elsewhere, now or later, would see how it falls.
  if (lobby.deal === 'secret') return seatOf(lobby, guest) !== null;
  if (lobby.public || seatOf(lobby, guest) !== null || isScreen(lobby, guest)) return true;
  if (onlookerOf(lobby, guest) !== undefined && !lobby.removed.includes(guest ?? '')) return true;
  if (invitation === undefined || readCode(invitation) !== lobby.invitation) return false;
  return guest === null || !lobby.removed.includes(guest);
}

export const onlookerOf = (lobby: Lobby, guest: string | null): Onlooker | undefined =>
  lobby.onlookers?.find((one) => one.guest === guest);

export const isShared = (lobby: Lobby): boolean => (lobby.shared ?? null) !== null;

/** Whether it is this guest's screen that shows the table to a whole room. */
export const isScreen = (lobby: Lobby, guest: string | null): boolean =>
  guest !== null && lobby.shared === guest;

/** The host; at a table of a shared screen, the screen and everybody who sits there. */
export function isHost(lobby: Lobby, guest: string | null): boolean {
  if (guest === null) return false;
  return lobby.host === guest || isScreen(lobby, guest) || (isShared(lobby) && seatOf(lobby, guest) !== null);
}

/** Whether a guest's seat is on another device now. */
export function isCarried(lobby: Lobby, guest: string | null): boolean {
  return guest !== null && seatOf(lobby, guest) === null && lobby.carried?.includes(guest) === true;
}

/** To those who may not see it, a table is as if it were not there; whoever carried the seat away is told so. */
export function mustSee(lobby: Lobby, guest: Pick<Guest, 'id'> | null, invitation: string | undefined): void {
  const id = guest?.id ?? null;
  if (maySee(lobby, id, invitation)) return;
  if (isCarried(lobby, id)) throw new Problem('carried');
  throw new Problem('no-table');
}

/** A match that is over is not listed, but open to whoever has its link, where the host agreed to that. */
export function mustSeeRecord(
  lobby: Lobby,
  guest: Pick<Guest, 'id'> | null,
  invitation: string | undefined,
): void {
  const open = lobby.status === 'over' && lobby.watchable === true;
  if (!open || (guest !== null && lobby.removed.includes(guest.id))) mustSee(lobby, guest, invitation);
}

export function mustSit(lobby: Lobby, guest: string): { seat: Seat; person: Person } {
  const seat = seatOf(lobby, guest);
  const chair = seat === null ? undefined : lobby.chairs[seat];
  if (seat === null || chair?.kind !== 'person') throw new Problem('not-seated');
  return { seat, person: chair };
}

/** The seat that a guest plays now: nobody else does. */
export function mustPlaySeat(lobby: Lobby, guest: string): Seat {
  const { seat, person } = mustSit(lobby, guest);
  if (person.resigned) throw new Problem('resigned');
  if (person.standIn !== null) throw new Problem('bot-for-you');
  return seat;
}

export function mustHost(lobby: Lobby, guest: string): void {
  if (!isHost(lobby, guest)) throw new Problem('not-host');
}

export function mustBe(lobby: Lobby, status: Lobby['status']): void {
  if (lobby.status === status) return;
  const instead = { gathering: 'not-begun', playing: 'begun', over: 'over' } as const;
  throw new Problem(instead[lobby.status]);
}

export function chairAt(lobby: Lobby, seat: Seat): Chair {
  const chair = lobby.chairs[seat];
  if (chair !== undefined) return chair;
  throw new Problem('no-seat', { seat, last: lobby.chairs.length - 1 });
}

export function withChair(lobby: Lobby, seat: Seat, chair: Chair): Lobby {
  return { ...lobby, chairs: lobby.chairs.with(seat, chair) };
}
