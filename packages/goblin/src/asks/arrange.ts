import { isRepeat, isStart, startsToPlace } from '../deck.ts';
import { type GoblinAnswers, type Rules, START } from '../state.ts';

const START_CARD = { top: 'start-card' };

/** A new deck is built from the top: what comes next? (G-20, G-21) */
export const arrange: Rules<'arrange'> = {
  answers(box, state, ask) {
    const unseen = state.unseen[ask.seat].filter((card) => !isStart(box.set, card)).sort((a, b) => a - b);
    const answers: GoblinAnswers['arrange'][] = ['leave-shuffled'];
    if (startsToPlace(box.set, state, ask.seat, ask.placed) > 0) answers.push(START_CARD);
    for (let i = 0; i < unseen.length; i++) {
      if (!isRepeat(box.set, unseen, i)) answers.push(box.set.cards[unseen[i]].answer.top);
    }
    return answers;
  },

  answer(moment, ask, answer) {
    const { box, state, tell } = moment;
    const { seat } = ask;
    let { placed } = ask;
    if (answer !== 'leave-shuffled') {
      const unseen = state.unseen[seat];
      const deck = state.decks[seat];
      const at = unseen.findIndex(
        (card) => !isStart(box.set, card) && box.set.cards[card].name === answer.top,
      );
      placed++;
      deck[deck.length - placed] = at < 0 ? START : unseen[at];
      if (at >= 0) unseen.splice(at, 1);
      // What is left may all be alike: to stop by itself then would show others what was placed.
      if (placed < deck.length - 1) {
        state.asks.push({ kind: 'arrange', seat, placed });
        return;
      }
    }
    tell?.({ kind: 'arranged', seat, cards: placed });
  },
};
