import type { Seat } from '@undercroft/kernel';
import { COUNTS } from './components.ts';
import { endTurn } from './deck.ts';
import { nextGate, turnOver } from './real.ts';
import { type Fight, GATES_AT, type GoblinMoment, type GoblinState, LORD_AT, NONE } from './state.ts';

/** The foe is beaten: a reward, a key, or the whole game. (G-39 … G-42, G-77) */
export function beat(moment: GoblinMoment, seat: Seat, fight: Fight): void {
  const { state, tell } = moment;
  state.lastWin = state.turn;
  if (fight.place === LORD_AT) {
    state.ended = 'lord';
    tell?.({ kind: 'ended', by: 'lord' });
  } else if (fight.place >= GATES_AT) {
    takeKey(moment, seat, fight.place - GATES_AT);
    endTurn(moment);
  } else takeReward(moment, seat, fight.place);
}

function takeKey(moment: GoblinMoment, seat: Seat, level: number): void {
  const { box, state, tell } = moment;
  state.keys[seat].push(state.gates[level]);
  state.gates[level] = NONE;
  tell?.({ kind: 'key', seat, level });
  const stack = state.behind[level];
  if (stack.length === 0) return;
  nextGate(moment, level);
  tell?.({ kind: 'came', foe: box.set.cards[state.gates[level]].name, place: GATES_AT + level });
}

/** The card is turned over and the gap in the row filled. (G-39 … G-41) */
function takeReward(moment: GoblinMoment, seat: Seat, place: number): void {
  const { box, state, tell } = moment;
  const card = turnOver(moment, place);
  const { name, gear } = box.set.cards[card];
  state.rows[place] = NONE;
  if (gear === null) state.discards[seat].push(card);
  else state.asks.push({ kind: 'equip', seat, card, name });
  tell?.({ kind: 'reward', seat, card: name });
  fillGap(moment, place);
  if (gear === null) endTurn(moment);
}

function fillGap({ box, state, chance, tell }: GoblinMoment, place: number): void {
  const level = Math.floor(place / COUNTS.row.count);
  const came = state.tops[level];
  state.rows[place] = came;
  if (came === NONE) return;
  const cave = state.caves[level];
  state.tops[level] = cave.length > 0 ? chance.draw(cave, 'caves', level) : NONE;
  tell?.({ kind: 'came', foe: box.set.foes[box.set.cards[came].foe].name, place });
}

/** Equipment is put on; what was there goes to the pawnshop. (G-49) */
export function putOn(moment: GoblinMoment, seat: Seat, card: number): void {
  tellPutOn(moment, seat, card, wear(moment, seat, card));
}

/** Puts equipment on, and takes to the pawnshop what was there: the old card, or NONE. */
export function wear({ box, state }: GoblinMoment, seat: Seat, card: number): number {
  const slot = box.set.cards[card].gear?.kind === 'weapon' ? state.weapons : state.armours;
  const old = slot[seat];
  slot[seat] = card;
  if (old !== NONE) pawn(state, seat, old);
  return old;
}

export function tellPutOn({ box, tell }: GoblinMoment, seat: Seat, card: number, old: number): void {
  tell?.({ kind: 'put-on', seat, card: box.set.cards[card].name });
  if (old !== NONE) tell?.({ kind: 'pawned', seat, card: box.set.cards[old].name });
}

/** Equipment nobody wears goes to the pawnshop. (G-40, G-49) */
export function giveAway({ box, state, tell }: GoblinMoment, seat: Seat, card: number): void {
  pawn(state, seat, card);
  tell?.({ kind: 'pawned', seat, card: box.set.cards[card].name });
}

/** A card goes to the pawnshop, which remembers who left it. (G-53, G-57) */
export function pawn(state: GoblinState, seat: Seat, card: number): void {
  state.pawnshop.push(card);
  state.pawnedBy.push(seat);
}
