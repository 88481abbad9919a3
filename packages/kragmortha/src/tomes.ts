import { once, type Seat } from '@undercroft/kernel';
import { countLooks, hasPart, look } from './glares.ts';
import { walkRigor } from './moves.ts';
import { mayPush, pushAway } from './pushes.ts';
import {
  fieldOf,
  type KragmorthaMoment,
  type KragmorthaTable,
  type TheBox,
  turnOver,
  type UseAnswer,
} from './state.ts';
import { DIRECTIONS, directionOf, type Tome, tablesOf } from './tables.ts';
import { neighbours } from './teleports.ts';

/** A tome that is used on its owner's turn: in which ways it can be used now, and what it does. */
interface TomeRules {
  ways(box: TheBox, state: KragmorthaTable, seat: Seat): readonly UseAnswer[];
  use(moment: KragmorthaMoment, seat: Seat, way: UseAnswer): void;
}

const NOBODY: readonly Seat[] = [];

/** The rules of a tome by its effect. Its answers are made once, since they are listed a million times. */
const RULES: Partial<Record<Tome['effect'], (use: string) => TomeRules>> = {
  /** One of your looks goes under the deck. (M-68) */
  pardon(use) {
    const pardon = once((look: string): UseAnswer => ({ use, look }));
    return {
      ways: (_box, state, seat) => unique(state.looks[seat]).map(pardon),
      use({ state, tell }, seat, { look = '' }) {
        state.looks[seat].splice(state.looks[seat].indexOf(look), 1);
        if (look !== 'blank') state.under.push(look);
        tell?.({ kind: 'pardoned', seat, look });
      },
    };
  },
  /** One of your looks goes to somebody who has no such part yet. (M-69) */
  scapegoat(use) {
    const blame = once((look: string) => once((goblin: string): UseAnswer => ({ use, look, goblin })));
    return {
      ways: (box, state, seat) =>
        unique(state.looks[seat]).flatMap((look) =>
          state.goblins
            .filter((_, other) => other !== seat && !hasPart(tablesOf(box.set), state, other, look))
            .map(blame(look)),
        ),
      use(moment, seat, { look = '', goblin = '' }) {
        const { state, tell } = moment;
        const other = state.goblins.indexOf(goblin);
        state.looks[seat].splice(state.looks[seat].indexOf(look), 1);
        state.looks[other].push(look);
        tell?.({ kind: 'blamed', seat, goblin: other, look });
        countLooks(moment, other);
      },
    };
  },
  /** Somebody else draws a look. (M-67) */
  hex(use) {
    const hex = once((goblin: string): UseAnswer => ({ use, goblin }));
    return {
      ways: (_box, state, seat) => state.goblins.filter((_, other) => other !== seat).map(hex),
      use(moment, _seat, { goblin = '' }) {
        look(moment, moment.state.goblins.indexOf(goblin), 'hex');
      },
    };
  },
  /** Push a neighbour without moving: a push like any other, but nobody is pushed onto the one that blows. (M-73) */
  gust(use) {
    const blow = once((blow: string): UseAnswer => ({ use, blow }));
    return {
      ways(box, state, seat) {
        const field = fieldOf(box, state);
        const here = state.at[seat];
        const movable = (there: number) =>
          DIRECTIONS.some((_, direction) => mayPush(field, state, there, direction, here, NOBODY));
        return state.goblins
          .filter((_, other) => neighbours(field, here, state.at[other]) && movable(state.at[other]))
          .map(blow);
      },
      use(moment, seat, { blow = '' }) {
        const { state } = moment;
        const other = state.goblins.indexOf(blow);
        state.chain = [seat];
        state.cameFrom = state.at[seat];
        state.origin = state.at[other];
        pushAway(moment, other, seat);
      },
    };
  },
  /** Rigor takes a step anywhere, and does not jump. (M-70) */
  lure(use) {
    const steps = DIRECTIONS.map((step): UseAnswer => ({ use, step }));
    return {
      ways(box, state) {
        const { next } = fieldOf(box, state);
        return steps.filter((_, direction) => next[state.rigor * 4 + direction] >= 0);
      },
      use(moment, _seat, { step = 'north' }) {
        const { box, state } = moment;
        state.mayJump = false;
        walkRigor(moment, fieldOf(box, state).next[state.rigor * 4 + directionOf[step]]);
      },
    };
  },
  /** A second card this turn. (M-75) */
  haste(use) {
    const hurry: readonly UseAnswer[] = [{ use }];
    return {
      ways: (_box, state) => (state.plays === 1 ? hurry : []),
      use({ state }) {
        state.plays = 2;
      },
    };
  },
};

const made = new WeakMap<Tome, TomeRules | undefined>();

/** None for a tome that is not used on its owner's turn. */
function rulesOf(tome: Tome): TomeRules | undefined {
  if (!made.has(tome)) made.set(tome, RULES[tome.effect]?.(tome.id));
  return made.get(tome);
}

/** Every use of the tomes of the seat whose turn it is. */
export function tomeUses(box: TheBox, state: KragmorthaTable): UseAnswer[] {
  const { seat } = state;
  const tables = tablesOf(box.set);
  const tomes = state.tomes[seat];
  const uses: UseAnswer[] = [];
  for (let i = 0; i < tomes.length; i++) {
    if (tomes.indexOf(tomes[i]) < i) continue;
    const rules = rulesOf(tables.tomes[tomes[i]]);
    if (rules !== undefined) uses.push(...rules.ways(box, state, seat));
  }
  return uses;
}

export function mayUseTome(box: TheBox, state: KragmorthaTable): boolean {
  const tables = tablesOf(box.set);
  for (const tome of state.tomes[state.seat]) {
    const rules = rulesOf(tables.tomes[tome]);
    if (rules !== undefined && rules.ways(box, state, state.seat).length > 0) return true;
  }
  return false;
}

/** Turns the tome over, then does what it says. (M-62, M-63) */
export function useTome(moment: KragmorthaMoment, seat: Seat, way: UseAnswer): void {
  const { box, state, tell } = moment;
  turnOver(state, seat, way.use);
  tell?.({ kind: 'used', seat, tome: way.use });
  rulesOf(tablesOf(box.set).tomes[way.use])?.use(moment, seat, way);
}

const unique = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) === index);
