import type { Notice, Seat } from '@undercroft/kernel';
import type { Karak } from './state.ts';

/** What a player would name when asked why: what is won, lost and suffered. */
export function notice(event: Karak['event'], seat: Seat): Notice | null {
  switch (event.kind) {
    case 'got':
      if (event.seat === seat) return { what: 'got', thing: event.item };
      return event.item === 'treasure' || event.item === 'ruby'
        ? { what: 'rival-got', thing: event.item }
        : null;
    case 'fought':
      return event.seat === seat && event.result !== 'won' ? { what: event.result } : null;
    case 'cursed':
      return { what: event.target === seat ? 'cursed' : 'rival-cursed' };
    case 'fainted':
      return { what: event.seat === seat ? 'fainted' : 'rival-fainted' };
    case 'healed':
    case 'curse-lifted':
      return event.seat === seat ? { what: event.kind } : null;
    default:
      return null;
  }
}
