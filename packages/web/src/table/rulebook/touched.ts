import type { Game } from '@undercroft/kernel';
import { builtIn, changesBetween } from '@undercroft/sets/workshop';
import type { Language } from '../../kit/languages.ts';
import { searching } from './search.ts';

/** Every figure in which a set is other than the box. */
export const figuresChanged = (game: Game, set: object) =>
  changesBetween(builtIn(game), set).filter(({ path }) => !/^variant\b|\bsource\b/.test(path));

/** Tells of a rule's text whether it speaks of something that a set has changed. */
export function touchedBy(
  game: Game,
  set: object,
  called: (name: string) => string,
  language: Language,
): (text: string) => boolean {
  // The second word of a path is the thing that has changed, the first its section: 'tokens.rat.strength'.
  const names = new Set(figuresChanged(game, set).map(({ path }) => path.split('.')[1] ?? ''));
  const speaking = [...names]
    .filter((name) => name !== '' && !/^\d+$/.test(name))
    .map((name) => searching(called(name), language))
    .filter((speaksOf) => speaksOf !== null);
  return (text) => speaking.some((speaksOf) => speaksOf(text));
}
