import * as v from 'valibot';

/** The schema library, so that a game's code needs nothing else. */
export { v };

/** Where a figure comes from: the rulebook, print by public report or on one's own card, one hint, made here, made by you. */
export const SOURCES = ['rulebook', 'public', 'hint', 'ours', 'mine'] as const;
export type Source = (typeof SOURCES)[number];
export const source = v.picklist(SOURCES);

/** A text that names a thing of the same set, in one of these sections, or one of these words. */
export const namedIn = (sections: readonly string[], also: readonly string[] = []) =>
  v.pipe(v.string(), v.maxLength(40), v.metadata({ sections, also }));

/** A list that is counted before its items are read: looking for every fault in a huge one would take seconds. */
export const listOf = <S extends v.GenericSchema>(item: S, most: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(most, `expected at most ${most}`), v.array(item));

/** Things by name, counted before they are read. */
export const namedOf = <K extends v.GenericSchema<string, string>, S extends v.GenericSchema>(
  name: K,
  item: S,
  most: number,
) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.maxEntries(most, `expected at most ${most}`),
    v.record(name, item),
  );

/** The same for words that are there or not: none of them twice. */
export const eachOnce = <S extends v.GenericSchema>(item: S, most: number) =>
  v.pipe(
    listOf(item, most),
    v.checkItems(
      (one, at, all) => all.indexOf(one) === at,
      ({ input }) => `"${input}" is there twice`,
    ),
    v.metadata({ once: true }),
  );
