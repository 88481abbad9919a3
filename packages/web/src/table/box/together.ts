import type { Game } from '@undercroft/kernel';
import { checkSetFile } from '@undercroft/kernel';
import { type Against, builtIn, doubtsOf, expanded, mistakesOf } from '@undercroft/sets/workshop';
import { type KeptSet, type OwnSetData, setTitle } from './ownSets.ts';

/** What a table is laid with: the box, a set or expansions, put together. */
export interface Together {
  /** Null is the box as it is, or what cannot be put together. */
  readonly data: OwnSetData | null;
  readonly mistakes: readonly Against[];
  /** Why no game with it would end; it can be played all the same. */
  readonly doubts: readonly Against[];
}

export const ONLY_BOX: Together = { data: null, mistakes: [], doubts: [] };

/** Sets of one's own as one set: at most one whole one, and expansions. */
export function putTogether(game: Game, kept: readonly KeptSet[], language: string): Together {
  const [whole] = kept.filter(({ adds }) => !adds);
  const expansions = kept.flatMap((one) =>
    one.adds ? [{ name: setTitle(one, language), data: one.adds }] : [],
  );
  const laid = (data: OwnSetData | null): Together => ({
    data,
    mistakes: [],
    doubts: data === null ? [] : doubtsOf(game, data),
  });
  if (expansions.length === 0) return laid(whole?.data ?? null);
  let data: OwnSetData | null = null;
  const mistakes = mistakesOf(() => {
    const both = expanded(game, whole?.data ?? builtIn(game), expansions);
    checkSetFile(game, both);
    data = both;
  });
  return mistakes.length === 0 ? laid(data) : { data: null, mistakes, doubts: [] };
}
