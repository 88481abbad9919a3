import type { Seat } from '@undercroft/kernel';
import type { Kragmortha, KragmorthaEvent } from '@undercroft/kragmortha';
import type { AtTable } from '../../table/game/screen.ts';
import { type Great, most, one, type Tale } from '../../table/game/tales.ts';
import type { KragmorthaWords } from './words/index.ts';

/** What people tell each other after a game of Kragmortha. */
export const tales = (events: readonly KragmorthaEvent[]): Tale<keyof KragmorthaWords['tales']>[] => [
  ...most('tomes', events, (event) => (event.kind === 'tome' ? one(event.seat) : null)),
  ...most('looks', events, (event) => {
    const stared = lookedAt(event);
    return stared === null ? null : one(stared);
  }),
  ...most('walked', events, (event) => (event.kind === 'walked' ? one(event.seat) : null)),
  ...most('pushed', events, (event) => (event.kind === 'pushed' ? one(event.seat) : null)),
  ...most('rigor', events, (event) =>
    event.kind === 'rigor' || event.kind === 'jumped' ? one(event.by) : null,
  ),
  ...most('called', events, (event) => (event.kind === 'called' ? one(event.seat) : null)),
];

/** Who gets a look: from Rigor, or from somebody who says it was them. */
function lookedAt(event: KragmorthaEvent): Seat | null {
  if (event.kind === 'blamed') return event.goblin;
  return event.kind === 'look' ? event.seat : null;
}

/** The last tome of a winner, or the last look of somebody else. */
export const deciding = (event: KragmorthaEvent, winners: readonly Seat[]): boolean => {
  if (event.kind === 'tome') return winners.includes(event.seat);
  const stared = lookedAt(event);
  return stared !== null && !winners.includes(stared);
};

/** A look, or the third goblin that one push shoves. */
export function great({ log }: Pick<AtTable<Kragmortha>, 'log'>, event: KragmorthaEvent): Great | null {
  if (event.kind === 'look') return { what: 'look', seat: event.seat };
  if (event.kind !== 'pushed') return null;
  const others = log.length - 1 - log.findLastIndex(({ event: { kind } }) => kind !== 'pushed');
  return others === 3 ? { what: 'chain', seat: event.seat } : null;
}
