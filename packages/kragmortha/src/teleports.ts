import type { Seat } from '@undercroft/kernel';
import type { Token } from './set.ts';
import {
  fieldOf,
  isFree,
  type KragmorthaMoment,
  type KragmorthaTable,
  type Landing,
  tomeWith,
} from './state.ts';
import { type Field, NAMES, tablesOf } from './tables.ts';

/** A goblin came onto a teleport square: its owner turns over a token. (M-43) */
export function turnToken(moment: KragmorthaMoment, seat: Seat): void {
  const { box, state, chance, tell } = moment;
  const token = chance.draw(state.tokens, 'tokens');
  state.turned.push(token);
  tell?.({ kind: 'token', seat, token });
  if (state.tokens.length === 0) {
    // All of them lie face up: mixed again. (M-50)
    state.tokens = state.turned;
    state.turned = [];
    tell?.({ kind: 'mixed', pile: 'tokens' });
  }
  if (tomeWith(tablesOf(box.set), state, seat, 'omen') === undefined) obey(moment, seat, token);
  else state.asks.push({ kind: 'react', seat, to: 'token', token });
}

/** First the jump, then the tome or the look. (M-45 … M-47) */
export function obey(moment: KragmorthaMoment, seat: Seat, token: Token): void {
  const { asks } = moment.state;
  if (token === 'tome') asks.push({ kind: 'tome', seat });
  if (token === 'trap') asks.push({ kind: 'look', seat });
  asks.push({ kind: 'teleport', seat });
}

/** Puts a goblin somewhere else, asking its owner if there is a choice. */
export function landOn(moment: KragmorthaMoment, seat: Seat, why: Landing): void {
  const { box, state, tell } = moment;
  const squares = landings(fieldOf(box, state), state, seat, why);
  if (squares.length > 1) state.asks.push({ kind: 'land', seat, why });
  else if (squares.length === 1) putDown(moment, seat, squares[0]);
  else {
    // A token, and no other teleport square is free. (M-48)
    const here = NAMES[state.at[seat]];
    tell?.({ kind: 'put', seat, from: here, to: here });
  }
}

/** Where a goblin may be put. Empty only for a token with nowhere to go. */
export function landings(field: Field, state: KragmorthaTable, seat: Seat, why: Landing): number[] {
  if (why !== 'home') {
    const teleports = freeOf(state, field.teleports);
    if (teleports.length > 0 || why === 'teleport') return teleports;
  }
  const starts = freeOf(state, field.starts);
  return starts.length > 0 ? starts : besideGoblins(field, state, seat);
}

function freeOf(state: KragmorthaTable, squares: readonly number[]): number[] {
  const free: number[] = [];
  for (let i = 0; i < squares.length; i++) if (isFree(state, squares[i])) free.push(squares[i]);
  return free;
}

/** Free squares next to another goblin, off the desk; any free one should there be none. (M-10, M-41) */
function besideGoblins(field: Field, state: KragmorthaTable, seat: Seat): number[] {
  const free = freeOf(state, field.floor);
  const beside = free.filter((square) =>
    state.at.some((at, goblin) => goblin !== seat && at >= 0 && neighbours(field, at, square)),
  );
  return beside.length > 0 ? beside : free;
}

/** Puts a goblin down: no token, whatever square it is. (M-34, M-49) */
export function putDown(moment: KragmorthaMoment, seat: Seat, to: number): void {
  const { state, tell } = moment;
  const from = state.at[seat];
  state.at[seat] = to;
  tell?.({ kind: 'put', seat, from: NAMES[from], to: NAMES[to] });
}

/** Where Rigor may jump to: free, and no goblin next to it. (M-51) */
export function jumps(field: Field, state: KragmorthaTable): number[] {
  return freeOf(state, field.teleports).filter(
    (square) => !state.at.some((at) => at >= 0 && neighbours(field, at, square)),
  );
}

export function neighbours(field: Field, one: number, other: number): boolean {
  const { next } = field;
  const first = one * 4;
  return (
    next[first] === other ||
    next[first + 1] === other ||
    next[first + 2] === other ||
    next[first + 3] === other
  );
}
