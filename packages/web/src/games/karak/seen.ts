import type { Karak } from '@undercroft/karak';
import type { Question } from '@undercroft/kernel';
import type { AtTable } from '../../table/game/screen.ts';
import { seenAt } from '../../table/seen/useSeen.ts';

type Kind = Karak['ask']['kind'];
/** The table, where this is asked. */
export type AtKarak<K extends Kind | null = Kind | null> = AtTable<Karak, K>;
/** A question of this kind, with its answers. */
export interface OfQuestion<K extends Kind> {
  readonly question: Question<Karak, K>;
}

export const { useSeen, useTable, useNow } = seenAt<Karak>();
