import { type Budget, reasonsFor, search } from '@undercroft/bots';
import type { Chance, Mind, Sight } from '@undercroft/kernel';
import type { Speaker } from '@undercroft/words';

/** Answers that a hint names. */
const HINTS = 3;

/** The answers that promise most, by their numbers in the list, with the estimated chance to win, and why the first. */
export function sayHints(
  mind: Mind,
  sight: Sight,
  chance: Chance,
  budget: Budget,
  speaker: Speaker,
): string[] {
  const found = search(mind, sight, chance, budget, { why: true });
  const best = found.ranked.filter(({ visits }) => visits > 0).slice(0, HINTS);
  const numbered = best.map(({ answer, share }) => ({ number: sight.answers.indexOf(answer) + 1, share }));
  const hints = numbered.map((one) => speaker.table('terminal.hint', one)).join(' · ');
  const why = speaker.why(reasonsFor(found, best[0]));
  return [
    speaker.table('terminal.hints', { hints }),
    speaker.table('terminal.why', { number: numbered[0].number, why }),
  ];
}
