import type { Box, Chance, Seat, Sight } from '@undercroft/kernel';
import { mayGather } from '../actions.ts';
import { fameOf, unitsOf } from '../army.ts';
import { mayFound } from '../city.ts';
import { type Army, HEARTS } from '../components.ts';
import { canPay } from '../goods.ts';
import { can, seatOf } from '../heroes.ts';
import { CASTLE, hostile, leadsOut, stepFrom } from '../land.ts';
import { directionNumber } from '../moves.ts';
import { foeAt } from '../odds.ts';
import { pointsOf } from '../outcome.ts';
import { printed } from '../printed.ts';
import type { ActAsk, Karak2, Karak2Answer, Karak2View } from '../state.ts';
import { tilesLeft } from '../travel.ts';
import { actionsLeft } from '../turn.ts';
import { buildingValue, harvestValue, urgency, wants } from './plan.ts';
import { armyGain, exploreValue, fightValue, generalValue, itemGain, weariness } from './worth.ts';

/** The value of something fades with every action it takes to get there. */
const FADE = 0.86;
/** What an action is worth that a fight would throw away. */
const IDLE = 0.35;
/** A city that could build or recruit nothing is no goal. */
const ERRAND = 2.6;

/** Goes for the most valuable thing on the known map, one action at a time. */
export function roam(
  { box, view, seat, answers }: Sight<Karak2>,
  _ask: ActAsk,
  chance: Chance,
): Karak2Answer {
  const wanted = wants(box, view, seat);
  let chosen: Karak2Answer = answers[answers.length - 1];
  let highest = 0.2;
  const consider = (value: number, answer: Karak2Answer) => {
    if (value > highest) {
      highest = value;
      chosen = answer;
    }
  };
  const count = view.tile.length;
  const first: (Karak2Answer | null)[] = new Array(count).fill(null);
  const far: number[] = new Array(count).fill(-1);
  const queue: number[] = [];
  const place = view.at[seat];
  const step = view.moved ? 2 : 1;
  far[place] = 0;
  const left = actionsLeft(view, seat);
  let explored: number | undefined;
  const exploring = (): number => {
    explored ??= exploreValue(box, view, seat);
    return explored;
  };
  for (const answer of answers) {
    if (typeof answer === 'string') consider(wordValue(box, view, seat, wanted, answer), answer);
    else if ('explore' in answer) consider(exploring() - Math.max(0, left - step) * IDLE, answer);
    else {
      const to = destination(view, place, answer);
      if (to < 0) consider(workValue(view, seat, answer), answer);
      else if (far[to] < 0) {
        far[to] = step;
        first[to] = answer;
        queue.push(to);
      }
    }
  }
  const more = tilesLeft(view) > 0;
  const turn = chance.pick(6);
  for (let head = 0; head < queue.length; head++) {
    const here = queue[head];
    const answer = first[here];
    if (answer === null) continue;
    const fade = FADE ** (far[here] - 1);
    const enemy = hostile(view, here);
    consider(placeValue(box, view, seat, here, wanted, left - far[here]) * fade, answer);
    if (enemy) continue;
    for (let i = 0; i < 6; i++) {
      const direction = (i + turn) % 6;
      const next = stepFrom(view, here, direction);
      if (next < 0) {
        if (more && leadsOut(view, here, direction)) consider(exploring() * fade * FADE - 0.01, answer);
      } else if (far[next] < 0) {
        far[next] = far[here] + 1;
        first[next] = answer;
        queue.push(next);
      }
    }
  }
  return chosen;
}

/** Where a move answer leads, or -1 if it is no move over the map. */
function destination(view: Karak2View, place: number, answer: Exclude<Karak2Answer, string>): number {
  if ('move' in answer) return stepFrom(view, place, directionNumber(answer.move));
  if ('portal' in answer) return view.tile.indexOf(answer.portal);
  if (!('ride' in answer)) return -1;
  let to = place;
  for (let i = 0; i < answer.far; i++) to = view.near[to * 6 + directionNumber(answer.ride)];
  return to;
}

/** Actions of one word, here and now. */
function wordValue(
  box: Box<Karak2>,
  view: Karak2View,
  seat: Seat,
  wanted: readonly number[],
  answer: string,
): number {
  const hurt = HEARTS - view.life[seat];
  switch (answer) {
    case 'heal':
      return healValue(view.life[seat]) * Math.min(1, hurt / 2);
    case 'cleanse':
      return healValue(view.life[seat]) * 1.2 + (view.plague === seat ? 2.5 : 0);
    case 'gather':
      return harvestValue(wanted, printed(box).tiles[view.tile[view.at[seat]]].gives) * urgency(view, seat);
    case 'raise':
      return view.army[seat * 4 + 3] === 0 ? 2.2 : 1.1;
    case 'falcon':
      // A look ahead costs nothing while the land is easy.
      return view.first.length > 0 || view.general < 0 ? 50 : 0;
    default:
      return 0;
  }
}

