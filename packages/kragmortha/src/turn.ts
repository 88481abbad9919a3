import type { Duties, Seat } from '@undercroft/kernel';
import { takeTome } from './desk.ts';
import { look } from './glares.ts';
import { drawCards, handSize, mayStep } from './hands.ts';
import { arrive } from './moves.ts';
import { clockwise } from './setup.ts';
import {
  CARD_ASK,
  fieldOf,
  type Kragmortha,
  type KragmorthaMoment,
  type Landing,
  ONWARD_ASK,
} from './state.ts';
import { jumps, landOn } from './teleports.ts';
import { mayUseTome } from './tomes.ts';

/** Clockwise until all goblins stand; then turn after turn, the first player's first. (M-9, M-12) */
export function next(moment: KragmorthaMoment): void {
  const { state } = moment;
  const { seat } = state;
  if (state.turn > 0) beginTurn(moment, clockwise(state, seat));
  else if (state.at[seat] < 0) state.asks.push({ kind: 'place', seat });
  else if (state.at.includes(-1)) state.seat = clockwise(state, seat);
  else beginTurn(moment, state.first);
}

const putElsewhere = (moment: KragmorthaMoment, { seat, kind }: { seat: Seat; kind: Landing }): void =>
  landOn(moment, seat, kind);

export const duties: Duties<Kragmortha> = {
  play: askCard,
  walk: askOnward,
  arrive: (moment, { seat }) => arrive(moment, seat),
  flee: putElsewhere,
  teleport: putElsewhere,
  home: putElsewhere,
  tome: (moment, { seat }) => takeTome(moment, seat),
  look: (moment, { seat }) => look(moment, seat, 'trap'),
};

function beginTurn(moment: KragmorthaMoment, seat: number): void {
  const { state, tell } = moment;
  state.turn++;
  state.seat = seat;
  state.played = 0;
  state.plays = 1;
  state.walker = 'none';
  state.rest = 0;
  state.mayJump = false;
  tell?.({ kind: 'turn', seat, turn: state.turn });
  askCard(moment);
}

/** A card is to be played. One is asked even without a card that fits: hands are secret. (M-13, M-16, M-75) */
function askCard({ state }: KragmorthaMoment): void {
  state.asks.push(CARD_ASK[state.seat]);
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
  if (state.played < state.plays) askCard(moment);
  else endTurn(moment);
}

/** Draw, and it is the next player's turn. (M-14) */
export function endTurn(moment: KragmorthaMoment): void {
  const { box, state } = moment;
  const { seat } = state;
  drawCards(moment, seat, handSize(box, state, seat) - state.hands[seat].length);
}
