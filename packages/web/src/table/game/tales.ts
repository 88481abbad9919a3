import type { GameEvent, Seat } from '@undercroft/kernel';

/** Something people tell each other after a game: who, and how much of it. */
export interface Tale<What extends string = string> {
  readonly what: What;
  readonly seat: Seat;
  readonly count: number;
}

/** A moment that a whole room looks up for, and whose it is. */
export interface Great {
  /** A great foe falls; a withering look; a push that shoves three; one heart is left. */
  readonly what: 'falls' | 'look' | 'chain' | 'heart';
  readonly seat: Seat;
}

/** What counts for a tale: whose it is, and how much; null where an event adds nothing to it. */
export type Count<E extends GameEvent> = (event: E) => readonly [Seat, number] | null;

/** One of something. */
export const one = (seat: Seat): readonly [Seat, number] => [seat, 1];

/** Whoever has most of it, adding up event by event; the first of several. */
export const most = <E extends GameEvent, What extends string>(
  what: What,
  events: readonly E[],
  count: Count<E>,
): Tale<What>[] => first(what, events, count, (before, more) => before + more);

/** Whoever had the highest of it at once. */
export const highest = <E extends GameEvent, What extends string>(
  what: What,
  events: readonly E[],
  count: Count<E>,
): Tale<What>[] => first(what, events, count, Math.max);

function first<E extends GameEvent, What extends string>(
  what: What,
  events: readonly E[],
  count: Count<E>,
  together: (before: number, more: number) => number,
): Tale<What>[] {
  const bySeat = new Map<Seat, number>();
  for (const event of events) {
    const found = count(event);
    if (found !== null) bySeat.set(found[0], together(bySeat.get(found[0]) ?? 0, found[1]));
  }
  const [best] = [...bySeat].sort(([, a], [, b]) => b - a);
  return best === undefined || best[1] <= 0 ? [] : [{ what, seat: best[0], count: best[1] }];
}
