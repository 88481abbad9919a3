import { type Karak2Answers, powersIn, printed } from '@undercroft/karak2';
import type { ReactNode } from 'react';
import { HeroPortrait } from '../../art/Hero.tsx';
import { FightDie, UnitDie } from '../../art/karak2/Dice.tsx';
import { GoodPicture } from '../../art/karak2/goods.tsx';
import { percent } from '../../kit/language/percent.ts';
import { TurnOrLay } from '../../table/board/TurningTile.tsx';
import { AnswerButtons, ChoiceRow } from '../../table/question/AnswerButtons.tsx';
import { useSeen as useAnySeen } from '../../table/seen/useSeen.ts';
import { Acts } from './Acts.tsx';
import styles from './Choices.module.css';
import { chanceAt } from './chances.ts';
import { Choosing } from './Deed.tsx';
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
  Ways,
  Works,
} from './later.ts';
import { useMind, usePointed } from './mind.tsx';
import { Pockets } from './Pockets.tsx';
import { foesAt } from './passing.ts';
import { type OfQuestion, useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** What is answered by a button: everything that is not a hex on the board. */
export function Choices() {
  const standing = useSeen((at) => at.standing);
  return (
    <>
      <FirstRoll />
      <Answers />
      {standing.length > 0 && <Pockets answers={standing} />}
    </>
  );
}

function Answers() {
  const { language } = useTable().say;
  const question = useSeen((at) => at.question);
  const isTold = useAnySeen(({ info }) => info.told === true);
  if (question.answers.length === 0) return null;
  switch (question.kind) {
    case 'act':
      return (
        <>
          <Acts question={question} />
          <Ahead question={question} />
        </>
      );
    case 'lay':
      return isTold ? <Ways question={question} /> : <Lay question={question} />;
    case 'spot':
      return (
        <ChoiceRow>
          <TilePicture tile={question.ask.tile} />
          <span>{wordsOf(language).where.spot}</span>
        </ChoiceRow>
      );
    case 'scout':
      return <Scout question={question} />;
    case 'fate':
      return <Fate question={question} />;
    case 'muster':
      return <Muster question={question} />;
    case 'fight':
      return <FightChoices question={question} />;
    case 'protect':
      return <Protect question={question} />;
    case 'plague':
      return <Victims question={question} />;
    case 'keep':
      return <Keep question={question} />;
    case 'build':
      return (
        <>
          <Works question={question} />
          <Done />
        </>
      );
    case 'recruit':
      return (
        <>
          <Recruits question={question} />
          <Done />
        </>
      );
    case 'pickup':
      return (
        <>
          <Takes question={question} />
          <Done />
        </>
      );
    case 'hero':
      return <Leaders question={question} />;
    case 'goods':
    case 'disband':
      return <Plain question={question} />;
    case null:
      return null;
  }
}

/** The fight one is thinking about: below what can be pressed, so that pointing at it moves nothing. */
function Ahead({ question: { ask } }: OfQuestion<'act'>) {
  const pointed = usePointed();
  const { box, say } = useTable();
  const view = useSeen((at) => at.view);
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
function Leaders({ question: { ask, answers } }: OfQuestion<'hero'>) {
  const { box, say, seats } = useTable();
  const look = seats[ask.seat]?.look ?? ask.seat;
  return (
    <Choosing
      ask={ask}
      answers={answers}
      icon={({ hero }) => <HeroPortrait hero={hero} seat={look} size={44} />}
      detail={({ hero }) =>
        powersIn(box.set, hero)
          .map((skill) => say.called(skill))
          .join(', ')
      }
    />
  );
}

/** The hero die that decides who chooses first, and who begins. */
function FirstRoll() {
  const { swords, skulls } = printed(useTable().box).heroDie;
  const { event, rolling } = useSeen((at) => ({ event: at.event, rolling: at.rolling }));
  if (event?.kind !== 'first-roll' && event?.kind !== 'choice-roll') return null;
  return (
    <FightDie
      key={`${event.seat} ${event.face} ${rolling}`}
      kind="hero"
      swords={swords[event.face]}
      skulls={skulls[event.face]}
      size={64}
      rolled={rolling}
    />
  );
}

/** Turning a new tile. */
function Lay({ question: { ask } }: OfQuestion<'lay'>) {
  const { turn, lay, ways, way } = useMind();
  const { say, names } = useTable();
  const view = useSeen((at) => at.view);
  const answer = { turn: ways[way] };
  return (
    <TurnOrLay
      words={wordsOf(say.language)}
      lies={say.answer(answer, ask, view, names)}
      turns={ways.length > 1}
      answer={answer}
      onTurn={() => turn(1)}
      onLay={lay}
    />
  );
}

/** Resources and units to return: a picture and a word each. */
function Plain({ question }: OfQuestion<'goods' | 'disband'>) {
  return (
    <ChoiceRow>
      <AnswerButtons ask={question.ask} answers={question.answers} icon={icon} />
    </ChoiceRow>
  );

  function icon(answer: Karak2Answers['goods' | 'disband']): ReactNode {
    if ('good' in answer) return <GoodPicture good={answer.good} size={30} />;
    return <UnitDie kind={answer.disband} size={30} />;
  }
}
