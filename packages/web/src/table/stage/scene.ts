import type { Answer, GameEvent, Seat, View } from '@undercroft/kernel';
import type { TableUpdate } from '../sources/client.ts';

/** What nobody knows at first: how dice come to lie, or what it is that travels face down. */
export type Opening = 'dice' | 'flight';

/** The same as it is shown: dice may first lie in the hand of whoever throws them. */
type Unknown = Opening | 'hand';

/** How long that takes, in milliseconds: as long as dice tumble (--dice), as long as a piece flies. */
export const OPENING: Readonly<Record<Opening, number>> = { dice: 950, flight: 320 };

/** How a game looks while something happens: the part of its screen the stage needs. */
export interface Play {
  /** What lies on the table only while events are shown: added to the view. */
  passing?(before: View, event: GameEvent, after: View): object;
  /** How long an event is looked at once everything about it is known, in milliseconds. */
  beat(event: GameEvent, mine: boolean): number;
  /** What an event brings is not known at once. */
  opening(event: GameEvent): Opening | null;
  /** Whether a walk of several steps goes on after it. */
  goesOn(event: GameEvent): boolean;
  /** Whether it happens to this seat, whoever did it: then it is never hurried. */
  touches?(event: GameEvent, seat: Seat): boolean;
  /** Whether its seat throws these dice by hand, having answered so; else they roll at once. */
  inHand?(event: GameEvent, answer: Answer | null): boolean;
}

/** One line of the log before it is put into words. */
export interface LogEntry {
  readonly key: number;
  readonly version: number;
  readonly event: GameEvent;
  /** It no longer stands: whoever brought it about took their answer back. */
  readonly takenBack?: boolean;
}

export interface Showing {
  /** What lies on the table as it is shown. */
  readonly view: View;
  /** What is just happening, or null. */
  readonly event: GameEvent | null;
  /** What it brings is not known yet, and nothing on the screen may tell. */
  readonly opening: Unknown | null;
  /** How many events have been shown. */
  readonly shown: number;
  /** The newest state of things; act on it only when `caughtUp`. */
  readonly update: TableUpdate;
  /** Everything that happened has been shown. */
  readonly caughtUp: boolean;
  readonly log: readonly LogEntry[];
  /** How much of its time what is shown gets: less where computer players play among themselves. */
  readonly haste: number;
  /** What others did since whoever looks last answered; gone as soon as they answer again. */
  readonly news: readonly LogEntry[];
  /** An answer is on its way. */
  readonly sending: boolean;
}
