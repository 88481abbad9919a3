import type { Kragmortha } from '@undercroft/kragmortha';
import type { AtTable } from '../../table/game/screen.ts';
import { seenAt } from '../../table/seen/useSeen.ts';

type Kind = Kragmortha['ask']['kind'];
/** The table, where this is asked. */
export type AtKragmortha<K extends Kind | null = Kind | null> = AtTable<Kragmortha, K>;
/** The table, where anything is asked. */
export type AskedKragmortha = AtKragmortha<Kind>;

export const { useSeen, useTable, useNow } = seenAt<Kragmortha>();

/** The table while whoever looks is asked something: what is drawn for that is drawn at no other time. */
export const useAsked = (): AskedKragmortha | null =>
  useSeen((at) => (at.kind !== null && at.answers.length > 0 ? at : null));
