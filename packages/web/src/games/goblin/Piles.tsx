import type { Seat } from '@undercroft/kernel';
import { type ReactNode, useState } from 'react';
import { CardBack } from '../../art/goblin/Things.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { Card } from './Card.tsx';
import { cardOf } from './cards.ts';
import styles from './Piles.module.css';
import { useSeen, useTable } from './seen.ts';
import { cardLabel, wordsOf } from './words/index.ts';

interface PileProps {
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
function Pile({ title, about, count, cards, place, region, children }: PileProps) {
  const [open, setOpen] = useState(false);
  const { say, box } = useTable();
  const words = wordsOf(say.language);
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
        wide
      >
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card} aria-label={cardLabel({ say }, cardOf(box, card))}>
              <Card say={say} card={cardOf(box, card)} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

/** What lies in a deck as far as one may know: one's own without the hand, others' together with it. */
export function DeckPile({ seat }: { readonly seat: Seat }) {
  const { viewer, say } = useTable();
  const words = wordsOf(say.language);
  const own = seat === viewer;
  const { unseen, deck, inDeck, inHand } = useSeen(({ view }) => ({
    unseen: view.unseen[seat],
    deck: view.decks[seat],
    inDeck: view.deckSizes[seat],
    inHand: view.handSizes[seat],
  }));
  const cards = own ? [...unseen, ...deck.filter((card) => card >= 0)].sort((a, b) => a - b) : unseen;
  return (
    <Pile
      title={own ? words.deck : words.held}
      about={own ? words.deckAbout : words.heldAbout}
      count={own ? inDeck : inDeck + inHand}
      cards={cards}
      region={`deck ${seat}`}
      {...(own && { place: 'deck' })}
    >
      <CardBack />
    </Pile>
  );
}

/** A discard pile: open to all. */
export function DiscardPile({ seat }: { readonly seat: Seat }) {
  const { box, say } = useTable();
  const words = wordsOf(say.language);
  const cards = useSeen(({ view }) => view.discards[seat]);
  const top = cards.at(-1);
  return (
    <Pile title={words.discard} count={cards.length} cards={cards.toReversed()} region={`discards ${seat}`}>
      {top === undefined ? (
        <span className={styles.none} />
      ) : (
        <span className={styles.small}>
          <Card say={say} card={cardOf(box, top)} />
        </span>
      )}
    </Pile>
  );
}
