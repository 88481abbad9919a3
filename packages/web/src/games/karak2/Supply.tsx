import { tilesLeft } from '@undercroft/karak2';
import { StackAndBag } from '../../art/karak/StackAndBag.tsx';
import { HexBack } from '../../art/karak2/Board.tsx';
import { useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** What is still to come: tiles and armies. */
export function Supply() {
  const words = wordsOf(useTable().say.language);
  const left = useSeen(({ view }) => ({ stack: tilesLeft(view), bag: view.bag.length }));
  const level = useSeen(({ view }) => (view.first.length > 0 ? 1 : 2));
  const back = (
    <svg viewBox="-64 -64 128 128" width="32" height="32" aria-hidden="true">
      <HexBack level={level} />
    </svg>
  );
  return <StackAndBag words={words} back={back} {...left} />;
}
