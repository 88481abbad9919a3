import type { AskRules } from '@undercroft/kernel';
import { couldHold, takeFromHand } from '../draws.ts';
import { changeHand, mayChangeHand, mayPlay, restAfter } from '../hands.ts';
import { walkGoblin, walkRigor } from '../moves.ts';
import {
  fieldOf,
  type Kragmortha,
  type KragmorthaAnswers,
  type KragmorthaMoment,
  PLAY,
  type PlayAnswer,
  WALK,
} from '../state.ts';
import { directionOf, tablesOf } from '../tables.ts';
import { tomeUses, useTome } from '../tomes.ts';
import { endTurn } from '../turn.ts';

/** Your turn: a card with its first step, a tome, or a new hand if this one is no use. (M-13, M-16 … M-18) */
export const card: AskRules<Kragmortha, 'card'> = {
  answers(box, state) {
    const { cards } = tablesOf(box.set);
    const field = fieldOf(box, state);
    const list: KragmorthaAnswers['card'][] = [];
    const hand = couldHold(box, state, state.seat);
    for (let i = 0; i < hand.length; i++) {
      if (hand.indexOf(hand[i]) < i) continue;
      const card = cards[hand[i]];
      const from = card.rigor ? state.rigor : state.at[state.seat];
      for (let direction = 0; direction < 4; direction++) {
        if (mayPlay(field, state, card, from, direction)) list.push(card.plays[direction]);
      }
    }
    if (state.played > 0) list.push('stop');
    else if (mayChangeHand(box, state, list.length > 0)) list.push('swap');
    if (state.tomes[state.seat].length > 0) list.push(...tomeUses(box, state));
    return list;
  },
  answer(moment, ask, answer) {
    const { state } = moment;
    const { seat } = ask;
    if (answer === 'swap') changeHand(moment, seat);
    else if (answer === 'stop') endTurn(moment);
    else if ('play' in answer) playCard(moment, answer);
    else {
      state.asks.push(PLAY[seat]);
      useTome(moment, seat, answer);
    }
  },
};

/** The card goes onto the discards and its first step is taken. */
function playCard(moment: KragmorthaMoment, { play, step }: PlayAnswer): void {
  const { box, state, tell } = moment;
  const { seat } = state;
  const card = tablesOf(box.set).cards[play];
  const field = fieldOf(box, state);
  takeFromHand(state, seat, play);
  state.discards.push(play);
  state.played++;
  state.asks.push(WALK[seat]);
  tell?.({ kind: 'played', seat, card: play });
  const to = field.next[(card.rigor ? state.rigor : state.at[seat]) * 4 + directionOf[step]];
  state.rest = restAfter(card, field.symbol[to]);
  state.walker = card.rigor ? 'rigor' : 'goblin';
  if (card.rigor) {
    state.mayJump = field.teleport[to];
    walkRigor(moment, to);
  } else walkGoblin(moment, seat, to);
}
