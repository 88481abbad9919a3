import type { Seat } from '@undercroft/kernel';
import { type ReactNode, useState } from 'react';
import { CardBack } from '../../art/goblin/Things.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { Card } from './Card.tsx';
import { type AtGoblin, cardOf } from './cards.ts';
import styles from './Piles.module.css';
import { cardLabel, wordsOf } from './words/index.ts';

interface PileProps {
  readonly at: AtGoblin;
  readonly title: string;
  readonly about?: string;
  readonly count: number;
  readonly cards: readonly number[];
  readonly place?: string;
  /** Whose pile of what it is. */
  readonly region: string;
  readonly children: ReactNode;
}

/** A pile that can be looked through. */
function Pile({ at, title, about, count, cards, place, region, children }: PileProps) {
  const [open, setOpen] = useState(false);
  const words = wordsOf(at.say.language);
  return (
    <>
      <button
        type="button"
        className={styles.pile}
        aria-label={`${title}: ${words.cards({ count })}`}
        data-place={place}
        data-region={region}
        onClick={() => setOpen(true)}
      >
        <span className={styles.picture}>{children}</span>
        <span className={styles.caption}>
          {title} <b data-counts="cards">{count}</b>
        </span>
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={cards.length === 0 ? words.pileEmpty : about}
        closeLabel={at.m.close}
        wide
      >
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card} aria-label={cardLabel(at, cardOf(at.box, card))}>
              <Card at={at} card={cardOf(at.box, card)} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

/** What lies in a deck as far as one may know: one's own without the hand, others' together with it. */
export function DeckPile({ at, seat }: { at: AtGoblin; seat: Seat }) {
  const { view, viewer, say } = at;
  const words = wordsOf(say.language);
  const own = seat === viewer;
  const cards = own
    ? [...view.unseen[seat], ...view.decks[seat].filter((card) => card >= 0)].sort((a, b) => a - b)
    : view.unseen[seat];
  return (
    <Pile
      at={at}
      title={own ? words.deck : words.held}
      about={own ? words.deckAbout : words.heldAbout}
      count={own ? view.deckSizes[seat] : view.deckSizes[seat] + view.handSizes[seat]}
      cards={cards}
      region={`deck ${seat}`}
      {...(own && { place: 'deck' })}
    >
      <CardBack />
    </Pile>
  );
}

/** A discard pile: open to all. */
export function DiscardPile({ at, seat }: { at: AtGoblin; seat: Seat }) {
  const { view, box, say } = at;
  const words = wordsOf(say.language);
  const cards = view.discards[seat];
  const top = cards.at(-1);
  return (
    <Pile
      at={at}
      title={words.discard}
      count={cards.length}
      cards={cards.toReversed()}
      region={`discards ${seat}`}
    >
      {top === undefined ? (
        <span className={styles.none} />
      ) : (
        <span className={styles.small}>
          <Card at={at} card={cardOf(box, top)} />
        </span>
      )}
    </Pile>
  );
}
