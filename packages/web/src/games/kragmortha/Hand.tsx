import { NAMES } from '@undercroft/kragmortha';
import { type ComponentProps, useEffect, useState } from 'react';
import { CardBack } from '../../art/kragmortha/Card.tsx';
import { ForwardIcon } from '../../controls/icons.tsx';
import { SMALL, useMedia } from '../../kit/media.ts';
import { useDrag } from '../../table/board/drag.ts';
import { gives } from '../../table/game/gives.ts';
import styles from './Hand.module.css';
import { MoveOf, moveName } from './MoveOf.tsx';
import { useMind } from './mind.tsx';
import { Act, ActPiece } from './press.tsx';
import { useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** Questions for which one wants to see one's cards. */
const NEEDED: readonly string[] = ['place', 'card', 'onward'];

/** Looks that shuffle one's cards do so this often. */
const RESTLESS = 2600;

/** The movement cards of whoever looks: always in sight, raised when they can be played. */
export function Hand() {
  const at = useTable();
  const { viewer, say } = at;
  const { question, hand, over } = useSeen(({ question, view }) => ({
    question,
    hand: viewer === null ? undefined : view.hands[viewer],
    over: view.end !== null,
  }));
  const { ask, answers } = question;
  const { handicaps, card, looked, pick, look, waiting, tome, manners } = useMind();
  const words = wordsOf(say.language);
  const narrow = useMedia(SMALL);
  const order = useOrder(hand?.length ?? 0, handicaps.has('hand-reshuffled'));
  const [only, setOnly] = useState(0);
  // Of equal cards only the one that was touched is raised.
  const [touched, setTouched] = useState(0);
  if (hand === undefined || hand.length === 0 || over) return null;
  // Asked about something else, one needs the room for that.
  if (tome !== null || (answers.length > 0 && ask !== null && !NEEDED.includes(ask.kind))) return null;

  const playing = ask?.kind === 'card' && answers.length > 0 && manners === null;
  const leads = new Set(
    question.kind === 'card'
      ? question.answers.flatMap((answer) =>
          typeof answer === 'object' && 'play' in answer ? [answer.play] : [],
        )
      : [],
  );
  const cards = order.map((index) => ({ index, id: hand[index] })).filter(({ id }) => id !== undefined);
  const single = handicaps.has('one-card-shown') && cards.length > 1;
  const shown = single ? [cards[only % cards.length]] : cards;
  const faceDown = handicaps.has('hand-face-down');
  const small = handicaps.figure('small-targets', 'percent', 100) / 100;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is built anew, with all its cards, whenever one of them changes
    <div
      role="group"
      aria-label={words.hand}
      className={styles.hand}
      data-region="hand"
      data-grey={handicaps.has('cards-without-colours') || undefined}
    >
      {shown.map(({ index, id }, nth) => {
        const row = at.box.set.cards.find((known) => known.id === id);
        if (row === undefined) return null;
        const hidden = faceDown && card !== id && looked !== id;
        const name = moveName(at, id);
        const can =
          playing && leads.has(id) && (waiting === null || waiting.ways.some((way) => way.card === id));
        return (
          <InHand
            key={index}
            id={id}
            can={can}
            className={styles.card}
            style={{ '--nth': nth } as React.CSSProperties}
            aria-label={hidden ? words.hidden : name}
            aria-pressed={card === id && touched === index}
            data-word="card"
            {...gives(...(waiting?.ways.find((way) => way.card === id)?.path ?? [undefined]))}
            data-can={can || undefined}
            data-picked={(card === id && touched === index) || undefined}
            onAct={() => {
              const again = card === id && touched === index;
              setTouched(index);
              if (can) pick(again ? null : id);
              else if (playing && leads.size > 0) at.refuse(words.noStep, 'M-18');
              else look(looked === id ? null : id);
            }}
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse') look(id);
            }}
            onPointerOut={() => look(null)}
            onFocus={() => look(id)}
            onBlur={() => look(null)}
          >
            {hidden ? (
              <CardBack width={(narrow ? 62 : 74) * small} />
            ) : (
              <MoveOf set={at.box.set} card={id} width={(narrow ? 62 : 74) * small} />
            )}
          </InHand>
        );
      })}
      {single && (
        <Act look="brass" icon={<ForwardIcon />} data-word="next-card" onAct={() => setOnly(only + 1)}>
          {words.nextCard}
        </Act>
      )}
    </div>
  );
}

interface InHandProps extends ComponentProps<typeof ActPiece> {
  readonly id: string;
  readonly can: boolean;
}

/** A card that is tapped, or dragged onto the square it leads to; a look that makes pressing hard makes dragging, too. */
function InHand({ id, can, ...rest }: InHandProps) {
  const { handicaps, play } = useMind();
  const slow = handicaps.has('press-and-hold') || handicaps.has('press-again');
  const drag = useDrag((over) => {
    const square = over.map((place) => place.closest<SVGElement>('[data-square]')).find(Boolean);
    if (square) play(id, NAMES.indexOf(square.dataset.square ?? ''));
  }, can && !slow);
  return <ActPiece {...rest} {...drag} />;
}

/** The order in which cards lie; a restless hand changes it all the time. */
function useOrder(count: number, restless: boolean): readonly number[] {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!restless) return;
    const timer = setInterval(() => setTurn((now) => now + 1), RESTLESS);
    return () => clearInterval(timer);
  }, [restless]);
  const plain = Array.from({ length: count }, (_, index) => index);
  if (!restless || count < 2) return plain;
  return plain.map((index) => (index * (turn % 2 === 0 ? 1 : count - 1) + turn) % count);
}
