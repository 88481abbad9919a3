import type { Notice, Seat } from '@undercroft/kernel';
import type { Kragmortha } from './state.ts';

/** What a player would name when asked why: what is won, lost and suffered. */
export function notice(event: Kragmortha['event'], seat: Seat): Notice | null {
  switch (event.kind) {
    case 'look':
      return { what: event.seat === seat ? 'look' : 'rival-look' };
    case 'blamed':
      if (event.goblin === seat) return { what: 'look' };
      return event.seat === seat ? { what: 'blamed' } : null;
    case 'tome':
      return { what: event.seat === seat ? 'tome' : 'rival-tome' };
    case 'pushed':
    case 'pardoned':
      return event.seat === seat ? { what: event.kind } : null;
    default:
      return null;
  }
}
