import type { GameName } from '@undercroft/games';
import { useMemo } from 'react';
import { besideOf } from '../../games/beside.ts';
import { openGame } from '../../games/open.ts';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { AboutSet } from '../../table/box/AboutSet.tsx';
import { At, atBench } from '../../table/box/at.ts';
import type { OwnSetData } from '../../table/box/ownSets.ts';
import { useWorkshopWords } from '../../table/box/words/index.ts';

/** A set of one's own on the page where a table is set up: its picture, who made it, what it agrees on. */
export default function MineLook({ game, data }: { game: GameName; data: OwnSetData }) {
  const { language } = useLanguage();
  const words = useWorkshopWords();
  // Without a line the table can be set up all the same.
  const { value: drawn } = useFetched(
    () => Promise.all([openGame(game, language), besideOf(game).pieces()]),
    [game, language],
  );
  const at = useMemo(() => drawn && atBench(drawn[0], words, drawn[1], data, []), [drawn, words, data]);
  return (
    at !== null && (
      <At value={at}>
        <AboutSet data={data} />
      </At>
    )
  );
}
