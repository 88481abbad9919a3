import type { Seat } from '@undercroft/kernel';
import { takeTome } from './desk.ts';
import { look } from './glares.ts';
import { pushAway } from './pushes.ts';
import {
  fieldOf,
  goblinAt,
  type KragmorthaMoment,
  type KragmorthaState,
  type KragmorthaTable,
} from './state.ts';
import { type Field, NAMES } from './tables.ts';
import { turnToken } from './teleports.ts';

/** Whether a goblin may step from one square to the next; -1 is no square. (M-24, M-29) */
export function mayEnter(field: Field, state: KragmorthaTable, to: number): boolean {
  // A goblin there can be pushed unless the only way out is the way the mover comes in.
  return to >= 0 && (field.exits[to] > 1 || goblinAt(state, to) < 0);
}

/** A goblin walks one square by its own will. */
export function walkGoblin(moment: KragmorthaMoment, seat: Seat, to: number): void {
  const { state, tell } = moment;
  const from = state.at[seat];
  if (state.chain.length > 0) state.chain = [];
  const other = goblinAt(state, to);
  state.origin = from;
  state.at[seat] = to;
  tell?.({ kind: 'walked', seat, from: NAMES[from], to: NAMES[to] });
  enter(moment, seat, from, other);
}

/** A goblin has come onto a square where perhaps another stands, walking or pushed: the same things happen. */
export function enter(moment: KragmorthaMoment, seat: Seat, from: number, other: Seat): void {
  const { box, state } = moment;
  const to = state.at[seat];
  if (to === state.rigor) meet(moment, seat);
  else if (fieldOf(box, state).desk[to]) visitDesk(moment, seat);
  else if (other >= 0) {
    state.asks.push({ kind: 'arrive', seat });
    state.chain.push(seat);
    state.cameFrom = from;
    pushAway(moment, other, seat);
  } else arrive(moment, seat);
}

/** The square is the goblin's own now: is it a teleport square? (M-43) */
export function arrive(moment: KragmorthaMoment, seat: Seat): void {
  const { box, state } = moment;
  if (!fieldOf(box, state).teleport[state.at[seat]]) return;
  endWalk(state, seat);
  turnToken(moment, seat);
}

/** Rigor walks one square, and whoever stands there is in for it. (M-33, M-38) */
export function walkRigor(moment: KragmorthaMoment, to: number): void {
  const { state, tell } = moment;
  const goblin = goblinAt(state, to);
  const from = state.rigor;
  state.rigor = to;
  tell?.({ kind: 'rigor', by: state.seat, from: NAMES[from], to: NAMES[to] });
  if (goblin >= 0) meet(moment, goblin);
}

/** A goblin and Rigor on one square: a look, then away with it. (M-33, M-34) */
function meet(moment: KragmorthaMoment, seat: Seat): void {
  const { state, tell } = moment;
  tell?.({ kind: 'met', seat, at: NAMES[state.rigor] });
  endWalk(state, seat);
  state.asks.push({ kind: 'flee', seat });
  look(moment, seat, 'rigor');
}

/** A tome, then back to where it began. (M-39, M-40) */
function visitDesk(moment: KragmorthaMoment, seat: Seat): void {
  endWalk(moment.state, seat);
  moment.state.asks.push({ kind: 'home', seat });
  takeTome(moment, seat);
}

/** A goblin's own move is over; Rigor's is not. (M-36, M-37, M-40, M-43) */
function endWalk(state: KragmorthaState, seat: Seat): void {
  if (state.walker === 'goblin' && seat === state.seat) state.walker = 'none';
}
