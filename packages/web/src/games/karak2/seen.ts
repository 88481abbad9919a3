import type { Karak2 } from '@undercroft/karak2';
import type { Question } from '@undercroft/kernel';
import type { AtTable } from '../../table/game/screen.ts';
import { seenAt } from '../../table/seen/useSeen.ts';

type Kind = Karak2['ask']['kind'];
/** The table, where this is asked. */
export type AtKarak2<K extends Kind | null = Kind | null> = AtTable<Karak2, K>;
/** What lies there, with the box it came from. */
export type Lying = Pick<AtKarak2, 'box' | 'view'>;
/** A question of this kind, with its answers. */
export interface OfQuestion<K extends Kind> {
  readonly question: Question<Karak2, K>;
}

export const { useSeen, useTable, useNow } = seenAt<Karak2>();
