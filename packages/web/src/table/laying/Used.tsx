import type { ReactNode } from 'react';
import { SaidThing } from '../luck/SaidThing.tsx';
import styles from './Bench.module.css';
import { Kept } from './Kept.tsx';

interface UsedProps<P extends string> {
  readonly words: {
    readonly used: string;
    readonly usedHint: string;
    oneUsed(of: { readonly item: string }): string;
    notUsed(of: { readonly item: string }): string;
  };
  readonly called: (piece: P) => string;
  readonly picture: (piece: P, size: number) => ReactNode;
  /** All that can be used up, and whether one more of it can be somewhere. */
  readonly all: readonly P[];
  readonly isLeft: (piece: P) => boolean;
  readonly used: readonly P[];
  readonly onUse: (piece: P) => void;
  readonly onUnuse: (piece: P) => void;
}

/** What is used up and lies in the box: a tap for each, and another takes it back. */
export function Used<P extends string>({ words, called, picture, all, used, ...props }: UsedProps<P>) {
  return (
    <section className={styles.part} aria-label={words.used}>
      <h2>{words.used}</h2>
      <p>{words.usedHint}</p>
      <div className={styles.things}>
        {all.map((piece) => (
          <SaidThing
            key={piece}
            label={words.oneUsed({ item: called(piece) })}
            picture={picture(piece, 40)}
            count={used.filter((one) => one === piece).length}
            disabled={!props.isLeft(piece)}
            onSaid={() => props.onUse(piece)}
          />
        ))}
      </div>
      <Kept
        pieces={used}
        picture={(piece) => picture(piece, 36)}
        label={(piece) => words.notUsed({ item: called(piece) })}
        onTake={props.onUnuse}
      />
    </section>
  );
}
