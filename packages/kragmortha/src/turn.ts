import { takeTome } from './desk.ts';
import { look } from './glares.ts';
import { changeHand, drawCards, handAllows, handSize, mayStep } from './hands.ts';
import { arrive } from './moves.ts';
import { clockwise } from './setup.ts';
import { CARD_ASK, type Errand, fieldOf, type KragmorthaMoment, ONWARD_ASK } from './state.ts';
import { jumps, land } from './teleports.ts';
import { mayUseTome } from './tomes.ts';

/** Nobody is asked: settle what is left over, then go on with the turn. */
export function next(moment: KragmorthaMoment): void {
  const { state } = moment;
  const errand = state.errands.pop();
  if (errand !== undefined) settle(moment, errand);
  else if (state.phase === 'place') nextPlace(moment);
  else if (state.phase === 'card') askCard(moment);
  else askOnward(moment);
}

function settle(moment: KragmorthaMoment, errand: Errand): void {
  const { seat } = errand;
  if (errand.do === 'arrive') arrive(moment, seat);
  else if (errand.do === 'tome') takeTome(moment, seat);
  else if (errand.do === 'look') look(moment, seat, 'trap');
  else land(moment, seat, errand.do);
}

/** Clockwise until all goblins stand; then the first player begins. (M-9, M-12) */
function nextPlace(moment: KragmorthaMoment): void {
  const { state } = moment;
  if (state.at[state.seat] < 0) state.asks.push({ kind: 'place', seat: state.seat });
  else if (state.at.includes(-1)) state.seat = clockwise(state, state.seat);
  else beginTurn(moment, state.first);
}

function beginTurn(moment: KragmorthaMoment, seat: number): void {
  const { state, tell } = moment;
  state.turn++;
  state.seat = seat;
  state.phase = 'card';
  state.played = 0;
  state.plays = 1;
  state.walker = 'none';
  state.rest = 0;
  state.mayJump = false;
  tell?.({ kind: 'turn', seat, turn: state.turn });
}

/** A card is to be played. A second one, after haste, only if it can be. (M-13, M-16, M-75) */
function askCard(moment: KragmorthaMoment): void {
  const { box, state } = moment;
  const { seat } = state;
  if (handAllows(box, state) !== 'nothing') state.asks.push(CARD_ASK[seat]);
  else if (state.played > 0) endTurn(moment);
  else if (mayUseTome(box, state)) state.asks.push(CARD_ASK[seat]);
  else swapHand(moment);
}

/** An unusable hand: shown and changed card for card, however large a full hand is, and the turn is lost. (M-16) */
export function swapHand(moment: KragmorthaMoment): void {
  const { state } = moment;
  changeHand(moment, state.seat);
  beginTurn(moment, clockwise(state, state.seat));
}

/** Anything left to do with the card, or a tome to use? (M-19, M-51, M-62) */
function askOnward(moment: KragmorthaMoment): void {
  const { box, state } = moment;
  const { seat } = state;
  const field = fieldOf(box, state);
  for (let direction = 0; direction < 4; direction++) {
    if (mayStep(field, state, direction)) {
      state.asks.push(ONWARD_ASK[seat]);
      return;
    }
  }
  if ((state.mayJump && jumps(field, state).length > 0) || mayUseTome(box, state)) {
    state.asks.push(ONWARD_ASK[seat]);
  } else stop(moment);
}

/** Enough of this card: another one if haste allows, else the turn is over. */
export function stop(moment: KragmorthaMoment): void {
  const { state } = moment;
  state.walker = 'none';
  state.mayJump = false;
  if (state.played < state.plays && state.phase === 'walk') state.phase = 'card';
  else endTurn(moment);
}

/** Draw, and it is the next player's turn. (M-14) */
function endTurn(moment: KragmorthaMoment): void {
  const { box, state } = moment;
  const { seat } = state;
  drawCards(moment, seat, handSize(box, state, seat) - state.hands[seat].length);
  beginTurn(moment, clockwise(state, seat));
}
