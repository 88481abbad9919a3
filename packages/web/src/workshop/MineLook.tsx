import { useEffect, useState } from 'react';
import type { GameKey } from '../games/registry.ts';
import { useLanguage } from '../language/language.tsx';
import { openGame } from '../table/open.ts';
import { AboutSet } from './AboutSet.tsx';
import { At, type AtBench, atBench } from './at.ts';
import type { OwnSetData } from './MySets.tsx';
import { loadPieces } from './piece.ts';
import { useWorkshopWords } from './words/index.ts';

/** A set of one's own on the page where a table is set up: its picture, who made it, what it agrees on. */
export default function MineLook({ game, data }: { game: GameKey; data: OwnSetData }) {
  const { language } = useLanguage();
  const words = useWorkshopWords();
  const [at, setAt] = useState<AtBench | null>(null);
  useEffect(() => {
    let gone = false;
    // Without a line the table can be set up all the same.
    Promise.all([openGame(game, language), loadPieces(game)]).then(
      ([opened, draw]) => gone || setAt(atBench(opened, words, draw, data, [])),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [game, language, words, data]);
  return (
    at !== null && (
      <At value={at}>
        <AboutSet data={data} />
      </At>
    )
  );
}
