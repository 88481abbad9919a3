import { type ActAsk, type Karak2Answers, printed, SKILLS } from '@undercroft/karak2';
import type { ReactNode } from 'react';
import { HeroPortrait } from '../../art/Hero.tsx';
import { FightDie, UnitDie } from '../../art/karak2/Dice.tsx';
import { GoodPicture } from '../../art/karak2/goods.tsx';
import { percent } from '../../kit/language/percent.ts';
import { TurnOrLay } from '../../table/board/TurningTile.tsx';
import { AnswerButtons, ChoiceRow } from '../../table/question/AnswerButtons.tsx';
import { Acts } from './Acts.tsx';
import styles from './Choices.module.css';
import { chanceAt } from './chances.ts';
import { Deed } from './Deed.tsx';
import {
  Done,
  Fate,
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
import { Pockets } from './Pockets.tsx';
import { foesAt } from './passing.ts';
import { wordsOf } from './words/index.ts';

/** What is answered by a button: everything that is not a hex on the board. */
export function Choices({ at }: { at: AtKarak2 }) {
  return (
    <>
      <FirstRoll at={at} />
      {at.answers.length > 0 && <Answers at={at} />}
      {at.standing.length > 0 && <Pockets at={at} answers={at.standing} />}
    </>
  );
}

function Answers({ at }: { at: AtKarak2 }) {
  const words = wordsOf(at.say.language);
  switch (at.kind) {
    case 'act':
      return (
        <>
          <Acts at={at} />
          <Ahead at={at} ask={at.ask} />
        </>
      );
    case 'lay':
      return <Lay at={at} />;
    case 'spot':
      return (
        <ChoiceRow>
          <TilePicture at={at} tile={at.ask.tile} />
          <span>{words.where.spot}</span>
        </ChoiceRow>
      );
    case 'scout':
      return <Scout at={at} />;
    case 'fate':
      return <Fate at={at} />;
    case 'muster':
      return <Muster at={at} ask={at.ask} />;
    case 'fight':
      return <FightChoices at={at} />;
    case 'protect':
      return <Protect at={at} />;
    case 'plague':
      return <Victims at={at} />;
    case 'keep':
      return <Keep at={at} />;
    case 'build':
      return (
        <>
          <Works at={at} />
          <Done at={at} />
        </>
      );
    case 'recruit':
      return (
        <>
          <Recruits at={at} />
          <Done at={at} />
        </>
      );
    case 'pickup':
      return (
        <>
          <Takes at={at} />
          <Done at={at} />
        </>
      );
    case 'hero':
      return <Leaders at={at} />;
    case 'goods':
    case 'disband':
      return <Plain at={at} />;
    case null:
      return null;
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
      : <strong>{wordsOf(say.language).toWin({ chance: win })}</strong>
    </p>
  );
}

/** Whom to lead, each with both skills. */
function Leaders({ at }: { at: AtKarak2<'hero'> }) {
  const { ask, view, say } = at;
  return (
    <div className={styles.deeds} data-wide="">
      {at.answers.map((answer) => (
        <Deed
          key={answer.hero}
          at={at}
          word="hero"
          icon={<HeroPortrait hero={answer.hero} seat={at.seats[ask.seat]?.look ?? ask.seat} size={44} />}
          title={say.answer(answer, ask, view, at.names)}
          detail={SKILLS[answer.hero].map((skill) => say.name(skill)).join(', ')}
          why={null}
          answers={[answer]}
          onClick={() => at.answer(answer)}
        />
      ))}
    </div>
  );
}

/** The hero die that decides who chooses first, and who begins. */
function FirstRoll({ at }: { at: AtKarak2 }) {
  const { event } = at;
  if (event?.kind !== 'first-roll' && event?.kind !== 'choice-roll') return null;
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
function Lay({ at }: { at: AtKarak2<'lay'> }) {
  const { turn, lay, ways, way } = useMind();
  const words = wordsOf(at.say.language);
  const answer = { turn: ways[way] };
  return (
    <TurnOrLay
      words={words}
      lies={at.say.answer(answer, at.ask, at.view, at.names)}
      turns={ways.length > 1}
      answer={answer}
      onTurn={() => turn(1)}
      onLay={lay}
    />
  );
}

/** Resources and units to return: a picture and a word each. */
function Plain({ at }: { at: AtKarak2<'goods' | 'disband'> }) {
  return (
    <ChoiceRow>
      <AnswerButtons ask={at.ask} answers={at.answers} icon={icon} />
    </ChoiceRow>
  );

  function icon(answer: Karak2Answers['goods' | 'disband']): ReactNode {
    if ('good' in answer) return <GoodPicture good={answer.good} size={30} />;
    return <UnitDie kind={answer.disband} size={30} />;
  }
}
