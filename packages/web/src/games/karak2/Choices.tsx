import {
  type ActAsk,
  type FateAsk,
  type Good,
  type Karak2,
  type Karak2Answer,
  type KeepAsk,
  oddsAgainst,
  type PlagueAsk,
  printed,
  type Recruit,
  type ScoutAsk,
} from '@undercroft/karak2';
import { wordOf } from '@undercroft/kernel';
import type { ReactNode } from 'react';
import { ArmyPicture } from '../../art/karak2/ArmyToken.tsx';
import { FightDie, UnitDie } from '../../art/karak2/Dice.tsx';
import { GoodPicture } from '../../art/karak2/goods.tsx';
import { HeroPortrait } from '../../art/karak2/Hero.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { Gorge, LandTile } from '../../art/karak2/Land.tsx';
import { Button } from '../../controls/Button.tsx';
import { CheckIcon, TurnIcon } from '../../controls/icons.tsx';
import { Acts } from './Acts.tsx';
import { foesAt } from './after.ts';
import styles from './Choices.module.css';
import { chanceAt } from './chances.ts';
import { Deed, Goods } from './Deed.tsx';
import { Fight, FightChoices, Protect } from './Fight.tsx';
import { Muster } from './Muster.tsx';
import { type AtKarak2, useMind } from './mind.tsx';
import { Done, Recruits, Takes, Works } from './Sheets.tsx';
import { percent, wordsOf } from './words/index.ts';

/** What is answered by a button: everything that is not a hex on the board. */
export function Choices({ at }: { at: AtKarak2 }) {
  return (
    <>
      <FirstRoll at={at} />
      <Fight at={at} />
      {at.answers.length > 0 && at.ask !== null && <Answers at={at} ask={at.ask} />}
    </>
  );
}

function Answers({ at, ask }: { at: AtKarak2; ask: Karak2['ask'] }) {
  const words = wordsOf(at.say.language);
  switch (ask.kind) {
    case 'act':
      return (
        <>
          <Ahead at={at} ask={ask} />
          <Acts at={at} ask={ask} />
        </>
      );
    case 'lay':
      return <Lay at={at} />;
    case 'spot':
      return (
        <div className={styles.row}>
          <TilePicture at={at} tile={ask.tile} />
          <span>{words.where.spot}</span>
        </div>
      );
    case 'scout':
      return <Scout at={at} ask={ask} />;
    case 'fate':
      return <Fate at={at} ask={ask} />;
    case 'muster':
      return <Muster at={at} ask={ask} />;
    case 'fight':
      return <FightChoices at={at} ask={ask} />;
    case 'protect':
      return <Protect at={at} ask={ask} />;
    case 'plague':
      return <Victims at={at} ask={ask} />;
    case 'keep':
      return <Keep at={at} ask={ask} />;
    case 'build':
      return (
        <>
          <Works at={at} seat={ask.seat} />
          <Done at={at} />
        </>
      );
    case 'recruit':
      return (
        <>
          <Recruits at={at} seat={ask.seat} />
          <Done at={at} />
        </>
      );
    case 'pickup':
      return (
        <>
          <Takes at={at} ask={ask} />
          <Done at={at} />
        </>
      );
    default:
      return <Plain at={at} ask={ask} />;
  }
}

/** The fight one is thinking about. */
function Ahead({ at, ask }: { at: AtKarak2; ask: ActAsk }) {
  const { pointed } = useMind();
  const { view, box, say } = at;
  if (pointed?.kind !== 'fight') return null;
  const win = percent(say.language, chanceAt(box, view, ask.seat, pointed.place));
  return (
    <p className={styles.hint}>
      {foesAt(view, pointed.place)
        .map((army) => say.name(army))
        .join(', ')}
      : <strong>{wordsOf(say.language).toWin(win)}</strong>
    </p>
  );
}

/** The hero die that decides who begins. */
function FirstRoll({ at }: { at: AtKarak2 }) {
  const { event } = at;
  if (event?.kind !== 'first-roll') return null;
  const { swords, skulls } = printed(at.box).heroDie;
  return (
    <FightDie
      key={`${event.seat} ${event.face}`}
      kind="hero"
      swords={swords[event.face]}
      skulls={skulls[event.face]}
      size={64}
      rolled
    />
  );
}

