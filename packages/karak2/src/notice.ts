import type { Notice, Seat } from '@undercroft/kernel';
import type { Karak2 } from './state.ts';

/** What a player would name when asked why: what is won, lost and suffered. */
export function notice(event: Karak2['event'], seat: Seat): Notice | null {
  switch (event.kind) {
    case 'reward':
      return { what: event.seat === seat ? 'got' : 'rival-got', thing: event.reward };
    case 'took':
      return event.seat === seat ? { what: 'got', thing: event.item } : null;
    case 'built':
      return event.seat === seat ? { what: 'built', thing: event.building } : null;
    case 'recruited':
      return event.seat === seat ? { what: 'recruited', thing: event.unit } : null;
    case 'stole':
      return event.from === seat ? { what: 'robbed' } : null;
    case 'misery':
      return event.on === seat ? { what: 'robbed' } : null;
    case 'plague':
      return event.on === seat ? { what: 'plague' } : null;
    case 'won':
    case 'lost':
    case 'wounded':
    case 'fell':
    case 'fainted':
    case 'gained':
    case 'healed':
      return event.seat === seat ? { what: event.kind } : null;
    default:
      return null;
  }
}
