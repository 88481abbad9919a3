import type { Seat } from '@undercroft/kernel';
import { countLooks, hasPart, look } from './glares.ts';
import { walkRigor } from './moves.ts';
import { mayPush, shove } from './pushes.ts';
import {
  fieldOf,
  type KragmorthaState,
  type TheBox,
  type TheMoment,
  turnOver,
  type UseAnswer,
} from './state.ts';
import { DIRECTIONS, directionOf, type Tome, tablesOf } from './tables.ts';
import { neighbours } from './teleports.ts';

/** A tome that is used on its owner's turn: in which ways it can be used now, and what it does. */
interface TomeRules {
  ways(box: TheBox, state: KragmorthaState, seat: Seat): Omit<UseAnswer, 'use'>[];
  use(moment: TheMoment, seat: Seat, way: UseAnswer): void;
}

const NOBODY: readonly Seat[] = [];

const rules: Partial<Record<Tome['effect'], TomeRules>> = {
  /** One of your looks goes under the deck. (M-68) */
  pardon: {
    ways: (_box, state, seat) => unique(state.looks[seat]).map((look) => ({ look })),
    use({ state, tell }, seat, { look = '' }) {
      state.looks[seat].splice(state.looks[seat].indexOf(look), 1);
      if (look !== 'blank') state.under.push(look);
      tell?.({ kind: 'pardoned', seat, look });
    },
  },
  /** One of your looks goes to somebody who has no such part yet. (M-69) */
  scapegoat: {
    ways: (box, state, seat) =>
      unique(state.looks[seat]).flatMap((look) =>
        state.goblins
          .filter((_, other) => other !== seat && !hasPart(tablesOf(box.set), state, other, look))
          .map((goblin) => ({ look, goblin })),
      ),
    use(moment, seat, { look = '', goblin = '' }) {
      const { state, tell } = moment;
      const other = state.goblins.indexOf(goblin);
      state.looks[seat].splice(state.looks[seat].indexOf(look), 1);
      state.looks[other].push(look);
      tell?.({ kind: 'blamed', seat, goblin: other, look });
      countLooks(moment, other);
    },
  },
  /** Somebody else draws a look. (M-67) */
  hex: {
    ways: (_box, state, seat) =>
      state.goblins.filter((_, other) => other !== seat).map((goblin) => ({ goblin })),
    use(moment, _seat, { goblin = '' }) {
      look(moment, moment.state.goblins.indexOf(goblin), 'hex');
    },
  },
  /** Push a neighbour without moving. (M-73) */
  gust: {
    ways(box, state, seat) {
      const field = fieldOf(box, state);
      const here = state.at[seat];
      return state.goblins.flatMap((goblin, other) => {
        const there = state.at[other];
        if (!neighbours(field, here, there)) return [];
        // Nobody has moved yet, and nobody can be blown onto the goblin that blows.
        const ways = DIRECTIONS.filter((_, direction) =>
          mayPush(field, state, there, direction, here, NOBODY),
        );
        return ways.map((push) => ({ goblin, push }));
      });
    },
    use(moment, seat, { goblin = '', push = 'north' }) {
      const { state } = moment;
      const other = state.goblins.indexOf(goblin);
      state.chain = [];
      state.cameFrom = state.at[seat];
      state.origin = state.at[other];
      shove(moment, other, directionOf[push]);
    },
  },
  /** Rigor takes a step anywhere, and does not jump. (M-70) */
  lure: {
    ways(box, state) {
      const { next } = fieldOf(box, state);
      return DIRECTIONS.filter((_, direction) => next[state.rigor * 4 + direction] >= 0).map((step) => ({
        step,
      }));
    },
    use(moment, _seat, { step = 'north' }) {
      const { box, state } = moment;
      state.mayJump = false;
      walkRigor(moment, fieldOf(box, state).next[state.rigor * 4 + directionOf[step]]);
    },
  },
  /** A second card this turn. (M-75) */
  haste: {
    ways: (_box, state) => (state.plays === 1 ? [{}] : []),
    use({ state }) {
      state.plays = 2;
    },
  },
};

/** Every use of the tomes of the seat whose turn it is. */
export function tomeUses(box: TheBox, state: KragmorthaState): UseAnswer[] {
  const { seat } = state;
  const tomes = state.tomes[seat];
  if (tomes.length === 0) return [];
  const { tomes: known } = tablesOf(box.set);
  const uses: UseAnswer[] = [];
  for (let i = 0; i < tomes.length; i++) {
    const use = tomes[i];
    if (tomes.indexOf(use) < i) continue;
    const rule = rules[known[use].effect];
    if (rule === undefined) continue;
    for (const way of rule.ways(box, state, seat)) uses.push({ use, ...way });
  }
  return uses;
}

export function mayUseTome(box: TheBox, state: KragmorthaState): boolean {
  return state.tomes[state.seat].length > 0 && tomeUses(box, state).length > 0;
}

/** Turns the tome over, then does what it says. (M-62, M-63) */
export function useTome(moment: TheMoment, seat: Seat, way: UseAnswer): void {
  const { box, state, tell } = moment;
  turnOver(state, seat, way.use);
  tell?.({ kind: 'used', seat, tome: way.use });
  rules[tablesOf(box.set).tomes[way.use].effect]?.use(moment, seat, way);
}

const unique = (names: readonly string[]): string[] => (names.length < 2 ? [...names] : [...new Set(names)]);
