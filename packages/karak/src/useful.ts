import type { Box } from '@undercroft/kernel';
import { attack, fightAnswers, flamesLeft, resultOf } from './fights.ts';
import { can } from './heroes.ts';
import type { FightAsk, Karak, KarakAnswers, KarakView } from './state.ts';

const WORTH = { lost: 0, tied: 1, won: 2 } as const;

/**
 * The answers that can still change something about a fight, always with accepting it: no flame in a fight that is won,
 * none where all of them together do not help, and never more of them than it takes.
 */
export function usefulAnswers(box: Box<Karak>, view: KarakView, ask: FightAsk): KarakAnswers['fight'][] {
  const { seat, dice, steps } = ask;
  const all = fightAnswers(view, ask);
  const { strength } = box.set.tokens[ask.monster];
  const backstab = can(view, seat, 'backstab');
  const now = attack(ask, box.set);
  const flame = box.set.items.flames.bonus;
  const worth = (flames: number, hearts: number) =>
    WORTH[resultOf(now + flames * flame + hearts, strength, backstab)];
  const most = flamesLeft(view, ask);
  const hearts = all.includes('sacrifice') ? [0, 1] : [0];
  // A six lets the Swordsman walk on, won or not. (K-72)
  const walksOn = can(view, seat, 'unstoppable') && steps > 0 && dice[0] !== 6 && dice[1] !== 6;
  return all.filter((answer) => {
    if (answer === 'accept') return true;
    if (answer === 'reroll') return worth(0, 0) < WORTH.won || walksOn;
    if (answer === 'sacrifice') {
      return Array.from({ length: most + 1 }, (_, flames) => flames).some(
        (flames) => worth(flames, 1) > worth(flames, 0),
      );
    }
    return hearts.some((heart) => worth(answer.flames, heart) > worth(answer.flames - 1, heart));
  });
}
