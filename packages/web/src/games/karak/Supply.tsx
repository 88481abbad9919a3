import { TileBack } from '../../art/karak/Pieces.tsx';
import { StackAndBag } from '../../art/karak/StackAndBag.tsx';
import { useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** What is still to come: tiles and tokens. */
export function Supply() {
  const words = wordsOf(useTable().say.language);
  const left = useSeen(({ view }) => ({ stack: view.stack.length, bag: view.bag.length }));
  const back = (
    <svg viewBox="0 0 100 100" width="30" height="30" aria-hidden="true">
      <TileBack />
    </svg>
  );
  return <StackAndBag words={words} back={back} {...left} />;
}
