import { oddsAgainst, printed, turnGorges } from '@undercroft/karak2';
import { HeroPortrait } from '../../art/Hero.tsx';
import { ArmyPicture } from '../../art/karak2/ArmyToken.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { Gorge, LandTile } from '../../art/karak2/Land.tsx';
import { percent } from '../../kit/language/percent.ts';
import styles from './Choices.module.css';
import { Choosing, Goods } from './Deed.tsx';
import { type OfQuestion, useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** A tile as a small picture, turned so many edges clockwise. */
export function TilePicture({ tile, turned = 0 }: { readonly tile: string; readonly turned?: number }) {
  const gorges = turnGorges(printed(useTable().box).tiles[tile].gorges, turned);
  return (
    <svg viewBox="-70 -70 140 140" width="64" height="64" aria-hidden="true" className={styles.tile}>
      <LandTile tile={tile} seed={5} />
      {[0, 1, 2, 3, 4, 5].map((direction) =>
        (gorges >> direction) & 1 ? <Gorge key={direction} direction={direction} /> : null,
      )}
    </svg>
  );
}

/** A tile that lies on people's own table already, each way in which it may. */
export const Ways = ({ question: { ask, answers } }: OfQuestion<'lay'>) => (
  <Choosing ask={ask} answers={answers} icon={({ turn }) => <TilePicture tile={ask.tile} turned={turn} />} />
);

/** Darius' two tiles. */
export function Scout({ question: { ask, answers } }: OfQuestion<'scout'>) {
  const { tiles } = printed(useTable().box);
  return (
    <Choosing
      ask={ask}
      answers={answers}
      icon={({ lay }) => <TilePicture tile={lay} />}
      detail={({ lay }) => <Goods counts={tiles[lay].gives} plus />}
    />
  );
}

/** Taia's armies: what stays if one of them goes, and the chance against it. */
export function Fate({ question: { ask, answers } }: OfQuestion<'fate'>) {
  const { box, say } = useTable();
  const view = useSeen((at) => at.view);
  const words = wordsOf(say.language);
  const { strength } = printed(box);
  const fights = view.at[ask.seat] === ask.place;
  return (
    <Choosing
      ask={ask}
      answers={answers}
      icon={({ putBack }) => <ArmyPicture army={putBack} strength={strength[putBack]} size={44} />}
      detail={({ putBack }) => {
        const stay = ask.drawn.toSpliced(ask.drawn.indexOf(putBack), 1);
        const foe = { strength: stay.reduce((sum, army) => sum + strength[army], 0), general: false };
        const win = () => percent(say.language, oddsAgainst(box, view, ask.seat, foe).win);
        return (
          <>
            {words.against} {stay.map((army) => say.name(army)).join(', ')} ({foe.strength})
            {fights && ` · ${words.toWin({ chance: win() })}`}
          </>
        );
      }}
    />
  );
}

/** A reward does not fit: tap what stays on the tile. */
export function Keep({ question: { ask, answers } }: OfQuestion<'keep'>) {
  const words = wordsOf(useTable().say.language);
  return (
    <Choosing
      ask={ask}
      answers={answers}
      icon={({ leave }) => <PiecePicture piece={leave} size={40} />}
      detail={() => words.stays}
    />
  );
}

/** Who gets plague and misery, each with what they would lose. */
export function Victims({ question: { ask, answers } }: OfQuestion<'plague'>) {
  const { seats } = useTable();
  const view = useSeen((at) => at.view);
  return (
    <Choosing
      ask={ask}
      answers={answers}
      icon={({ plague }) => {
        const seat = view.heroes.indexOf(plague);
        return <HeroPortrait hero={plague} seat={seats[seat]?.look ?? seat} size={40} />;
      }}
      detail={({ plague }) => {
        const seat = view.heroes.indexOf(plague);
        const loses = view.goods.slice(seat * 3, seat * 3 + 3).map((count) => -Math.min(1, count));
        return (
          <>
            <Goods counts={loses} />
            {view.city[seat] >= 0 && <PiecePicture piece="plague" size={22} />}
          </>
        );
      }}
    />
  );
}
