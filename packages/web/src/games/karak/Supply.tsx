import { BagPicture, TileBack } from '../../art/karak/Pieces.tsx';
import { useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** What is still to come: tiles on the stack, tokens in the bag. */
export function Supply() {
  const words = wordsOf(useTable().say.language);
  const { stack, bag } = useSeen(({ view }) => ({ stack: view.stack.length, bag: view.bag.length }));
  return (
    <>
      <li data-place="stack">
        <svg viewBox="0 0 100 100" width="30" height="30" role="img" aria-label={words.stack}>
          <TileBack />
        </svg>
        <span data-counts="stack">{stack}</span>
      </li>
      <li data-place="bag">
        <span role="img" aria-label={words.bag}>
          <BagPicture size={32} />
        </span>
        <span data-counts="bag">{bag}</span>
      </li>
    </>
  );
}
