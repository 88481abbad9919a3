import type { Karak2, Karak2Event } from '@undercroft/karak2';
import type { Seat } from '@undercroft/kernel';
import type { AtTable } from '../../table/game/screen.ts';
import { type Great, highest, most, one, type Tale } from '../../table/game/tales.ts';
import type { Karak2Words } from './words/index.ts';

/** What people tell each other after a game of Karak 2. */
export const tales = (events: readonly Karak2Event[]): Tale<keyof Karak2Words['tales']>[] => [
  ...most('fights', events, (event) => (event.kind === 'won' ? one(event.seat) : null)),
  ...highest('attack', events, (event) =>
    event.kind === 'won' || event.kind === 'lost' ? [event.seat, event.strength] : null,
  ),
  ...most('built', events, (event) => (event.kind === 'built' ? one(event.seat) : null)),
  ...most('fallen', events, (event) => (event.kind === 'fell' ? [event.seat, event.units.length] : null)),
  ...most('stolen', events, (event) => (event.kind === 'stole' ? one(event.seat) : null)),
  ...most('plagued', events, (event) => (event.kind === 'plague' ? one(event.on) : null)),
];

/** The General beaten, or else the last stone a winner got. */
export const deciding = (event: Karak2Event, winners: readonly Seat[]): boolean => {
  if (!('seat' in event) || !winners.includes(event.seat)) return false;
  if (event.kind === 'won') return event.armies.includes('general');
  return event.kind === 'reward' && event.reward.endsWith('stone');
};

/** The General beaten, or a hero with one heart left. */
export function great({ view }: Pick<AtTable<Karak2>, 'view'>, event: Karak2Event): Great | null {
  if (event.kind === 'won')
    return event.armies.includes('general') ? { what: 'falls', seat: event.seat } : null;
  return event.kind === 'wounded' && view.life[event.seat] === 1 ? { what: 'heart', seat: event.seat } : null;
}
