import type { ReactNode } from 'react';
import { SaidThing } from '../luck/SaidThing.tsx';
import styles from './Bench.module.css';

interface LeftThereProps<P extends string> {
  readonly words: { readonly lying: string; readonly away: string };
  readonly called: (piece: P) => string;
  readonly picture: (piece: P, size: number) => ReactNode;
  readonly all: readonly P[];
  readonly items: readonly P[];
  readonly onLeave: (piece: P) => void;
  /** Takes the tile away; null where it always lies. */
  readonly onAway: (() => void) | null;
}

/** What was left on a tile, behind a fold: it is rare. */
export function LeftThere<P extends string>({
  words,
  called,
  picture,
  all,
  items,
  ...props
}: LeftThereProps<P>) {
  return (
    <details className={styles.more}>
      <summary>{words.lying}</summary>
      <div className={styles.things}>
        {all.map((piece) => (
          <SaidThing
            key={piece}
            label={called(piece)}
            picture={picture(piece, 36)}
            chosen={items.includes(piece)}
            onSaid={() => props.onLeave(piece)}
          />
        ))}
      </div>
      {props.onAway !== null && (
        <button type="button" className={styles.away} onClick={props.onAway}>
          {words.away}
        </button>
      )}
    </details>
  );
}
