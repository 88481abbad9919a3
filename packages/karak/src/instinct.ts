import { askNow, type Box, type Chance, type Seat, type Sight, sightOf } from '@undercroft/kernel';
import { best } from '@undercroft/kit/mind';
import { casting, FLAMES } from './answers.ts';
import { rewardOf, type Token } from './components.ts';
import { attack, bonusOf, castLeft, flamesLeft, giftOf, mayReroll, resultOf, winsTies } from './fights.ts';
import { bends, seatOf } from './heroes.ts';
import { pointsOf } from './outcome.ts';
import type { Karak, KarakAnswer, KarakAnswers, KarakView } from './state.ts';
import { stepAnswers } from './steps.ts';
import { needsPortal, wander } from './wander.ts';
import { onTheWay } from './way.ts';
import { armsOf, fightValue, gainOf, worth } from './worth.ts';

/** Plays like a sensible person: explore, fight at good odds, heal, arm, fetch keys, open chests, slay. */
export function instinct(sight: Sight<Karak>, chance: Chance, scores?: number[]): KarakAnswer {
  const { box, view, seat } = sight;
  switch (sight.kind) {
    case 'step':
      return wander(box, view, sight.ask, sight.answers, chance, scores);
    case 'fight':
      return fight(sight);
    // A tile has as many openings however it is turned, and one fountain heals as well as another.
    case 'lay':
    case 'rise':
      return sight.answers[chance.pick(sight.answers.length)];
    case 'fate':
      return best(
        sight.answers,
        ({ keep }) => fateValue(box, view, seat, keep, sight.ask.steps),
        chance,
        scores,
      );
    case 'leave':
      return best(sight.answers, ({ leave }) => -worth(box.set, leave), chance, scores);
    case 'curse':
      return best(sight.answers, (answer) => curseValue(box, view, seat, answer), chance, scores);
  }
}

/** The same on an imagined table. */
export function hunch(
  box: Box<Karak>,
  state: KarakView,
  answers: readonly KarakAnswer[],
  chance: Chance,
  scores?: number[],
): KarakAnswer {
  return instinct(sightOf<Karak>(box, state, askNow<Karak>(state), answers), chance, scores);
}

/** A step of the way one is on, or the best that one would do without looking at all that a portal could. */
export function meant(box: Box<Karak>, state: KarakView, chance: Chance): KarakAnswers['step'] | null {
  const ask = askNow<Karak>(state);
  if (ask.kind !== 'step') return null;
  const next = onTheWay(box.set, state, ask.seat, ask.steps);
  if (next !== null) return next;
  const portals = needsPortal(state, ask.seat);
  return wander(box, state, ask, stepAnswers(box, state, ask, portals), chance, undefined, true);
}

/** Curse whoever leads, but never oneself. */
function curseValue(box: Box<Karak>, view: KarakView, seat: Seat, answer: KarakAnswers['curse']): number {
  const target = answer === 'stay' ? view.cursed : seatOf(view, answer.curse);
  if (target === null || target === seat) return -1;
  return pointsOf(view.heroes[target], box.set) + armsOf(box.set, view, target) / 4;
}

function fateValue(box: Box<Karak>, view: KarakView, seat: Seat, keep: Token, steps: number): number {
  if (keep === 'chest') return view.heroes[seat].keys > 0 ? 6 : 0.5;
  return fightValue(box, view, seat, keep, steps === bends(box.set, view, seat).steps - 1);
}

/** Bend a fight with the least that wins it; accept what cannot be won. */
function fight({ box, view, ask }: Sight<Karak, 'fight'>): KarakAnswers['fight'] {
  const { seat, monster } = ask;
  const { keeps, sacrifice } = bends(box.set, view, seat);
  const { strength } = box.set.tokens[monster];
  const tiesWin = winsTies(box.set, view, ask);
  const total = attack(ask, box.set);
  if (resultOf(total, strength, tiesWin) === 'won') return 'accept';
  const again = mayReroll(box.set, view, ask);
  const flames = flamesLeft(box.set, view, ask);
  const bonus = box.set.items.flames.bonus;
  const wins = (more: number) => resultOf(total + more, strength, tiesWin) === 'won';
  // Of spells of somebody's own, the weakest that is enough.
  const own = castLeft(box.set, view, ask).toSorted((a, b) => bonusOf(box.set, a) - bonusOf(box.set, b));
  const enough = own.find((spell) => wins(bonusOf(box.set, spell)));
  let burnt = 1;
  while (burnt <= flames && !wins(burnt * bonus)) burnt++;
  if (enough !== undefined && !(burnt === 1 && flames > 0)) return casting(enough);
  // One flame for a good prize, all of them for a great one; the Wizard's cost nothing.
  const lavish = () => keeps > 0 || gainOf(box.set, view, seat, rewardOf(box.set, monster)) >= 2.5;
  if (burnt <= flames && !(again && burnt > 1)) {
    const most = lavish() ? flames : 1;
    if (burnt <= most) return FLAMES[burnt];
  }
  if (again) return 'reroll';
  const strongest = own.at(-1);
  const all = own.reduce((sum, spell) => sum + bonusOf(box.set, spell), flames * bonus);
  if (strongest !== undefined && burnt > flames && wins(all) && lavish()) return casting(strongest);
  const gift = giftOf(ask);
  if (sacrifice !== null && !ask.sacrificed && view.heroes[seat].hearts > gift.hearts) {
    if (wins(gift.more) || wins(gift.more + all)) return 'sacrifice';
  }
  return 'accept';
}
