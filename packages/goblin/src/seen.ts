import type { Box, Still } from '@undercroft/kernel';
import { blowOf, openColours, strength } from './chain.ts';
import { COUNTS } from './components.ts';
import { drawing } from './deck.ts';
import { foeOf } from './heroes.ts';
import type { Colour, Curse } from './set.ts';
import { type Goblin, type GoblinState, NONE } from './state.ts';

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

export function reckon(box: Box<Goblin>, seen: Still<GoblinState>): GoblinFigures {
  const lying = (cards: readonly number[]): number => cards.filter((card) => card !== NONE).length;
  const row = COUNTS.row.count;
  return {
    stands: fightFigures(box, seen),
    shown: drawing(seen).shown,
    handSizes: seen.hands.map(({ length }) => length),
    deckSizes: seen.decks.map(({ length }) => length),
    caveSizes: seen.caves.map(
      ({ length }, level) =>
        length - lying(seen.rows.slice(level * row, level * row + row)) - lying([seen.tops[level]]),
    ),
    behindSizes: seen.behind.map(
      ({ length }, level) =>
        length - lying([seen.gates[level]]) - seen.boxed.filter((card) => card === -1 - level).length,
    ),
  };
}

function fightFigures(box: Box<Goblin>, seen: Still<GoblinState>): FightFigures | null {
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
