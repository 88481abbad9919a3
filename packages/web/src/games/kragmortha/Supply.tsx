import { CardBack, MoveCard, TokenPicture, TomePicture } from '../../art/kragmortha/Card.tsx';
import type { LibrarySign } from '../../art/kragmortha/signs.tsx';
import styles from './Board.module.css';
import { nameOf } from './names.ts';
import { useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** What is still to come: tomes on the desk, tokens face down, cards in the deck. */
export function Supply() {
  const at = useTable();
  const { tomeDeck, tokens, deckSize, discards } = useSeen(({ view }) => ({
    tomeDeck: view.tomeDeck,
    tokens: view.tokens,
    deckSize: view.deckSize,
    discards: view.discards,
  }));
  const top = at.box.set.cards.find(({ id }) => id === discards.at(-1));
  const words = wordsOf(at.say.language);
  return (
    <dl className={styles.supply} data-region="supply">
      <div>
        <dt>
          <span role="img" aria-label={words.tomesLeft}>
            <TomePicture symbols={0} size={30} />
          </span>
        </dt>
        <dd data-testid="tomes-left" data-counts="tomes">
          {tomeDeck.length}
        </dd>
      </div>
      <div>
        <dt data-place="tokens">
          <span role="img" aria-label={words.tokensLeft}>
            <TokenPicture token={null} size={28} />
          </span>
        </dt>
        <dd data-counts="tokens">{tokens.length}</dd>
      </div>
      <div>
        <dt data-place="deck">
          <span role="img" aria-label={words.cardsLeft}>
            <CardBack width={20} />
          </span>
        </dt>
        <dd data-counts="cards">{deckSize}</dd>
      </div>
      <div className={styles.discard}>
        <dt data-place="discard">
          <span role="img" aria-label={words.discard}>
            {top === undefined ? (
              <span className={styles.none} />
            ) : (
              <MoveCard
                key={discards.length}
                moves={top.moves}
                symbols={top.symbols as [LibrarySign, LibrarySign]}
                width={52}
              />
            )}
          </span>
        </dt>
        <dd className={styles.spoken}>
          {top === undefined ? 0 : top.symbols.map((symbol) => nameOf(at, symbol)).join(', ')}
        </dd>
      </div>
    </dl>
  );
}
