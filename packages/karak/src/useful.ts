import type { Box } from '@undercroft/kernel';
import { attack, bonusOf, castLeft, fightAnswers, flamesLeft, giftOf, resultOf, winsTies } from './fights.ts';
import { bends } from './heroes.ts';
import type { FightAsk, Karak, KarakAnswers, KarakView } from './state.ts';

const WORTH = { lost: 0, tied: 1, won: 2 } as const;

/**
 * The answers that can still change something about a fight, always with accepting it: no flame in a fight that is won,
 * none where all of them together do not help, and never more of them than it takes.
 */
export function usefulAnswers(box: Box<Karak>, view: KarakView, ask: FightAsk): KarakAnswers['fight'][] {
  const { seat, dice, steps } = ask;
  const all = fightAnswers(box.set, view, ask);
  const { strength } = box.set.tokens[ask.monster];
  const tiesWin = winsTies(box.set, view, ask);
  const now = attack(ask, box.set);
  const flame = box.set.items.flames.bonus;
  const worth = (more: number) => WORTH[resultOf(now + more, strength, tiesWin)];
  const flames = Array.from({ length: flamesLeft(box.set, view, ask) }, () => flame);
  const own = castLeft(box.set, view, ask);
  const gift = giftOf(ask).more;
  const heart = all.includes('sacrifice') ? [gift] : [];
  const betters = (more: number, beside: readonly number[]) =>
    sumsOf(beside).some((sum) => worth(sum + more) > worth(sum));
  // A six lets the Swordsman walk on, won or not. (K-72)
  const walksOn =
    steps > 0 &&
    bends(box.set, view, seat).goOn.some(({ from, after }) => after === 'fought' && Math.max(...dice) < from);
  return all.filter((answer) => {
    if (answer === 'accept') return true;
    if (answer === 'reroll') return worth(0) < WORTH.won || walksOn;
    const spells = own.map((spell) => bonusOf(box.set, spell));
    if (answer === 'sacrifice') return betters(gift, [...flames, ...spells]);
    if ('cast' in answer) {
      return betters(bonusOf(box.set, answer.cast), [
        ...flames,
        ...spells.toSpliced(own.indexOf(answer.cast), 1),
        ...heart,
      ]);
    }
    const before = (answer.flames - 1) * flame;
    return sumsOf([...spells, ...heart]).some((sum) => worth(sum + before + flame) > worth(sum + before));
  });
}

/** What some of these come to, whichever they are. */
function sumsOf(numbers: readonly number[]): number[] {
  const sums = [0];
  for (const number of numbers) sums.push(...sums.map((sum) => sum + number));
  return sums;
}
