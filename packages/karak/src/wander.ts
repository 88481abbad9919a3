import type { AskOf, Box, Chance, Seat } from '@undercroft/kernel';
import { HEARTS } from './components.ts';
import { isFountain } from './dungeon.ts';
import { bends, seatOf } from './heroes.ts';
import { lyingHere } from './inventory.ts';
import { pricesOf } from './prices.ts';
import type { Karak, KarakAnswers, KarakView } from './state.ts';
import { keepTo, type Plan, prefer, type Walker, walkFrom, walkOn } from './walk.ts';
import { arrived } from './way.ts';
import { gainOf } from './worth.ts';

/** Goes for the most valuable thing in reach of the whole known dungeon, one step at a time. */
export function wander(
  box: Box<Karak>,
  view: KarakView,
  { seat, steps }: AskOf<Karak, 'step'>,
  answers: readonly KarakAnswers['step'][],
  chance: Chance,
  scores?: number[],
  hurried = false,
): KarakAnswers['step'] {
  if (answers.length === 1) return answers[0];
  const { hero, at } = view.heroes[seat];
  const needy = needsPortal(view, seat);
  const prices = pricesOf(box, view, seat);
  const need = needOfRest(view, seat);
  const plan: Plan = {
    answer: answers[answers.length - 1],
    value: isFountain(view.dungeon, at) ? need + 0.01 : 0.005,
    answers,
    scores,
  };
  if (scores !== undefined) {
    for (let i = 0; i < answers.length; i++) scores[i] = 0;
    scores[answers.length - 1] = plan.value;
  }
  const item = lyingHere(view, seat);
  const token = view.dungeon.token[at];
  for (const answer of answers) {
    if (typeof answer === 'string') {
      if (answer === 'open') return sure(answer, scores);
      if (answer === 'fight' && token !== null) prefer(plan, prices[token].value, answer);
    } else if (item !== undefined && 'take' in answer) {
      prefer(plan, gainOf(box.set, view, seat, item) - 0.05, answer);
    } else if (needy && 'heal' in answer && answer.heal === hero) {
      return sure(answer, scores);
    }
  }
  if (steps > 0) {
    const jitter = chance.pick(4);
    const may = bends(box.set, view, seat);
    const walker = { set: box.set, view, seat, may, steps, answers, prices, need };
    walkOn(walker, jitter, plan);
    if (hurried) keepTo(walker);
    if (may.swap > 0 && steps >= may.swap) {
      const { value } = plan;
      swapPlaces({ ...walker, steps: steps - may.swap }, jitter, plan);
      if (plan.value > value) arrived();
    }
  }
  return plan.answer;
}

/** A healing portal is for oneself, when nearly out of hearts. */
export const needsPortal = ({ heroes }: KarakView, seat: Seat): boolean => heroes[seat].hearts <= 1;

/** There is nothing to weigh. */
function sure(answer: KarakAnswers['step'], scores?: number[]): KarakAnswers['step'] {
  if (scores !== undefined) scores.length = 0;
  return answer;
}

/** How much a hero longs for a fountain. */
function needOfRest({ heroes, cursed }: KarakView, seat: Seat): number {
  const { hearts } = heroes[seat];
  if (hearts <= 1) return 3.6;
  if (hearts === 2) return 1.1;
  const hurt = HEARTS - hearts + (cursed === seat ? 1 : 0);
  return hurt >= 2 ? 0.5 : hurt > 0 ? 0.1 : 0;
}

/** The Warlock may begin the next turn where another hero stands now, or use that tile at once. (K-60, K-61) */
function swapPlaces(walker: Walker, jitter: number, plan: Plan): void {
  const { view, answers } = walker;
  for (let i = 0; i < answers.length; i++) {
    const answer = answers[i];
    if (typeof answer !== 'object' || !('swap' in answer)) continue;
    walkFrom(walker, view.heroes[seatOf(view, answer.swap)].at, i, jitter, plan);
  }
}
