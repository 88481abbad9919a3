import { type Chance, copy, type Viewer } from '@undercroft/kernel';
import { emptyTable } from './setup.ts';
import type { KragmorthaState, TheBox } from './state.ts';
import { bitsOf, squareOf, tablesOf } from './tables.ts';
import type { KragmorthaView } from './view.ts';

/** A search imagines many tables from one view: what they have in common is laid out once. */
const laidOut = new WeakMap<KragmorthaView, KragmorthaState>();

/** A full table that could lie behind a view: what is face down is dealt anew. */
export function imagine(box: TheBox, view: KragmorthaView, viewer: Viewer, chance: Chance): KragmorthaState {
  let known = laidOut.get(view);
  if (known === undefined) {
    known = layOut(box, view);
    laidOut.set(view, known);
  }
  const state = twinOf(known);
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (seat === viewer) continue;
    const hand = state.hands[seat];
    while (hand.length < view.seats[seat].cards) hand.push(chance.draw(state.deck));
  }
  return state;
}

/** The kernel's copy, told what never changes: asks, errands and ends are replaced as a whole. */
function twinOf(state: KragmorthaState): KragmorthaState {
  return {
    ...state,
    asks: state.asks.slice(),
    at: state.at.slice(),
    chain: state.chain.slice(),
    errands: state.errands.slice(),
    deck: state.deck.slice(),
    discards: state.discards.slice(),
    hands: each(state.hands),
    lookDeck: state.lookDeck.slice(),
    under: state.under.slice(),
    looks: each(state.looks),
    tomeDeck: state.tomeDeck.slice(),
    eaten: state.eaten.slice(),
    tomes: each(state.tomes),
    used: each(state.used),
    tokens: state.tokens.slice(),
    turned: state.turned.slice(),
    called: state.called.slice(),
    trial: copy(state.trial),
  };
}

function each(lists: readonly (readonly string[])[]): string[][] {
  const twins: string[][] = [];
  for (let i = 0; i < lists.length; i++) twins.push(lists[i].slice());
  return twins;
}

/** What a view shows, laid out on a table. Cards in hands that it does not show lie in the deck. */
export function layOut(box: TheBox, view: KragmorthaView): KragmorthaState {
  const { seats, move, chain } = view;
  const goblins = seats.map(({ goblin }) => goblin);
  const state = emptyTable(tablesOf(box.set), goblins);
  Object.assign(state, {
    turn: view.turn,
    asks: copy([...view.asks]),
    rigor: squareOf(view.rigor),
    at: seats.map(({ at }) => squareNamed(at)),
    first: view.first,
    seat: view.seat,
    phase: view.phase,
    played: move.played,
    plays: move.plays,
    walker: move.walker,
    rest: bitsOf(move.rest),
    mayJump: move.mayJump,
    chain: [...chain.moved],
    cameFrom: squareNamed(chain.cameFrom),
    origin: squareNamed(chain.origin),
    errands: copy([...chain.errands]),
    discards: [...view.discards],
    hands: seats.map(({ hand }) => [...(hand ?? [])]),
    under: [...view.looks.under],
    looks: seats.map(({ looks }) => looks.map(({ look }) => look)),
    tomes: seats.map(({ tomes }) => [...tomes]),
    used: seats.map(({ used }) => [...used]),
    eaten: [...view.tomes.eaten],
    turned: [...view.tokens.turned],
    called: seats.map(({ called }) => called),
    trial: copy(view.trial),
    end: copy(view.end),
  } satisfies Partial<KragmorthaState>);
  remove(state.deck, [...state.discards, ...state.hands.flat()]);
  remove(state.lookDeck, [...state.under, ...state.looks.flat()]);
  remove(state.tomeDeck, [...state.eaten, ...state.tomes.flat(), ...state.used.flat()]);
  remove(state.tokens, state.turned);
  return state;
}

const squareNamed = (name: string | null): number => (name === null ? -1 : squareOf(name));

/** Takes what is known to lie elsewhere out of a full pile. */
function remove<T>(pile: T[], elsewhere: readonly T[]): void {
  for (const item of elsewhere) {
    const at = pile.indexOf(item);
    if (at >= 0) pile.splice(at, 1);
  }
}
