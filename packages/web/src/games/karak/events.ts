import type { KarakEvent } from '@undercroft/karak';
import type { Seat } from '@undercroft/kernel';
import { shownAs } from '../../table/game/shownAs.ts';

export const events = shownAs<KarakEvent>({
  'first-roll': { beat: [300, 300], sound: 'dice' },
  turn: { beat: [120, 250] },
  woke: { beat: [500, 500], news: true },
  moved: { beat: [200, 270], goesOn: true },
  'drew-tile': { beat: [250, 340], opens: 'flight' },
  laid: { beat: [220, 300], sound: 'tile' },
  'drew-token': { beat: [450, 520], opens: 'flight' },
  placed: { beat: [220, 280] },
  'empty-bag': { beat: [500, 500], news: true },
  rolled: { beat: [450, 550], opens: 'dice', sound: 'dice' },
  flames: { beat: [450, 600] },
  sacrificed: { beat: [450, 600] },
  fought: { beat: [1100, 900], news: true },
  'thrown-back': { beat: [400, 400] },
  unstoppable: { beat: [500, 600] },
  got: { beat: [500, 500], sound: 'coin', news: true },
  left: { beat: [250, 300], news: true },
  opened: { beat: [550, 650], sound: 'chest', news: true },
  healed: { beat: [450, 500], sound: 'heal', news: true },
  portal: { beat: [550, 650], news: true },
  swapped: { beat: [600, 700], news: true },
  cursed: { beat: [600, 700], sound: 'curse', news: true },
  'curse-stays': { beat: [400, 500], news: true },
  'curse-lifted': { beat: [450, 500], news: true },
  fainted: { beat: [700, 700], sound: 'fall', news: true },
  rose: { beat: [600, 600], sound: 'heal', news: true },
  'stack-empty': { beat: [700, 700], news: true },
  ended: { beat: [900, 900], sound: 'fanfare' },
});

/** Curses, swaps and portals happen to their target; the end to everybody. */
export const touches = (event: KarakEvent, seat: Seat): boolean =>
  event.kind === 'ended' || ('target' in event && event.target === seat);
