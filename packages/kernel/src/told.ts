import type { GameEvent, Seat, Tell, Viewer } from './game.ts';

/** An event with its audience. */
export interface Told<E extends GameEvent = GameEvent> {
  readonly event: E;
  /** The one seat that hears `event`; everybody when absent. */
  readonly only?: Seat;
  /** What everybody else hears instead, if anything. */
  readonly others?: E;
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
