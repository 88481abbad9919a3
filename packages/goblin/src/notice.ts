import type { Notice, Seat } from '@undercroft/kernel';
import type { Goblin } from './state.ts';

/** What a player would name when asked why: what is won, lost and suffered. */
export function notice(event: Goblin['event'], seat: Seat): Notice | null {
  switch (event.kind) {
    case 'reward':
      return { what: event.seat === seat ? 'got' : 'rival-got', thing: event.card };
    case 'bought':
      return event.seat === seat ? { what: 'got', thing: event.what } : null;
    case 'fought':
      if (event.seat !== seat) return null;
      return { what: event.won ? 'won' : 'lost', thing: event.foe };
    case 'key':
    case 'hit':
    case 'healed':
    case 'knocked-out':
      return event.seat === seat ? { what: event.kind } : null;
    default:
      return null;
  }
}
