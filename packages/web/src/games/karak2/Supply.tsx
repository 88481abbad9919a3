import { tilesLeft } from '@undercroft/karak2';
import { BagPicture } from '../../art/karak/Pieces.tsx';
import { HexBack } from '../../art/karak2/Board.tsx';
import { useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** What is still to come: tiles on the stack, armies in the bag. */
export function Supply() {
  const words = wordsOf(useTable().say.language);
  const { level, stack, bag } = useSeen(({ view }) => ({
    level: view.first.length > 0 ? (1 as const) : (2 as const),
    stack: tilesLeft(view),
    bag: view.bag.length,
  }));
  return (
    <>
      <li data-place="stack">
        <svg viewBox="-64 -64 128 128" width="32" height="32" role="img" aria-label={words.stack}>
          <HexBack level={level} />
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
