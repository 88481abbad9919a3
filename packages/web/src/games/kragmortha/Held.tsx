import { gives } from '../../table/game/gives.ts';
import styles from './Hand.module.css';
import { MoveOf, moveName } from './MoveOf.tsx';
import { useMind } from './mind.tsx';
import { ActPiece } from './press.tsx';
import { useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** Real cards lie before nobody's eyes here: whoever went to a square says by which, of all that it may have been. (M-85) */
export function Held() {
  const at = useTable();
  const { waiting, pick } = useMind();
  if (at.viewer !== null || waiting === null) return null;
  const cards = waiting.ways.flatMap(({ card, path }) => (card === null ? [] : { card, path }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is built anew, with all its cards, whenever one of them changes
    <div role="group" aria-label={wordsOf(at.say.language).moveCards} className={styles.hand}>
      {cards.map(({ card, path }) => (
        <ActPiece
          key={card}
          className={styles.card}
          aria-label={moveName(at, card)}
          data-word="card"
          {...gives(...path)}
          data-can
          onAct={() => pick(card)}
        >
          <MoveOf set={at.box.set} card={card} width={62} />
        </ActPiece>
      ))}
    </div>
  );
}
