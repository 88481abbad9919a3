import type { Seat } from '@undercroft/kernel';
import { enter } from './moves.ts';
import { fieldOf, goblinAt, type KragmorthaMoment, type KragmorthaTable, tomeWith } from './state.ts';
import { type Field, NAMES, tablesOf } from './tables.ts';

/** Whether a goblin may be pushed off a square in a direction; `moved` have moved in this chain. (M-26, M-28) */
export function mayPush(
  field: Field,
  state: KragmorthaTable,
  from: number,
  direction: number,
  cameFrom: number = state.cameFrom,
  moved: readonly Seat[] = state.chain,
): boolean {
  const to = field.next[from * 4 + direction];
  if (to < 0 || to === cameFrom) return false;
  const other = goblinAt(state, to);
  return other < 0 || !moved.includes(other);
}

/** Pushes a goblin off the square that another has just come onto; the seat `by` says where to. */
export function pushAway(moment: KragmorthaMoment, goblin: Seat, by: Seat): void {
  const { box, state } = moment;
  const field = fieldOf(box, state);
  const from = state.at[goblin];
  let ways = 0;
  let way = -1;
  for (let direction = 0; direction < 4; direction++) {
    if (!mayPush(field, state, from, direction)) continue;
    ways++;
    way = direction;
  }
  if (ways === 0) squeeze(moment, goblin);
  else if (ways === 1) shove(moment, goblin, way);
  else if (by !== goblin && tomeWith(tablesOf(box.set), state, goblin, 'dodge') !== undefined) {
    state.asks.push({ kind: 'react', seat: goblin, to: 'push', by });
  } else state.asks.push({ kind: 'push', seat: by, goblin });
}

/** The goblin goes that way, and pushes on if somebody is there. (M-25, M-27) */
export function shove(moment: KragmorthaMoment, goblin: Seat, direction: number): void {
  const { box, state, tell } = moment;
  const from = state.at[goblin];
  const to = fieldOf(box, state).next[from * 4 + direction];
  const other = goblinAt(state, to);
  state.at[goblin] = to;
  tell?.({ kind: 'pushed', seat: goblin, from: NAMES[from], to: NAMES[to] });
  enter(moment, goblin, from, other);
}

/** No way out: the first goblin of the chain has left a square, and nobody has taken it yet. (M-30) */
function squeeze(moment: KragmorthaMoment, goblin: Seat): void {
  const { state, tell } = moment;
  const from = state.at[goblin];
  const other = goblinAt(state, state.origin);
  state.at[goblin] = state.origin;
  tell?.({ kind: 'pushed', seat: goblin, from: NAMES[from], to: NAMES[state.origin], squeezed: true });
  enter(moment, goblin, from, other);
}
