import type { Curse, Goblin, GoblinAnswers, Card as GoblinCard } from '@undercroft/goblin';
import type { AskOf, Seat } from '@undercroft/kernel';
import { memo } from 'react';
import { useDrag } from '../../table/board/drag.ts';
import { gives } from '../../table/game/gives.ts';
import { Card } from './Card.tsx';
import { Chance, useChanceText } from './Chance.tsx';
import { type AtGoblin, cardOf } from './cards.ts';
import styles from './Hand.module.css';
import { useOdds } from './mind.tsx';
import { useSeen, useTable } from './seen.ts';
import { cardLabel, listOf, wordsOf } from './words/index.ts';

/** The viewer's own hand. What can be used is raised; what cannot says why. */
export function Hand({ seat }: { readonly seat: Seat }) {
  const { box, say } = useTable();
  const hand = useSeen(({ view }) => view.hands[seat]);
  const words = wordsOf(say.language);
  return (
    <ul className={styles.hand} aria-label={words.hand} data-place="hand" data-region="hand">
      {hand.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two equal cards differ in nothing else
        <li key={`${cardOf(box, card).name} ${index}`}>
          <InHand card={cardOf(box, card)} />
        </li>
      ))}
    </ul>
  );
}

/** What a tap on the card does, if anything. */
type Use =
  | { readonly word: 'play'; readonly ask: AskOf<Goblin, 'fight'>; readonly answer: GoblinAnswers['fight'] }
  | {
      readonly word: 'discard';
      readonly ask: AskOf<Goblin, 'discard'>;
      readonly answer: GoblinAnswers['discard'];
    };

function usedFor(at: AtGoblin, { name }: GoblinCard): Use | null {
  if (at.kind === 'fight') {
    const answer = at.answers.find(
      (one) => one !== 'stop' && 'play' in one && !('defy' in one) && one.play === name,
    );
    return answer === undefined ? null : { word: 'play', ask: at.ask, answer };
  }
  if (at.kind !== 'discard') return null;
  const answer = at.answers.find((one) => 'discard' in one && one.discard === name);
  return answer === undefined ? null : { word: 'discard', ask: at.ask, answer };
}

const UNCURSED: readonly Curse[] = [];

const InHand = memo(function InHand({ card }: { readonly card: GoblinCard }) {
  const { say, answer, refuse } = useTable();
  const words = wordsOf(say.language);
  const use = useSeen((at) => usedFor(at, card));
  const drag = useDrag((over) => {
    if (use !== null && over.some((place) => place.closest('[data-drop]') !== null)) answer(use.answer);
  }, use !== null);
  const curses = useSeen(({ view }) => view.stands?.curses ?? UNCURSED);
  const why = useSeen((at) =>
    at.ask !== null && at.answers.length > 0 && usedFor(at, card) === null ? refusal(at, card) : null,
  );
  const odds = useOdds(use?.answer);
  const chanceText = useChanceText();
  const { power, does } = useSeen((at) => ({
    power: use?.word === 'play' && byPower(at, card),
    does: use === null ? null : say.answer(use.answer, use.ask, at.view, at.names),
  }));
  const label = cardLabel({ say }, card, curses);
  const note = why?.[2] ?? (power ? words.byPower : undefined);
  return (
    <button
      type="button"
      className={styles.card}
      data-open={use !== null || undefined}
      data-shut={(why !== null && why[2] !== undefined) || undefined}
      data-word={use?.word}
      {...gives(use?.answer)}
      aria-label={[does === null ? label : `${does}. ${label}`, note, chanceText(odds)]
        .filter(Boolean)
        .join('. ')}
      onClick={() => {
        if (use !== null) answer(use.answer);
        else if (why !== null) refuse(why[0], why[1]);
      }}
      {...drag}
    >
      <Card say={say} card={card} curses={curses} note={note} />
      {odds !== null && (
        <span className={styles.win}>
          <Chance odds={odds} />
        </span>
      )}
    </button>
  );
});

/** Why a card cannot be used now: in full, the rule, and in a word for the card itself. */
function refusal(at: AtGoblin, card: GoblinCard): [text: string, rule: string, note?: string] {
  const { ask, view, box, say } = at;
  const words = wordsOf(say.language);
  if (ask?.kind === 'shop') return [words.price, 'G-53'];
  const { fight } = view;
  if (ask?.kind !== 'fight' || fight === null || card.action === null) return [words.chooseFirst, 'G-12'];
  const { colour } = card.action;
  if (view.stands?.curses.includes(colour))
    return [words.colourCursed({ colour: say.name(colour) }), 'G-44', words.cursed];
  const last = cardOf(box, fight.chain[fight.chain.length - 1]);
  return [
    words.cannotFollow({ card: say.called(last.name), colours: listOf(at, last.action?.next ?? []) }),
    'G-28',
    words.notAfter,
  ];
}

/** Whether it takes the hero's power to play the card. */
function byPower({ view, box }: AtGoblin, { action }: GoblinCard): boolean {
  const { fight } = view;
  if (fight === null || action === null) return false;
  if (view.stands?.curses.includes(action.colour)) return true;
  const last = fight.chain.at(-1);
  return last !== undefined && !cardOf(box, last).action?.next.includes(action.colour);
}
