import type { AskOf } from '@undercroft/kernel';
import { type Kragmortha, NAMES, symbolsOf, tablesOf, type UseAnswer } from '@undercroft/kragmortha';
import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { TomePicture } from '../../art/kragmortha/Card.tsx';
import { GoblinPortrait } from '../../art/kragmortha/Figure.tsx';
import { type LibrarySign, LookPicture, SymbolPicture } from '../../art/kragmortha/signs.tsx';
import { BackIcon } from '../../controls/icons.tsx';
import { announcer } from '../../table/ears/announcer.ts';
import { gives, givesOneOf } from '../../table/game/gives.ts';
import { AskedOf } from './AskedOf.tsx';
import { OUT_OF_REACH } from './Board.tsx';
import styles from './Choices.module.css';
import { Hand } from './Hand.tsx';
import { Held } from './Held.tsx';
import { useMind } from './mind.tsx';
import { aboutOf, nameOf, penaltyOf, seatLookOf } from './names.ts';
import { PenaltyText } from './Penalty.tsx';
import { Act, ActPiece } from './press.tsx';
import { type AskedKragmortha, type AtKragmortha, useAsked, useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** What is answered by a button or a card: everything that is not a square. */
export function Choices() {
  const { handicaps, manners } = useMind();
  const asked = useAsked();
  const slowness = `${handicaps.figure('slow-options', 'milliseconds', 0)}ms`;
  const choices = (
    <div
      className={styles.choices}
      style={{ '--slowness': slowness } as React.CSSProperties}
      data-small={handicaps.has('small-targets') || undefined}
    >
      {HAND}
      {manners === null && <AskedOf />}
      {asked !== null && <Answers asked={asked} />}
    </div>
  );
  const top = handicaps.has('controls-at-top') ? document.getElementById(OUT_OF_REACH) : null;
  return top === null ? choices : createPortal(<div className={styles.hung}>{choices}</div>, top);
}

/** Made once: drawn when it changes, not with every question. */
const HAND = (
  <>
    <Hand />
    <Held />
  </>
);

function Answers({ asked: at }: { readonly asked: AskedKragmortha }) {
  const { ask } = at;
  const { manners, behave, tome, handicaps } = useMind();
  const words = wordsOf(at.say.language);
  if (manners !== null) {
    return (
      <div className={styles.row}>
        <span className={styles.hint}>{manners === 'hail' ? words.hailWhy : words.bowWhy}</span>
        <Act look="ember" large data-word={manners} onAct={behave}>
          {manners === 'hail' ? words.hail : words.bow}
        </Act>
      </div>
    );
  }
  if (tome !== null) return <TomeWays asked={at} tome={tome} />;
  const plain = at.answers.filter((answer) => typeof answer === 'string');
  return (
    <>
      <Tomes asked={at} />
      {handicaps.has('press-and-hold') && <span className={styles.hint}>{words.holdHint}</span>}
      {handicaps.has('press-again') && <span className={styles.hint}>{words.againHint}</span>}
      {ask.kind === 'card' && <CardHint />}
      {ask.kind === 'onward' && <Rest />}
      {ask.kind === 'vote' && (
        <div className={styles.trial}>
          <LookPicture of={penaltyOf(at, ask.look).part} size={52} />
          <PenaltyText look={ask.look} />
        </div>
      )}
      <div className={styles.row}>
        {plain.map((answer) => (
          <Act
            key={answer}
            look={
              PASSES.includes(answer) || (ask.kind === 'vote' && pleadsGuilty(ask, answer))
                ? 'brass'
                : 'ember'
            }
            large={ask.kind === 'vote'}
            data-word={answer}
            {...gives(answer)}
            onAct={() => at.answer(answer)}
          >
            {at.say.answer(answer, ask, at.view, at.names)}
          </Act>
        ))}
      </div>
    </>
  );
}

const PASSES: readonly string[] = ['stop', 'pass'];

/** Whoever is accused gains nothing by it. */
const pleadsGuilty = ({ seat, goblin }: AskOf<Kragmortha, 'vote'>, answer: string): boolean =>
  seat === goblin && answer === 'broken';

/** What to do with one's cards, in a word. */
function CardHint() {
  const { card, waiting } = useMind();
  const { viewer } = useTable();
  const square = waiting?.square ?? null;
  const words = wordsOf(useTable().say.language);
  const text = (() => {
    if (square !== null) return words.whichCard({ square: NAMES[square] });
    return card === null && viewer !== null ? words.pickCard : words.pickSquare;
  })();
  // Whoever listens has pressed a square, and hears that it is not done yet.
  useEffect(() => {
    if (square !== null) announcer.reply(text);
  }, [square, text]);
  return <span className={styles.hint}>{text}</span>;
}

/** The symbols that are left for the second step. */
function Rest() {
  const at = useTable();
  const { walker, left } = useSeen(({ view }) => ({ walker: view.walker, left: view.rest }));
  const rest = symbolsOf(left);
  if (walker === 'none' || rest.length === 0) return null;
  return (
    <span className={styles.rest} role="img" aria-label={rest.map((symbol) => nameOf(at, symbol)).join(', ')}>
      {rest.map((symbol) => (
        <SymbolPicture key={symbol} of={symbol as LibrarySign} size={34} />
      ))}
    </span>
  );
}

function usesOf(at: AskedKragmortha): UseAnswer[] {
  switch (at.kind) {
    case 'card':
    case 'onward':
      return at.answers.filter((answer) => typeof answer === 'object' && 'use' in answer);
    case 'react':
      return at.answers.filter((answer) => answer !== 'pass');
    default:
      return [];
  }
}

/** Tomes that can be used right now; each is opened first, so that one sees what it does. */
function Tomes({ asked: at }: { readonly asked: AskedKragmortha }) {
  const { open } = useMind();
  const uses = usesOf(at);
  const tomes = [...new Set(uses.map(({ use }) => use))];
  const { tomes: known } = tablesOf(at.box.set);
  if (tomes.length === 0) return null;
  return (
    <div className={styles.tomes}>
      {tomes.map((tome) => (
        <ActPiece
          key={tome}
          className={styles.tome}
          data-word="use"
          data-about={tome}
          data-named={at.kind === 'react' || undefined}
          {...givesOneOf(uses.filter(({ use }) => use === tome).map((way) => [way]))}
          aria-label={nameOf(at, tome)}
          onAct={() => (at.kind === 'react' ? at.answer({ use: tome }) : open(tome))}
        >
          <TomePicture symbols={known[tome]?.symbols ?? 0} size={40} />
          <strong>{nameOf(at, tome)}</strong>
        </ActPiece>
      ))}
    </div>
  );
}

/** A tome was opened: whom, or what? Where to is chosen on the board. */
function TomeWays({ asked: at, tome }: { readonly asked: AskedKragmortha; readonly tome: string }) {
  const { ask } = at;
  const { open, targets, waiting } = useMind();
  const words = wordsOf(at.say.language);
  const uses = usesOf(at).filter(({ use }) => use === tome);
  const onBoard = targets.length > 0;
  const ways = onBoard ? uses.filter((way) => waiting?.ways.some(({ path }) => path[0] === way)) : uses;
  return (
    <div className={styles.row}>
      <p className={styles.about}>
        <strong>{nameOf(at, tome)}</strong>
        {aboutOf(at, tome)}
      </p>
      {onBoard && ways.length === 0 && <span className={styles.hint}>{words.pickSquare}</span>}
      {ways.map((way) => (
        <Act
          key={JSON.stringify(way)}
          look="ember"
          data-word="use"
          {...gives(way)}
          icon={pictureOf(at, way)}
          aria-label={at.say.answer(way, ask, at.view, at.names)}
          onAct={() => at.answer(way)}
        >
          {wordOf(at, way) || at.say.answer(way, ask, at.view, at.names)}
        </Act>
      ))}
      <Act look="quiet" icon={<BackIcon />} onAct={() => open(null)}>
        {words.back}
      </Act>
    </div>
  );
}

/** Whom or what a tome is used on, in a word or two. */
function wordOf(at: AtKragmortha, { goblin, look }: UseAnswer): string {
  const seat = at.view.goblins.indexOf(goblin ?? '');
  return [look === undefined ? [] : nameOf(at, look), at.names[seat] ?? []].flat().join(' → ');
}

function pictureOf(at: AtKragmortha, { goblin, look }: UseAnswer): ReactNode {
  const seat = at.view.goblins.indexOf(goblin ?? '');
  return (
    <>
      {look !== undefined && <LookPicture of={penaltyOf(at, look).part} size={30} />}
      {seat >= 0 && <GoblinPortrait seat={seatLookOf(at, seat)} size={32} />}
    </>
  );
}
