import { oddsAgainst, printed } from '@undercroft/karak2';
import { HeroPortrait } from '../../art/Hero.tsx';
import { ArmyPicture } from '../../art/karak2/ArmyToken.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { Gorge, LandTile } from '../../art/karak2/Land.tsx';
import { percent } from '../../kit/language/percent.ts';
import styles from './Choices.module.css';
import { Deed, Goods } from './Deed.tsx';
import type { AtKarak2 } from './mind.tsx';
import { wordsOf } from './words/index.ts';

/** A tile as a small picture, unturned. */
export function TilePicture({ at, tile }: { at: AtKarak2; tile: string }) {
  const { gorges } = printed(at.box).tiles[tile];
  return (
    <svg viewBox="-70 -70 140 140" width="64" height="64" aria-hidden="true" className={styles.tile}>
      <LandTile tile={tile} seed={5} />
      {[0, 1, 2, 3, 4, 5].map((direction) =>
        (gorges >> direction) & 1 ? <Gorge key={direction} direction={direction} /> : null,
      )}
    </svg>
  );
}

/** Darius' two tiles. */
export function Scout({ at }: { at: AtKarak2<'scout'> }) {
  return (
    <div className={styles.deeds} data-wide="">
      {at.answers.map((answer) => (
        <Deed
          key={answer.lay}
          at={at}
          word="lay"
          icon={<TilePicture at={at} tile={answer.lay} />}
          title={at.say.answer(answer, at.ask, at.view, at.names)}
          detail={<Goods at={at} counts={printed(at.box).tiles[answer.lay].gives} plus />}
          why={null}
          answers={[answer]}
          onClick={() => at.answer(answer)}
        />
      ))}
    </div>
  );
}

/** Taia's armies: what stays if one of them goes, and the chance against it. */
export function Fate({ at }: { at: AtKarak2<'fate'> }) {
  const { ask, box, view, say } = at;
  const words = wordsOf(say.language);
  const { strength } = printed(box);
  const fights = view.at[ask.seat] === ask.place;
  return (
    <div className={styles.deeds} data-wide="">
      {at.answers.map((answer) => {
        const stay = ask.drawn.toSpliced(ask.drawn.indexOf(answer.putBack), 1);
        const foe = { strength: stay.reduce((sum, army) => sum + strength[army], 0), general: false };
        return (
          <Deed
            key={answer.putBack}
            at={at}
            word="putBack"
            icon={<ArmyPicture army={answer.putBack} strength={strength[answer.putBack]} size={44} />}
            title={say.answer(answer, ask, view, at.names)}
            detail={
              <>
                {words.against} {stay.map((army) => say.name(army)).join(', ')} ({foe.strength})
                {fights &&
                  ` · ${words.toWin({ chance: percent(say.language, oddsAgainst(box, view, ask.seat, foe).win) })}`}
              </>
            }
            why={null}
            answers={[answer]}
            onClick={() => at.answer(answer)}
          />
        );
      })}
    </div>
  );
}

/** A reward does not fit: tap what stays on the tile. */
export function Keep({ at }: { at: AtKarak2<'keep'> }) {
  const words = wordsOf(at.say.language);
  return (
    <div className={styles.deeds} data-wide="">
      {at.answers.map((answer) => (
        <Deed
          key={answer.leave}
          at={at}
          word="leave"
          icon={<PiecePicture piece={answer.leave} size={40} />}
          title={at.say.answer(answer, at.ask, at.view, at.names)}
          detail={words.stays}
          why={null}
          answers={[answer]}
          onClick={() => at.answer(answer)}
        />
      ))}
    </div>
  );
}

/** Who gets plague and misery, each with what they would lose. */
export function Victims({ at }: { at: AtKarak2<'plague'> }) {
  const { ask, view, say, seats } = at;
  return (
    <div className={styles.deeds} data-wide="">
      {at.answers.map((answer) => {
        const seat = view.heroes.indexOf(answer.plague);
        const loses = view.goods.slice(seat * 3, seat * 3 + 3).map((count) => Math.min(1, count));
        return (
          <Deed
            key={seat}
            at={at}
            word="plague"
            icon={<HeroPortrait hero={answer.plague} seat={seats[seat]?.look ?? seat} size={40} />}
            title={say.answer(answer, ask, view, at.names)}
            detail={
              <>
                <Goods at={at} counts={loses.map((count) => -count)} />
                {view.city[seat] >= 0 && <PiecePicture piece="plague" size={22} />}
              </>
            }
            why={null}
            answers={[answer]}
            onClick={() => at.answer(answer)}
          />
        );
      })}
    </div>
  );
}
