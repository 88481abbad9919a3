import type { Json } from '@undercroft/kernel';
import type { Scene } from '@undercroft/kit/scene';
import { fail, numberOf, seatNamed } from '@undercroft/kit/scene';
import { CARDS } from './game.ts';
import type { Tug } from './state.ts';

/**
 * A scenario's table in players' words:
 *
 *     players: [bear, elk, horse, ox]   who plays, in seat order
 *     bear: [3, 9, 12]                     the cards in a hand
 *     pulls: [2, 0]                         what each side has won; the first player's is first
 */
export const scene: Scene<Tug> = {
  figures: 'players',

  arrange({ state }, { pulls, ...hands }, path) {
    if (pulls !== undefined) {
      if (!Array.isArray(pulls) || pulls.length !== 2) fail(`${path}.pulls`, 'expected two numbers');
      state.pulls = pulls.map((won: Json) => numberOf(won, `${path}.pulls`, 2));
    }
    for (const [player, hand] of Object.entries(hands)) {
      const here = `${path}.${player}`;
      if (!Array.isArray(hand)) fail(here, 'expected a hand');
      state.hands[seatNamed(state.figures, player, here)] = hand.map((card: Json) =>
        numberOf(card, here, CARDS),
      );
    }
    const held = state.hands.flat();
    state.deck = Array.from({ length: CARDS }, (_, index) => index + 1).filter(
      (card) => !held.includes(card),
    );
  },

  describe(_box, { figures, hands, pulls }) {
    return { ...Object.fromEntries(figures.map((player, seat) => [player, hands[seat]])), pulls };
  },
};