/** Turning a new tile. */
function Lay({ at }: { at: AtKarak2 }) {
  const { turn, lay, ways } = useMind();
  const words = wordsOf(at.say.language);
  return (
    <div className={styles.row}>
      {ways.length > 1 && (
        <Button icon={<TurnIcon />} onClick={() => turn(1)} data-word="turn">
          {words.turn}
        </Button>
      )}
      <Button look="ember" icon={<CheckIcon />} onClick={lay} data-word="lay">
        {words.lay}
      </Button>
    </div>
  );
}

/** A tile as a small picture, unturned. */
function TilePicture({ at, tile }: { at: AtKarak2; tile: string }) {
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
function Scout({ at, ask }: { at: AtKarak2; ask: ScoutAsk }) {
  return (
    <div className={styles.deeds} data-wide="">
      {at.answers.map((answer) =>
        typeof answer === 'object' && 'lay' in answer ? (
          <Deed
            key={answer.lay}
            at={at}
            word="lay"
            icon={<TilePicture at={at} tile={answer.lay} />}
            title={at.say.answer(answer, ask, at.view, at.names)}
            detail={<Goods at={at} counts={printed(at.box).tiles[answer.lay].gives} plus />}
            why={null}
            onClick={() => at.answer(answer)}
          />
        ) : null,
      )}
    </div>
  );
}

/** Taia's armies: what stays if one of them goes, and the chance against it. */
function Fate({ at, ask }: { at: AtKarak2; ask: FateAsk }) {
  const { box, view, say } = at;
  const words = wordsOf(say.language);
  const { strength } = printed(box);
  const fights = view.at[ask.seat] === ask.place;
  return (
    <div className={styles.deeds} data-wide="">
      {at.answers.map((answer) => {
        if (typeof answer !== 'object' || !('putBack' in answer)) return null;
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
                  ` · ${words.toWin(percent(say.language, oddsAgainst(box, view, ask.seat, foe).win))}`}
              </>
            }
            why={null}
            onClick={() => at.answer(answer)}
          />
        );
      })}
    </div>
  );
}

/** A reward does not fit: tap what stays on the tile. */
function Keep({ at, ask }: { at: AtKarak2; ask: KeepAsk }) {
  const words = wordsOf(at.say.language);
  return (
    <div className={styles.deeds} data-wide="">
      {at.answers.map((answer) =>
        typeof answer === 'object' && 'leave' in answer && !('take' in answer) ? (
          <Deed
            key={answer.leave}
            at={at}
            word="leave"
            icon={<PiecePicture piece={answer.leave} size={40} />}
            title={at.say.answer(answer, ask, at.view, at.names)}
            detail={words.stays}
            why={null}
            onClick={() => at.answer(answer)}
          />
        ) : null,
      )}
    </div>
  );
}

/** Who gets plague and misery, each with what they would lose. */
function Victims({ at, ask }: { at: AtKarak2; ask: PlagueAsk }) {
  const { view, say, seats } = at;
  return (
    <div className={styles.deeds} data-wide="">
      {at.answers.map((answer) => {
        if (typeof answer !== 'object' || !('plague' in answer)) return null;
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
            onClick={() => at.answer(answer)}
          />
        );
      })}
    </div>
  );
}

/** Resources and units to return: a picture and a word each. */
function Plain({ at, ask }: { at: AtKarak2; ask: Karak2['ask'] }) {
  const { view, say } = at;
  return (
    <div className={styles.row}>
      {at.answers.map((answer) => (
        <Button
          key={JSON.stringify(answer)}
          look="ember"
          data-word={wordOf(answer)}
          icon={icon(answer)}
          onClick={() => at.answer(answer)}
        >
          {say.answer(answer, ask, view, at.names)}
        </Button>
      ))}
    </div>
  );

  function icon(answer: Karak2Answer): ReactNode {
    if (typeof answer !== 'object') return undefined;
    if ('good' in answer) return <GoodPicture good={answer.good as Good} size={30} />;
    if ('disband' in answer) return <UnitDie kind={answer.disband as Recruit} size={30} />;
    return undefined;
  }
}
