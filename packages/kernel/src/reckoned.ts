import type { Box, GameTypes, StillOf } from './game.ts';

/** Something in a view that is no part of the table: which parts it is made of, and how. Found again when one has changed. */
export interface Reckoning<T extends GameTypes = GameTypes, V = unknown> {
  readonly of: readonly (keyof T['state'])[];
  reckon(box: Box<T>, seen: never): V;
}

/** How everything in a view is found that is no part of the table. */
export type Reckoned<T extends GameTypes> = {
  readonly [F in Exclude<keyof T['view'], keyof T['state']>]: Reckoning<T, T['view'][F]>;
};

/** For one game: what something is not made of, it cannot read. */
export const reckoner =
  <T extends GameTypes>() =>
  <K extends keyof StillOf<T>, V>(
    of: readonly K[],
    reckon: (box: Box<T>, seen: Pick<StillOf<T>, K>) => V,
  ): Reckoning<T, V> => ({ of, reckon });
