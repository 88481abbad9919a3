import type { KragmorthaSet } from '@undercroft/kragmortha';
import { MoveCard } from '../../art/kragmortha/Card.tsx';
import type { LibrarySign } from '../../art/kragmortha/signs.tsx';
import { nameOf } from './names.ts';
import type { AtKragmortha } from './seen.ts';
import { wordsOf } from './words/index.ts';

const rowOf = (set: KragmorthaSet, card: string) => set.cards.find(({ id }) => id === card);

/** A movement card by its name. */
export function MoveOf({
  set,
  card,
  width,
}: {
  readonly set: KragmorthaSet;
  readonly card: string;
  readonly width: number;
}) {
  const row = rowOf(set, card);
  if (row === undefined) return null;
  return <MoveCard moves={row.moves} symbols={row.symbols as [LibrarySign, LibrarySign]} width={width} />;
}

/** What it is called: who moves, onto what. */
export function moveName(at: Pick<AtKragmortha, 'box' | 'say'>, card: string): string {
  const row = rowOf(at.box.set, card);
  const words = wordsOf(at.say.language);
  const [first, second] = (row?.symbols ?? []).map((symbol) => nameOf(at, symbol));
  return words.card({ who: row?.moves === 'rigor' ? words.rigorCard : words.goblinCard, first, second });
}
