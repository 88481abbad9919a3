import { useEffect, useState } from 'react';
import { openGame } from '../../games/open.ts';
import { isGameKey } from '../../games/registry.ts';
import { useLanguage } from '../../kit/language/language.tsx';

/** What the figures of a game are called; by their own word until the game's words are there. */
export function useFigureNames(game: string): (figure: string) => string {
  const { language } = useLanguage();
  const [name, setName] = useState<(figure: string) => string>(() => (figure: string) => figure);
  useEffect(() => {
    if (!isGameKey(game)) return;
    let left = false;
    openGame(game, language).then(
      ({ say }) => left || setName(() => (figure: string) => say.name(figure)),
      // Then they are called as the rules call them.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [game, language]);
  return name;
}
