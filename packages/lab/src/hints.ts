import { type Budget, search } from '@undercroft/bots';
import type { Chance, Mind, Sight } from '@undercroft/kernel';
import type { Speaker } from '@undercroft/words';

/** Answers that a hint names. */
const HINTS = 3;

/** The answers that promise most, by their numbers in the list, with the estimated chance to win. */
export function sayHints(mind: Mind, sight: Sight, chance: Chance, budget: Budget, speaker: Speaker): string {
  const best = search(mind, sight, chance, budget)
    .ranked.filter(({ visits }) => visits > 0)
    .slice(0, HINTS)
    .map(({ answer, share }) =>
      speaker.table('terminal.hint', { number: sight.answers.indexOf(answer) + 1, share }),
    );
  return speaker.table('terminal.hints', { hints: best.join(' · ') });
}
