import type { Goblin, GoblinEvent } from '@undercroft/goblin';
import type { Seat } from '@undercroft/kernel';
import type { AtTable } from '../../table/game/screen.ts';
import { type Great, highest, most, one, type Tale } from '../../table/game/tales.ts';
import type { GoblinWords } from './words/index.ts';

/** What people tell each other after a game of Karak: Goblin. */
export function tales(events: readonly GoblinEvent[]): Tale<keyof GoblinWords['tales']>[] {
  let chain = 0;
  return [
    ...most('fights', events, (event) => (event.kind === 'fought' && event.won ? one(event.seat) : null)),
    ...highest('attack', events, (event) => (event.kind === 'fought' ? [event.seat, event.attack] : null)),
    ...highest('chain', events, (event) => {
      if (event.kind === 'fight') chain = 0;
      if (event.kind !== 'played') return null;
      chain++;
      return [event.seat, chain];
    }),
    ...most('wounds', events, (event) => (event.kind === 'hit' ? [event.seat, event.hearts] : null)),
    ...most('bought', events, (event) => (event.kind === 'bought' ? one(event.seat) : null)),
    ...most('out', events, (event) => (event.kind === 'knocked-out' ? one(event.seat) : null)),
  ];
}

/** The last key or fight of a winner. */
export const deciding = (event: GoblinEvent, winners: readonly Seat[]): boolean => {
  if (event.kind === 'fought') return event.won && winners.includes(event.seat);
  return event.kind === 'key' && winners.includes(event.seat);
};

/** The monster lord beaten, or a hero with one heart left. */
export function great(
  { box, view }: Pick<AtTable<Goblin>, 'box' | 'view'>,
  event: GoblinEvent,
): Great | null {
  if (event.kind === 'fought') {
    const lord = box.set.cards[view.lord]?.name;
    return event.won && event.foe === lord ? { what: 'falls', seat: event.seat } : null;
  }
  return event.kind === 'hit' && view.hearts[event.seat] === 1 ? { what: 'heart', seat: event.seat } : null;
}
