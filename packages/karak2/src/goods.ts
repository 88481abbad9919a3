import type { Seat } from '@undercroft/kernel';
import { GOODS, type Good } from './components.ts';
import { bends } from './heroes.ts';
import type { Cost } from './set.ts';
import type { GoodsAsk, Karak2Moment, Karak2State, Karak2View } from './state.ts';

/** Whether a seat can pay; `less` names a resource of which so many are waived, -1 for none. */
export function canPay(state: Karak2View, seat: Seat, cost: Cost, less: number, waived = 1): boolean {
  for (let good = 0; good < 3; good++) {
    if (state.goods[seat * 3 + good] < cost[good] - (good === less ? waived : 0)) return false;
  }
  return true;
}

export function pay(state: Karak2State, seat: Seat, cost: Cost, less: number, waived = 1): void {
  for (let good = 0; good < 3; good++) {
    state.goods[seat * 3 + good] -= Math.max(0, cost[good] - (good === less ? waived : 0));
  }
}

export function goodsOf(state: Karak2View, seat: Seat): number {
  return state.goods[seat * 3] + state.goods[seat * 3 + 1] + state.goods[seat * 3 + 2];
}

/** Whether a pickpocket is at hand and finds something. (K2-64) */
export function mayPickpocket(state: Karak2View, seat: Seat): boolean {
  if (state.pickpockets[seat] === 0) return false;
  return state.heroes.some((_, other) => other !== seat && goodsOf(state, other) > 0);
}

/** Everything a tile gives, and one more with the amulet. (K2-41, K2-67, K2-85) */
export function harvest(moment: Karak2Moment, seat: Seat, gives: Cost, by: 'gather' | 'plunder'): void {
  const { box, state, tell } = moment;
  const [food, wood, stone] = gives;
  for (let good = 0; good < 3; good++) state.goods[seat * 3 + good] += gives[good];
  tell?.({ kind: 'gained', seat, food, wood, stone, by });
  const count = bends(box.set, state, seat).gathers;
  if (count === 0) return;
  const of = GOODS.filter((_, good) => gives[good] > 0);
  const why = count === 1 && state.amulet[seat] === 'resources' ? 'amulet' : 'power';
  if (of.length > 0) askGoods(moment, { kind: 'goods', seat, why, count, of, from: -1 });
}

/** What may be taken now: from another hero only what is there. */
export function goodsOnOffer(state: Karak2View, { of, from }: GoodsAsk): Good[] {
  return from < 0 ? [...of] : of.filter((good) => state.goods[from * 3 + GOODS.indexOf(good)] > 0);
}

/** Asks for resources one at a time; where there is no choice, they are simply taken. */
export function askGoods(moment: Karak2Moment, ask: GoodsAsk): void {
  if (ask.count === 0) return;
  const offer = goodsOnOffer(moment.state, ask);
  if (offer.length > 1) moment.state.asks.push(ask);
  else if (offer.length === 1) takeGood(moment, ask, offer[0]);
}

export function takeGood(moment: Karak2Moment, ask: GoodsAsk, good: Good): void {
  const { state, tell } = moment;
  const { seat, from, why } = ask;
  const number = GOODS.indexOf(good);
  state.goods[seat * 3 + number]++;
  if (from >= 0) {
    state.goods[from * 3 + number]--;
    tell?.({ kind: 'stole', seat, good, from });
  } else if (why !== 'pickpocket') {
    const one = (name: Good) => (name === good ? 1 : 0);
    tell?.({ kind: 'gained', seat, food: one('food'), wood: one('wood'), stone: one('stone'), by: why });
  }
  askGoods(moment, { ...ask, count: ask.count - 1 });
}
