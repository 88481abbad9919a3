import type { ReactNode } from 'react';
import { BagPicture } from './Pieces.tsx';

interface StackAndBagProps {
  readonly words: { readonly stack: string; readonly bag: string };
  /** The topmost tile of the stack, face down. */
  readonly back: ReactNode;
  readonly stack: number;
  readonly bag: number;
}

/** What is still to come: tiles on the stack, and what lies in the bag. */
export const StackAndBag = ({ words, back, stack, bag }: StackAndBagProps) => (
  <>
    <li data-place="stack">
      <span role="img" aria-label={words.stack}>
        {back}
      </span>
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
