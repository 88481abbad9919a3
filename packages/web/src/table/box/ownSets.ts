import type { Variant } from '@undercroft/kernel';
import { isExpansion, type ReadSet } from '@undercroft/sets/workshop';
import { del, entries, get, set } from 'idb-keyval';
import { dated } from '../../kit/language/dated.ts';
import { shelf } from '../../kit/shelf.ts';
import type { Bench } from './bench.ts';

/** A set of somebody's own, as this browser keeps it. */
export interface KeptSet extends Bench {
  /** What the file says, once the game takes it; null while something is wrong with it. */
  readonly data: (object & { readonly variant?: Variant }) | null;
  /** Of an expansion what it says alone; `data` is the box with it. */
  readonly adds?: object | null;
  readonly changedAt: number;
}

/** A set that a table may play with: what its file says, with what is said about it. */
export type OwnSetData = NonNullable<KeptSet['data']>;

/** What lies on a bench, to be kept. */
export const asKept = (bench: Bench, { data, whole, mistakes }: ReadSet): KeptSet => ({
  ...bench,
  data: mistakes.length === 0 ? whole : null,
  adds: isExpansion(data) ? data : null,
  changedAt: Date.now(),
});

const store = shelf('undercroft-workshop', 'sets');

export const keepSet = (kept: KeptSet): Promise<void> => set(kept.id, kept, store);

export const keptSet = (id: string): Promise<KeptSet | undefined> => get<KeptSet>(id, store);

export const forgetSet = (id: string): Promise<void> => del(id, store);

/** Every set of one's own for a game, the newest first. */
export async function keptSets(game: string): Promise<KeptSet[]> {
  const all = await entries<string, KeptSet>(store);
  return all
    .map(([, kept]) => kept)
    .filter((kept) => kept.game === game)
    .sort((a, b) => b.changedAt - a.changedAt);
}

/** Those a table can be played with: none where the browser keeps nothing. */
export const playableSets = (game: string): Promise<readonly KeptSet[]> =>
  keptSets(game).then(
    (kept) => kept.filter(({ data }) => data !== null),
    () => [],
  );

/** What a set of one's own is called; one that has no name is told by when it was changed. */
export const setTitle = (
  { data, changedAt }: Pick<KeptSet, 'data' | 'changedAt'>,
  language: string,
): string => data?.variant?.name || dated(language, changedAt);
