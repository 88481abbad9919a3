import { tilesLeft } from '@undercroft/karak2';
import { BagPicture } from '../../art/karak/Pieces.tsx';
import { HexBack } from '../../art/karak2/Board.tsx';
import type { AtKarak2 } from './mind.tsx';
import { wordsOf } from './words/index.ts';

/** What is still to come: tiles on the stack, armies in the bag. */
export function Supply({ at }: { at: AtKarak2 }) {
  const { view } = at;
  const words = wordsOf(at.say.language);
  return (
    <>
      <li data-place="stack">
        <svg viewBox="-64 -64 128 128" width="32" height="32" role="img" aria-label={words.stack}>
          <HexBack level={view.first.length > 0 ? 1 : 2} />
        </svg>
        <span data-counts="stack">{tilesLeft(view)}</span>
      </li>
      <li data-place="bag">
        <span role="img" aria-label={words.bag}>
          <BagPicture size={32} />
        </span>
        <span data-counts="bag">{view.bag.length}</span>
      </li>
    </>
  );
}
