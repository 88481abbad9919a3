import type { Seat, StandingRules } from '@undercroft/kernel';
import { GOODS, HEROES, type Hero } from './components.ts';
import { askGoods, goodsOf } from './goods.ts';
import { seatOf } from './heroes.ts';
import { lootOf, spoils, useSpell } from './items.ts';
import type { Into, Karak2, Karak2Moment, Karak2View, PickpocketAnswer } from './state.ts';

const PICKPOCKET = Object.fromEntries(HEROES.map((hero) => [hero, { pickpocket: hero }])) as Record<
  Hero,
  PickpocketAnswer
>;

/** Everybody with something in their pockets. */
export function pickpocketAnswers(state: Karak2View, seat: Seat, into: Into<PickpocketAnswer>): void {
  if (state.pickpockets[seat] === 0) return;
  for (let other = 0; other < state.heroes.length; other++) {
    if (other !== seat && goodsOf(state, other) > 0) into.push(PICKPOCKET[state.heroes[other]]);
  }
}

/** Takes from another hero; a reward that waited for a free slot has one now. (K2-59, K2-64) */
export function pickpocket(moment: Karak2Moment, seat: Seat, hero: Hero): void {
  const { box, state } = moment;
  const { asks } = state;
  useSpell(state, seat, 'pickpocket');
  const waits = asks[asks.length - 1];
  if (waits.kind === 'keep') {
    asks.pop();
    spoils(moment, { kind: 'spoils', seat, item: waits.item });
  }
  const from = seatOf(state, hero);
  askGoods(moment, {
    kind: 'goods',
    seat,
    why: 'pickpocket',
    count: lootOf(box.set, 'pickpocket'),
    of: GOODS,
    from,
  });
}

/** Whatever is being asked in your turn, a pickpocket may be cast first. (K2-64) */
export const atAnyTime: StandingRules<Karak2> = {
  answers(_, state, seat) {
    const answers: PickpocketAnswer[] = [];
    const ask = state.asks[state.asks.length - 1];
    // Between actions it is on the list of what to do; and one pocket is emptied after the other.
    const waits = ask.kind === 'act' || (ask.kind === 'goods' && ask.why === 'pickpocket');
    if (seat === state.active && !waits) pickpocketAnswers(state, seat, answers);
    return answers;
  },
  answer: (moment, seat, answer) => pickpocket(moment, seat, answer.pickpocket),
};
