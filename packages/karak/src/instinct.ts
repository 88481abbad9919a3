import { type Box, best, type Chance, type Seat, type Sight } from '@undercroft/kernel';
import { STEPS } from './components.ts';
import { attack, flamesLeft, mayReroll, resultOf } from './fights.ts';
import { can, seatOf } from './heroes.ts';
import { pointsOf } from './outcome.ts';
import type { FightAsk, Karak, KarakAnswer, KarakState, KarakView } from './state.ts';
import { wander } from './wander.ts';
import { armsOf, fightValue, gainOf, rewardOf, worth } from './worth.ts';

/** Plays like a sensible person: explore, fight at good odds, heal, arm, fetch keys, open chests, slay. */
export function instinct({ box, view, seat, ask, answers }: Sight<Karak>, chance: Chance): KarakAnswer {
  switch (ask.kind) {
    case 'step':
      return wander(box, view, ask, answers, chance);
    case 'fight':
      return fight(box, view, ask, answers);
    // A tile has as many openings however it is turned, and one fountain heals as well as another.
    case 'lay':
    case 'rise':
      return answers[chance.pick(answers.length)];
    case 'fate':
      return best(answers, (answer) => fateValue(box, view, seat, answer, ask.steps), chance);
    case 'leave':
      return best(
        answers,
        (answer) => (typeof answer === 'object' && 'leave' in answer ? -worth(answer.leave) : 0),
        chance,
      );
    case 'curse':
      return best(answers, (answer) => curseValue(view, seat, answer), chance);
  }
}

/** The same on an imagined table. */
export function hunch(
  box: Box<Karak>,
  state: KarakState,
  answers: readonly KarakAnswer[],
  chance: Chance,
): KarakAnswer {
  const ask = state.asks[state.asks.length - 1];
  return instinct({ box, view: state, seat: ask.seat, ask, answers }, chance);
}

/** Curse whoever leads, but never oneself. */
function curseValue(view: KarakView, seat: Seat, answer: KarakAnswer): number {
  const target = typeof answer === 'object' && 'curse' in answer ? seatOf(view, answer.curse) : view.cursed;
  if (target === null || target === seat) return -1;
  return pointsOf(view.heroes[target]) + armsOf(view, target) / 4;
}

function fateValue(box: Box<Karak>, view: KarakView, seat: Seat, answer: KarakAnswer, steps: number): number {
  if (typeof answer !== 'object' || !('keep' in answer)) return 0;
  if (answer.keep === 'chest') return view.heroes[seat].keys > 0 ? 6 : 0.5;
  return fightValue(box, view, seat, answer.keep, steps === STEPS - 1);
}

/** Bend a fight with the least that wins it; accept what cannot be won. */
function fight(
  box: Box<Karak>,
  view: KarakView,
  ask: FightAsk,
  answers: readonly KarakAnswer[],
): KarakAnswer {
  const { seat, monster } = ask;
  const { strength } = box.set.tokens[monster];
  const backstab = can(view, seat, 'backstab');
  const total = attack(ask, box.set);
  if (resultOf(total, strength, backstab) === 'won') return 'accept';
  const again = mayReroll(view, ask);
  const flames = flamesLeft(view, ask);
  const bonus = box.set.items.flames.bonus;
  let burnt = 1;
  while (burnt <= flames && resultOf(total + burnt * bonus, strength, backstab) !== 'won') burnt++;
  if (burnt <= flames && !(again && burnt > 1)) {
    // One flame for a good prize, all of them for a great one; the Wizard's cost nothing.
    const free = can(view, seat, 'magical-affinity');
    const most = free || gainOf(view, seat, rewardOf(monster)) >= 2.5 ? flames : 1;
    for (const answer of answers) {
      if (burnt <= most && typeof answer === 'object' && 'flames' in answer && answer.flames === burnt)
        return answer;
    }
  }
  if (again) return 'reroll';
  const { hearts } = view.heroes[seat];
  if (!ask.sacrificed && hearts > 1 && can(view, seat, 'sacrifice')) {
    const wins = resultOf(total + 1, strength, backstab) === 'won';
    if (wins || resultOf(total + 1 + flames * bonus, strength, backstab) === 'won') return 'sacrifice';
  }
  return 'accept';
}
