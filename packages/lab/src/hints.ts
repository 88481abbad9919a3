import { type Budget, counsel } from '@undercroft/bots';
import { type Chance, type Sight, sameAnswer } from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import type { Speaker } from '@undercroft/words';

/** The answers that promise most, by their numbers in the list, with the chance to win, the best first, and why the first. */
export function sayHints(
  mind: Mind,
  sight: Sight,
  chance: Chance,
  budget: Budget,
  speaker: Speaker,
): string[] {
  const { figures, reasons } = counsel(mind, sight, chance, budget);
  const numbered = figures.map(({ answer, share }) => ({
    number: sight.answers.findIndex((listed) => sameAnswer(listed, answer)) + 1,
    share,
  }));
  const hints = numbered.map((one) => speaker.table('terminal.hint', one)).join(' · ');
  return [
    speaker.table('terminal.hints', { hints }),
    speaker.table('terminal.why', { number: numbered[0].number, why: speaker.why(reasons) }),
  ];
}
