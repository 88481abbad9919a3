import {
  type ActAsk,
  type Good,
  type Karak2,
  type Karak2Answer,
  printed,
  type Recruit,
} from '@undercroft/karak2';
import { wordOf } from '@undercroft/kernel';
import type { ReactNode } from 'react';
import { FightDie, UnitDie } from '../../art/karak2/Dice.tsx';
import { GoodPicture } from '../../art/karak2/goods.tsx';
import { Button } from '../../controls/Button.tsx';
import { CheckIcon, TurnIcon } from '../../controls/icons.tsx';
import { Acts } from './Acts.tsx';
import { foesAt } from './after.ts';
import styles from './Choices.module.css';
import { chanceAt } from './chances.ts';
import { Fight, FightChoices, Protect } from './Fight.tsx';
import { Fate, Keep, Scout, TilePicture, Victims } from './Finds.tsx';
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
