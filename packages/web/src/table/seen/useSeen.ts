import type { GameTypes } from '@undercroft/kernel';
import { createContext, use } from 'react';
import { useSelected } from '../../kit/store.ts';
import type { AtTable, Settled } from '../game/screen.ts';
import type { Seen, TableStore } from './tableStore.ts';

/** The table that is shown: whoever shows one puts it here, and everything inside reads it. */
export const TableContext = createContext<TableStore | null>(null);

/** The table itself. It is never another one, so who only needs it to do something draws nothing again. */
export function useShown(): TableStore {
  const table = use(TableContext);
  if (table === null) throw new Error('only at a table');
  return table;
}

/** Reads from the table what a part shows; the part draws again only when that changes. */
export const useSeen = <R>(select: (seen: Seen) => R): R => useSelected(useShown().seen, select);

/** Whether whoever is asked may take hints. */
export const useCoached = (): boolean => useSeen(({ coached }) => coached);

/** Reads what stands still: the box, who sits there and what they are called, words, and how to answer. */
export const useTable = (): Settled => useSeen(settledIn);

const settledIn = ({ box, viewer, seats, names, say, m, answer, refuse, openRule }: Seen): Settled => ({
  box,
  viewer,
  seats,
  names,
  say,
  m,
  answer,
  refuse,
  openRule,
});

/** The same for the parts of one game, which know what their table is made of. */
interface GameSeen<T extends GameTypes> {
  useSeen<R>(select: (at: AtTable<T>) => R): R;
  useTable(): Settled<T>;
  /** How the table stands when something is pressed: for what is not drawn. */
  useNow(): () => AtTable<T>;
}

/** How a game's parts read their table. */
export const seenAt = <T extends GameTypes>(): GameSeen<T> =>
  ({ useSeen, useTable, useNow }) as unknown as GameSeen<T>;

const useNow = (): (() => Seen) => {
  const { seen } = useShown();
  return () => seen.value;
};
