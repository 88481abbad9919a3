import type { FunctionComponent, ReactNode } from 'react';
import { useSeen } from './useSeen.ts';

/** A part that takes the whole table, and is drawn with every change of it. */
export const withAt =
  <P extends { readonly at: unknown }>(Part: (props: P) => ReactNode) =>
  (props?: Omit<P, 'at'>) => {
    const Whole = Part as unknown as FunctionComponent<object>;
    return <Whole {...props} {...{ at: useSeen((seen) => seen) }} />;
  };
