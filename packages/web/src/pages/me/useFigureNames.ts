import { isGameName } from '@undercroft/games';
import { openGame } from '../../games/open.ts';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';

/** What the figures of a game are called; by their own word until the game's words are there. */
export function useFigureNames(game: string): (figure: string) => string {
  const { language } = useLanguage();
  const { value } = useFetched(() => (isGameName(game) ? openGame(game, language) : null), [game, language]);
  // Else they are called as the rules call them.
  return (figure) => value?.say.name(figure) ?? figure;
}
