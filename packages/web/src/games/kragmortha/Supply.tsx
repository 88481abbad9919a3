import { CardBack, TokenPicture, TomePicture } from '../../art/kragmortha/Card.tsx';
import styles from './Board.module.css';
import type { AtKragmortha } from './mind.tsx';
import { wordsOf } from './words/index.ts';

/** What is still to come: tomes on the desk, tokens face down, cards in the deck. */
export function Supply({ at }: { at: AtKragmortha }) {
  const { tomes, tokens, deck } = at.view;
  const words = wordsOf(at.say.language);
  return (
    <dl className={styles.supply}>
      <div>
        <dt>
          <span role="img" aria-label={words.tomesLeft}>
            <TomePicture symbols={0} size={30} />
          </span>
        </dt>
        <dd data-testid="tomes-left">{tomes.deck}</dd>
      </div>
      <div>
        <dt data-place="tokens">
          <span role="img" aria-label={words.tokensLeft}>
            <TokenPicture token={null} size={28} />
          </span>
        </dt>
        <dd>{tokens.down}</dd>
      </div>
      <div>
        <dt data-place="deck">
          <span role="img" aria-label={words.cardsLeft}>
            <CardBack width={20} />
          </span>
        </dt>
        <dd>{deck}</dd>
      </div>
    </dl>
  );
}
