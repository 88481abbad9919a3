import { type Box, type Reckoned, reckoner, type Still } from '@undercroft/kernel';
import { blowOf, openColours, strength } from './chain.ts';
import { COUNTS } from './components.ts';
import { drawing } from './deck.ts';
import { foeOf } from './heroes.ts';
import type { Colour, Curse } from './set.ts';
import { type Goblin, type GoblinState, type GoblinTable, NONE } from './state.ts';

/** The fight as it stands now, for anybody at the table. */
export interface FightFigures {
  /** The foe's name, and how many hits it takes. */
  readonly name: string;
  readonly hits: number;
  /** Colours that may be played now. */
  readonly next: readonly Colour[];
  /** Curses that are not lifted. */
  readonly curses: readonly Curse[];
  /** Attack and defence, cards and equipment together. */
  readonly attack: number;
  readonly defence: number;
  /** Hearts the foe would take if the fight ended now. */
  readonly blow: number;
}

/** What can be told from what is seen. */
interface GoblinFigures {
  readonly stands: FightFigures | null;
  /** The Oracle's cards while she chooses, as far as the viewer may see them. */
  readonly shown: readonly number[];
  readonly handSizes: readonly number[];
  readonly deckSizes: readonly number[];
  /** Cards under the open one, level by level: of the monster decks and of the gatekeepers. */
  readonly caveSizes: readonly number[];
  readonly behindSizes: readonly number[];
}

/** What one viewer may know. Foes in rows and on stacks are places in the set's `foes`: their backs are not seen. */
export type GoblinView = Still<GoblinState> & GoblinFigures;

const reckon = reckoner<Goblin>();
type FightSeen = Pick<GoblinTable, 'fight' | 'seat' | 'heroes' | 'hearts' | 'weapons' | 'armours'>;
const sizes = (piles: readonly (readonly number[])[]): number[] => piles.map(({ length }) => length);
const lying = (cards: readonly number[]): number => cards.filter((card) => card !== NONE).length;
const row = COUNTS.row.count;

export const reckoned: Reckoned<Goblin> = {
  stands: reckon(['fight', 'seat', 'heroes', 'hearts', 'weapons', 'armours'], fightFigures),
  shown: reckon(['asks'], (_box, seen) => drawing(seen).shown),
  handSizes: reckon(['hands'], (_box, { hands }) => sizes(hands)),
  deckSizes: reckon(['decks'], (_box, { decks }) => sizes(decks)),
  caveSizes: reckon(['caves', 'rows', 'tops'], (_box, { caves, rows, tops }) =>
    caves.map(
      ({ length }, level) =>
        length - lying(rows.slice(level * row, level * row + row)) - lying([tops[level]]),
    ),
  ),
  behindSizes: reckon(['behind', 'gates', 'boxed'], (_box, { behind, gates, boxed }) =>
    behind.map(
      ({ length }, level) =>
        length - lying([gates[level]]) - boxed.filter((card) => card === -1 - level).length,
    ),
  ),
};

function fightFigures(box: Box<Goblin>, seen: FightSeen): FightFigures | null {
  const { fight, seat } = seen;
  if (fight === null) return null;
  const { name, hits, curses } = foeOf(box, fight);
  return {
    name,
    hits,
    next: openColours(box, seen, fight, seat),
    curses: curses.filter((curse) => curse !== fight.lifted),
    attack: strength(box, seen, fight, seat, 'attack'),
    defence: strength(box, seen, fight, seat, 'defence'),
    blow: blowOf(box, seen, fight),
  };
}
