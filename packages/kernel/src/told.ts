import type { GameEvent, Seat, Tell, Viewer } from './game.ts';

/** An event with its audience. */
export interface Told<E extends GameEvent = GameEvent> {
  readonly event: E;
  /** The one seat that hears `event`; everybody when absent. */
  readonly only?: Seat;
  /** What everybody else hears instead, if anything. */
  readonly others?: E;
}

/** What the table itself tells, in every game: a seat took its last answer back by leave, and all that came after it. */
export interface TookBack extends GameEvent {
  readonly kind: 'took-back';
  readonly seat: Seat;
  /** How many answers no longer stand. */
  readonly answers: number;
}

export const isTookBack = (event: GameEvent): event is TookBack => event.kind === 'took-back';

/** Tells everybody so, as a game of any events would. */
export function tellTookBack<E extends GameEvent>(tell: Tell<E>, seat: Seat, answers: number): void {
  const event: TookBack = { kind: 'took-back', seat, answers };
  const anyTell: Tell = tell;
  anyTell(event);
}

/** A teller that writes into a list. */
export function collect<E extends GameEvent>(into: Told<E>[]): Tell<E> {
  return (event, only, others) => {
    if (only === undefined) into.push({ event });
    else if (others === undefined) into.push({ event, only });
    else into.push({ event, only, others });
  };
}

/** What one viewer hears of something told, if anything. */
export function heardOf<E extends GameEvent>(told: Told<E>, viewer: Viewer): E | undefined {
  return told.only === undefined || told.only === viewer ? told.event : told.others;
}

/** What one viewer hears of what was told. */
export function heard<E extends GameEvent>(told: readonly Told<E>[], viewer: Viewer): E[] {
  const events: E[] = [];
  for (const one of told) {
    const event = heardOf(one, viewer);
    if (event !== undefined) events.push(event);
  }
  return events;
}
