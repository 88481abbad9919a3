import type { KarakEvent } from '@undercroft/karak';
import type { Seat } from '@undercroft/kernel';

/** What is worth a line when the turns of others are summed up. */
const NEWS: readonly KarakEvent['kind'][] = [
  'woke',
  'empty-bag',
  'fought',
  'got',
  'left',
  'opened',
  'healed',
  'portal',
  'swapped',
  'cursed',
  'curse-stays',
  'curse-lifted',
  'fainted',
  'rose',
  'stack-empty',
];

export const news = ({ kind }: KarakEvent): boolean => NEWS.includes(kind);

/** Curses, swaps and portals happen to their target; the end to everybody. */
export const touches = (event: KarakEvent, seat: Seat): boolean =>
  event.kind === 'ended' || ('target' in event && event.target === seat);
