import { type Monster, oddsAgainst } from '@undercroft/karak';
import { learnt } from '../../../kit/language/learnt.ts';
import { percent } from '../../../kit/language/percent.ts';
import { comesFirst, type Goal, type Pace } from '../reach.ts';
import type { AtKarak } from '../seen.ts';
import type { KarakWords } from './en.ts';

export type { KarakWords };

export const gameWords = learnt<KarakWords>(import.meta.glob('./??.{ts,json}'));
export const { wordsOf } = gameWords;

/** A goal on the board for those who do not see it: what is there, how far, which way. */
export function goalLabel(at: AtKarak, goal: Goal): string {
  const { say, view, viewer, ask, box } = at;
  const words = wordsOf(say.language);
  const steps = words.steps({ count: goal.cost });
  const way = words.way({ steps, way: goal.path.map((answer) => stepWord(words, answer)).join(', ') });
  if (goal.kind === 'explore') return words.explore({ way });
  const token = view.dungeon.token[goal.tile];
  if (goal.kind === 'walk' || viewer === null || token === null || token === 'chest') {
    const kind = say.name(view.dungeon.kind[goal.tile]);
    return words.walk({ place: token === null ? kind : `${kind}, ${say.called(token)}`, way });
  }
  const monster = token as Monster;
  const first = ask?.kind === 'step' && comesFirst(box, view, ask, goal.cost);
  const { win } = oddsAgainst(box, view, viewer, monster, first).plain;
  return words.fight({
    monster: say.called(monster),
    strength: box.set.tokens[monster].strength,
    chance: percent(say.language, win),
    way,
  });
}

function stepWord(words: KarakWords, answer: Pace): string {
  return 'step' in answer ? words.sides[answer.step] : words.gate;
}
