import type { Json } from '@undercroft/kernel';
import type { Scene } from '@undercroft/kit/scene';
import { fail, numberOf, seatNamed } from '@undercroft/kit/scene';
import { highCard } from './game.ts';
import type { HighCard } from './state.ts';

/**
 * A scenario's table in players' words:
 *
 *     colours: [red, blue]   who plays, in seat order
 *     red: [3, 9, 12]        the cards in a hand
 */
export const scene: Scene<HighCard> = {
  figures: 'colours',

  arrange({ box, state }, given, path) {
    for (const [colour, hand] of Object.entries(given)) {
      const here = `${path}.${colour}`;
      if (!Array.isArray(hand)) fail(here, 'expected a hand');
      const seat = seatNamed(highCard.seated(state), colour, here);
      state.hands[seat] = hand.map((card: Json) => numberOf(card, here, box.set.cards));
    }
    const held = state.hands.flat();
    const all = Array.from({ length: box.set.cards }, (_, index) => index + 1);
    state.deck = all.filter((card) => !held.includes(card));
  },

  describe(_box, state) {
    const { hands, rounds } = state;
    const seats = highCard.seated(state).map((colour, seat) => [colour, hands[seat]] as const);
    return { ...Object.fromEntries(seats), rounds };
  },
};
