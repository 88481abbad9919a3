import type { Seat } from '@undercroft/kernel';
import { HEARTS } from '../components.ts';
import { seatOf } from '../heroes.ts';
import { pointsOf } from '../outcome.ts';
import { printed } from '../printed.ts';
import type { Karak2Set } from '../set.ts';
import type { Karak2Answers, Karak2View } from '../state.ts';
import { siteValue } from './places.ts';
import { buildingValue, harvestValue, type Mind } from './plan.ts';
import { healValue, itemGain } from './worth.ts';

/** Actions of one word, here and now. */
export function wordValue(
  { box, view, seat, wanted, haste }: Mind,
  answer: Extract<Karak2Answers['act'], string>,
): number {
  const hurt = HEARTS - view.life[seat];
  switch (answer) {
    case 'heal':
      return healValue(view.life[seat]) * Math.min(1, hurt / 2);
    case 'cleanse':
      return healValue(view.life[seat]) * 1.2 + (view.plague === seat ? 2.5 : 0);
    case 'gather':
      return harvestValue(wanted, printed(box).tiles[view.tile[view.at[seat]]].gives) * haste;
    case 'raise':
      return view.army[seat * 4 + 3] === 0 ? 2.2 : 1.45;
    case 'falcon':
      // A look ahead costs nothing while the land is easy.
      return view.first.length > 0 || view.general < 0 ? 50 : 0;
    case 'end':
      return 0;
  }
}

/** Founding, building, recruiting, picking up and picking pockets: what they bring. */
export function workValue(
  set: Karak2Set,
  view: Karak2View,
  seat: Seat,
  answer: Exclude<Karak2Answers['act'], string>,
): number {
  if ('build' in answer)
    return answer.build === 'city' ? siteValue(view, view.at[seat]) : 3 + buildingValue(set, answer.build);
  if ('recruit' in answer) return 4;
  if ('take' in answer) {
    const cost = 'leave' in answer ? 0.1 : 0;
    return itemGain(set, view, seat, answer.take) - cost;
  }
  if (!('pickpocket' in answer)) return 0;
  // Always worth it, and from whoever leads; of equals, from the next at the table, so that no seat suffers for all.
  const target = seatOf(view, answer.pickpocket);
  const seats = view.heroes.length;
  return 40 + pointsOf(view, target) - ((target - seat + seats) % seats) / 100;
}
