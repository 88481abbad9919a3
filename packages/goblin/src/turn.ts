import type { Seat } from '@undercroft/kernel';
import { COUNTS } from './components.ts';
import { endTurn } from './deck.ts';
import { cardAt, HEARTS } from './heroes.ts';
import { areCavesBare } from './real.ts';
import {
  GATES_AT,
  type GoblinAnswers,
  type GoblinBox,
  type GoblinMoment,
  type GoblinTable,
  NONE,
} from './state.ts';

/** Rounds without a foe beaten after which the caves close. (G-78) */
const QUIET_ROUNDS = 30;

/** The next turn begins, clockwise; without a heart it is spent on reviving. (G-8, G-12, G-13) */
export function nextTurn(moment: GoblinMoment): void {
  const { state, tell } = moment;
  if (areCavesBare(state)) {
    state.asks.push({ kind: 'lay-out', seat: state.seat });
    return;
  }
  if (state.turn - state.lastWin >= QUIET_ROUNDS * state.heroes.length) {
    state.ended = 'closed';
    tell?.({ kind: 'ended', by: 'closed' });
    return;
  }
  if (state.turn > 0) state.seat = (state.seat + 1) % state.heroes.length;
  state.turn++;
  const { seat } = state;
  tell?.({ kind: 'turn', seat, turn: state.turn });
  if (state.hearts[seat] === 0) revive(moment, seat);
  else state.asks.push({ kind: 'turn', seat });
}

/** All skulls turn to hearts, and the turn is over. (G-68) */
export function revive(moment: GoblinMoment, seat: Seat): void {
  const { state, tell } = moment;
  const hearts = HEARTS - state.hearts[seat];
  state.hearts[seat] = HEARTS;
  tell?.({ kind: 'revived', seat, hearts });
  endTurn(moment);
}

/** How many places of the rows are open to a seat: one row more than it has keys. (G-23) */
const openPlaces = (keys: number): number => Math.min(GATES_AT, (keys + 1) * COUNTS.row.count);

/** The one place beyond the rows: the gatekeeper whose key is next, or with all keys the lord. (G-24, G-25) */
const beyond = (keys: number): number => GATES_AT + keys;

/** Every foe within reach, the merchant, and reviving if a heart is missing. (G-12, G-22, G-69) */
export function turnAnswers(box: GoblinBox, state: GoblinTable, seat: Seat): GoblinAnswers['turn'][] {
  const { cards, foes } = box.set;
  const answers: GoblinAnswers['turn'][] = [];
  const keys = state.keys[seat].length;
  const add = (card: number) => {
    if (card === NONE) return;
    const { fight } = foes[cards[card].foe];
    // Two monsters with the same face are one answer: nobody could tell which back is which.
    if (!answers.includes(fight)) answers.push(fight);
  };
  for (let place = 0; place < openPlaces(keys); place++) add(state.rows[place]);
  add(cardAt(state, beyond(keys)));
  answers.push('merchant');
  if (state.hearts[seat] < HEARTS) answers.push('revive');
  return answers;
}

/** The place of the foe an answer names. */
export function placeOf(box: GoblinBox, state: GoblinTable, seat: Seat, name: string): number {
  const keys = state.keys[seat].length;
  for (let place = 0; place < openPlaces(keys); place++) {
    const card = state.rows[place];
    if (card !== NONE && box.set.foes[box.set.cards[card].foe].name === name) return place;
  }
  return beyond(keys);
}
