import {
  type ActAsk,
  type Good,
  type Karak2,
  type Karak2Answer,
  printed,
  type Recruit,
} from '@undercroft/karak2';
import { type ReactNode, Suspense } from 'react';
import { FightDie, UnitDie } from '../../art/karak2/Dice.tsx';
import { GoodPicture } from '../../art/karak2/goods.tsx';
import { percent } from '../../language/percent.ts';
import { AnswerButtons, ChoiceRow } from '../../table/AnswerButtons.tsx';
import { TurnOrLay } from '../../table/TurningTile.tsx';
import { Acts } from './Acts.tsx';
import styles from './Choices.module.css';
import { chanceAt } from './chances.ts';
import {
  Done,
  Fate,
  Fight,
  FightChoices,
  Keep,
  Muster,
  Protect,
  Recruits,
  Scout,
  Takes,
  TilePicture,
  Victims,
  Works,
} from './later.ts';
import { type AtKarak2, useMind } from './mind.tsx';
import { fightOf, foesAt } from './passing.ts';
import { wordsOf } from './words/index.ts';

/** What is answered by a button: everything that is not a hex on the board. */
export function Choices({ at }: { at: AtKarak2 }) {
  return (
    <Suspense fallback={<span data-fetching="" />}>
      <FirstRoll at={at} />
      {fightOf(at.view) !== null && <Fight at={at} />}
      {at.answers.length > 0 && at.ask !== null && <Answers at={at} ask={at.ask} />}
    </Suspense>
  );
}

function Answers({ at, ask }: { at: AtKarak2; ask: Karak2['ask'] }) {
  const words = wordsOf(at.say.language);
  switch (ask.kind) {
    case 'act':
      return (
        <>
          <Acts at={at} ask={ask} />
          <Ahead at={at} ask={ask} />
        </>
      );
    case 'lay':
      return <Lay at={at} />;
    case 'spot':
      return (
        <ChoiceRow>
          <TilePicture at={at} tile={ask.tile} />
          <span>{words.where.spot}</span>
        </ChoiceRow>
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

/** The fight one is thinking about: below what can be pressed, so that pointing at it moves nothing. */
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
      key={`${event.seat} ${event.face} ${at.rolling}`}
      kind="hero"
      swords={swords[event.face]}
      skulls={skulls[event.face]}
      size={64}
      rolled={at.rolling}
    />
  );
}

/** Turning a new tile. */
function Lay({ at }: { at: AtKarak2 }) {
  const { turn, lay, ways } = useMind();
  const words = wordsOf(at.say.language);
  return <TurnOrLay words={words} turns={ways.length > 1} onTurn={() => turn(1)} onLay={lay} />;
}

/** Resources and units to return: a picture and a word each. */
function Plain({ at, ask }: { at: AtKarak2; ask: Karak2['ask'] }) {
  return (
    <ChoiceRow>
      <AnswerButtons at={at} ask={ask} answers={at.answers} icon={icon} />
    </ChoiceRow>
  );

  function icon(answer: Karak2Answer): ReactNode {
    if (typeof answer !== 'object') return undefined;
    if ('good' in answer) return <GoodPicture good={answer.good as Good} size={30} />;
    if ('disband' in answer) return <UnitDie kind={answer.disband as Recruit} size={30} />;
    return undefined;
  }
}
