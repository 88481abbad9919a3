import type { Chance, Seat, Tell } from '@undercroft/kernel';
import { GOBLINS } from './components.ts';
import type { KragmorthaEvent } from './events.ts';
import type { KragmorthaSet } from './set.ts';
import type { KragmorthaState, TheBox } from './state.ts';
import { tablesOf } from './tables.ts';

export const HAND = 3;

/** Every piece of a pile by name, as often as it is in the box. */
export function pile<I extends string>(rows: readonly { readonly id: I; readonly count?: number }[]): I[] {
  return rows.flatMap(({ id, count = 1 }) => Array.from({ length: count }, () => id));
}

/** The table before the goblins are placed: cards dealt, the first player drawn. (M-5 … M-8) */
export function setup(
  box: TheBox,
  figures: readonly (string | null)[],
  chance: Chance,
  tell?: Tell<KragmorthaEvent>,
): KragmorthaState {
  const goblins = dealGoblins(figures, chance);
  const each = <T>(make: () => T): T[] => goblins.map(make);
  const state = emptyTable(box.set, goblins, tablesOf(box.set).fields[goblins.length].rigor);
  state.hands = each(() => Array.from({ length: HAND }, () => chance.draw(state.deck)));
  state.first = chance.pick(goblins.length);
  state.seat = state.first;
  for (const [seat, cards] of state.hands.entries()) {
    tell?.({ kind: 'drew', seat, count: HAND, cards: [...cards] }, seat, { kind: 'drew', seat, count: HAND });
  }
  tell?.({ kind: 'first', seat: state.first });
  return state;
}

/** All piles full, nobody on the board. */
export function emptyTable(set: KragmorthaSet, goblins: readonly string[], rigor: number): KragmorthaState {
  const each = <T>(make: () => T): T[] => goblins.map(make);
  return {
    turn: 0,
    asks: [],
    goblins: [...goblins],
    at: each(() => -1),
    rigor,
    first: 0,
    seat: 0,
    phase: 'place',
    played: 0,
    plays: 1,
    walker: 'none',
    rest: 0,
    mayJump: false,
    chain: [],
    cameFrom: -1,
    origin: -1,
    errands: [],
    deck: pile(set.cards),
    discards: [],
    hands: each(() => []),
    lookDeck: pile(set.looks),
    under: [],
    looks: each(() => []),
    tomeDeck: pile(set.tomes),
    eaten: [],
    tomes: each(() => []),
    used: each(() => []),
    tokens: pile(set.tokens),
    turned: [],
    called: each(() => 0),
    trial: null,
    end: null,
  };
}

/** Who chose no goblin gets one of those left. (M-1) */
function dealGoblins(figures: readonly (string | null)[], chance: Chance): string[] {
  const free: string[] = GOBLINS.filter((goblin) => !figures.includes(goblin));
  return figures.map((figure) => figure ?? chance.draw(free));
}

export const clockwise = (state: KragmorthaState, seat: Seat): Seat => (seat + 1) % state.at.length;
