import type { Seat } from '@undercroft/kernel';
import { endGame } from './outcome.ts';
import { type KragmorthaMoment, type KragmorthaTable, type LookReason, tomeWith } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';

/** A look without a card: no part was left that is new. (M-56) */
export const BLANK = 'blank';
const FATAL = 4;

/** A seat is about to draw a look; with a ward it may not have to. (M-71) */
export function look(moment: KragmorthaMoment, seat: Seat, why: LookReason): void {
  const { box, state } = moment;
  if (tomeWith(tablesOf(box.set), state, seat, 'ward') === undefined) drawLook(moment, seat, why);
  else state.asks.push({ kind: 'react', seat, to: 'look', why });
}

/** Draws until the part is new; the others go under the deck, seen by all. (M-55) */
export function drawLook(moment: KragmorthaMoment, seat: Seat, why: LookReason): void {
  const { box, state, chance, tell } = moment;
  const tables = tablesOf(box.set);
  let drawn = BLANK;
  if (newPartLeft(tables, state, seat)) {
    for (;;) {
      // Once the cards nobody knows are gone, the next one is known: no luck in it.
      drawn =
        state.lookDeck.length > 0 ? chance.draw(state.lookDeck, 'looks') : (state.under.shift() ?? BLANK);
      if (!hasPart(tables, state, seat, drawn)) break;
      state.under.push(drawn);
      tell?.({ kind: 'again', seat, look: drawn });
    }
  }
  state.looks[seat].push(drawn);
  tell?.({ kind: 'look', seat, look: drawn, why });
  countLooks(moment, seat);
}

/** The fourth look ends the game at once. (M-79) */
export function countLooks(moment: KragmorthaMoment, seat: Seat): void {
  if (moment.state.looks[seat].length >= FATAL) endGame(moment, 'looks', seat);
}

/** Whether a seat holds the part of a look already. A blank look has no part. */
export function hasPart(tables: Tables, state: KragmorthaTable, seat: Seat, look: string): boolean {
  if (look === BLANK) return false;
  const { part } = tables.looks[look];
  const held = state.looks[seat];
  for (let i = 0; i < held.length; i++) {
    if (held[i] !== BLANK && tables.looks[held[i]].part === part) return true;
  }
  return false;
}

function newPartLeft(tables: Tables, state: KragmorthaTable, seat: Seat): boolean {
  const isNew = (look: string) => !hasPart(tables, state, seat, look);
  return state.lookDeck.some(isNew) || state.under.some(isNew);
}
