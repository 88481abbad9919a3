import type { Outcome } from '@undercroft/kernel';
import { POTIONS } from './set.ts';
import type { GoblinBox, GoblinState } from './state.ts';

/**
 * Who beats the lord wins, and the lord's name says how it ended; in closed caves, who has most keys.
 * Keys are points, and the lord is one more. (G-77, G-78)
 */
export function outcome(box: GoblinBox, { ended, seat, keys, lord }: GoblinState): Outcome | null {
  if (ended === null) return null;
  const points = keys.map(({ length }, other) => length + (ended === 'lord' && other === seat ? 1 : 0));
  const most = Math.max(...points);
  const seats = points.map((_, other) => other);
  const by = ended === 'lord' ? box.set.cards[lord].name : ended;
  return { by, winners: seats.filter((other) => points[other] === most), points };
}

/** Every card, wherever it lies; a monster counts as what is on its back. */
export function components({ set }: GoblinBox, state: GoblinState): string[] {
  const numbers = [
    state.hands,
    state.unseen,
    state.decks,
    state.discards,
    state.keys,
    state.caves,
    state.behind,
    [state.weapons, state.armours, state.rows, state.tops, state.gates],
    [[state.lord], state.boxed, state.pawnshop, state.fight?.chain ?? [], state.shown],
    state.asks.map((ask) => (ask.kind === 'equip' ? [ask.card] : [])),
  ].flat(2);
  const names = numbers.filter((card) => card >= 0).map((card) => set.cards[card].name);
  for (const [at, potion] of POTIONS.entries()) {
    const held = state.heroes.reduce((sum, _, seat) => sum + state.potions[seat * POTIONS.length + at], 0);
    for (let i = 0; i < state.stock[at] + held; i++) names.push(potion);
  }
  return [...names, ...state.heroes];
}