const healValue = (life: number): number => (life <= 1 ? 5 : life === 2 ? 2.6 : life === 3 ? 1.1 : 0.2);

/** Founding, building, recruiting, picking up and picking pockets: what they bring. */
function workValue(view: Karak2View, seat: Seat, answer: Exclude<Karak2Answer, string>): number {
  if ('build' in answer)
    return answer.build === 'city' ? siteValue(view, view.at[seat]) : 3 + buildingValue(answer.build);
  if ('recruit' in answer) return 4;
  if ('take' in answer) {
    const cost = 'leave' in answer ? 0.1 : 0;
    return itemGain(view, seat, answer.take) - cost;
  }
  if (!('pickpocket' in answer)) return 0;
  // Always worth it, and from whoever leads; of equals, from the next at the table, so that no seat suffers for all.
  const target = seatOf(view, answer.pickpocket);
  const seats = view.heroes.length;
  return 40 + pointsOf(view, target) - ((target - seat + seats) % seats) / 100;
}

/** A city belongs where many ways meet, and not on rich land. */
function siteValue(view: Karak2View, place: number): number {
  let ways = 0;
  for (let direction = 0; direction < 6; direction++) if (stepFrom(view, place, direction) >= 0) ways++;
  return 2.4 + ways * 0.3;
}

/** What waits on a place of the map. */
function placeValue(
  box: Box<Karak2>,
  view: Karak2View,
  seat: Seat,
  place: number,
  wanted: readonly number[],
  left: number,
): number {
  if (hostile(view, place)) return enemyValue(box, view, seat, place) - Math.max(0, left) * IDLE;
  const haste = urgency(view, seat);
  let value = 0;
  if (mayGather(box, view, place))
    value = harvestValue(wanted, printed(box).tiles[view.tile[place]].gives) * haste;
  if (view.city[seat] === place) value = Math.max(value, errandValue(box, view, seat) * haste);
  else if (
    view.city[seat] < 0 &&
    canPay(view, seat, box.set.city.cost, -1) &&
    mayFound(box, view, seat, place)
  ) {
    value = Math.max(value, siteValue(view, place));
  }
  if (place === CASTLE) {
    const plague = view.plague === seat ? 2.5 : 0;
    value = Math.max(value, plague + healValue(view.life[seat]) * 1.2);
  }
  for (let i = 0; i < view.lying.length; i++) {
    if (view.lyingAt[i] === place) value = Math.max(value, itemGain(view, seat, view.lying[i]) * 0.9);
  }
  return value;
}

function enemyValue(box: Box<Karak2>, view: Karak2View, seat: Seat, place: number): number {
  const foe = foeAt(box, view, seat, place);
  if (foe.general) return generalValue(box, view, seat, foe.strength);
  let gain = 0;
  for (let slot = place * 2; slot < place * 2 + 2; slot++) {
    const army: Army | '' = view.armies[slot];
    if (army !== '') gain += armyGain(view, seat, army);
  }
  if (foe.strength === 0) return gain + 0.8;
  // Whoever is weary clears the way, whatever it brings.
  return fightValue(box, view, seat, foe.strength, gain) + Math.max(0, weariness(view)) * 0.05;
}

/** What could be done in the own city with what is in hand. */
function errandValue(box: Box<Karak2>, view: Karak2View, seat: Seat): number {
  const { buildings, units } = box.set;
  let value = 0;
  const less = can(view, seat, 'master-builder');
  for (const [index, { cost }] of Object.values(buildings).entries()) {
    if (
      view.built[seat * 6 + index] === 0 &&
      (canPay(view, seat, cost, -1) || (less && saves(view, seat, cost)))
    ) {
      value = Math.max(value, ERRAND);
    }
  }
  if (view.plague === seat) return value;
  const room = fameOf(view, seat) - unitsOf(view, seat);
  for (const [kind, { cost }] of Object.values(units).entries()) {
    if (view.built[seat * 6 + 3 + kind] === 0 || room <= 0 || !canPay(view, seat, cost, -1)) continue;
    value += Math.min(room, view.goods[seat * 3 + kind], view.supply[kind]) * 0.9;
  }
  return value;
}

function saves(view: Karak2View, seat: Seat, cost: readonly [number, number, number]): boolean {
  for (let good = 0; good < 3; good++) if (cost[good] > 0 && canPay(view, seat, cost, good)) return true;
  return false;
}
