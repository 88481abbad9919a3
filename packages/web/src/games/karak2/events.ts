import type { Karak2Event } from '@undercroft/karak2';
import type { Seat } from '@undercroft/kernel';
import { shownAs } from '../../table/game/shownAs.ts';

export const events = shownAs<Karak2Event>({
  'choice-roll': { beat: [450, 450], opens: 'dice', sound: 'dice' },
  chose: { beat: [500, 600], sound: 'page' },
  'first-roll': { beat: [450, 450], opens: 'dice', sound: 'dice' },
  first: { beat: [500, 500] },
  turn: { beat: [150, 350] },
  woke: { beat: [500, 500], sound: 'heal', news: true },
  moved: { beat: [260, 420], sound: 'page' },
  scouted: { beat: [250, 450] },
  laid: { beat: [320, 480], sound: 'tile' },
  drew: { beat: [450, 550], opens: 'flight' },
  'put-back': { beat: [300, 400] },
  general: { beat: [1100, 1100], sound: 'dread', news: true },
  claws: { beat: [700, 800], news: true },
  rolled: { beat: [500, 650], opens: 'dice', sound: 'dice' },
  fireball: { beat: [450, 600] },
  ignored: { beat: [350, 400] },
  won: { beat: [1200, 1000], sound: 'win', news: true },
  lost: { beat: [1200, 1000], sound: 'lose', news: true },
  praetorian: { beat: [600, 700], news: true },
  wounded: { beat: [500, 500], sound: 'hit' },
  fell: { beat: [500, 550] },
  souls: { beat: [400, 450] },
  fainted: { beat: [700, 700], sound: 'fall', news: true },
  reward: { beat: [600, 650], sound: 'coin', news: true },
  left: { beat: [250, 300], news: true },
  took: { beat: [400, 450], news: true },
  fame: { beat: [300, 350] },
  gained: { beat: [400, 450], sound: 'coin', news: true },
  stole: { beat: [450, 550], sound: 'coin', news: true },
  healed: { beat: [400, 450], sound: 'heal' },
  cleansed: { beat: [500, 550], sound: 'heal', news: true },
  built: { beat: [550, 650], sound: 'lock', news: true },
  recruited: { beat: [250, 400], news: true },
  dismissed: { beat: [250, 300] },
  raised: { beat: [400, 450], news: true },
  misery: { beat: [600, 700], sound: 'curse', news: true },
  plague: { beat: [700, 800], sound: 'curse', news: true },
  ended: { beat: [1000, 1000], sound: 'fanfare' },
});

/** What is stolen, misery and plague happen to somebody; the General and the end to everybody. */
export function touches(event: Karak2Event, seat: Seat): boolean {
  if (event.kind === 'stole') return event.from === seat;
  if (event.kind === 'misery' || event.kind === 'plague') return event.on === seat;
  return event.kind === 'general' || event.kind === 'ended';
}
