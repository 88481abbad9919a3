import type { Seat } from '@undercroft/kernel';
import { winShares } from '@undercroft/kit/mind';
import { FAR, POWERFUL } from './features.ts';
import { symbolsHeld, winnersOf } from './outcome.ts';
import { fieldOf, type KragmorthaTable, type TheBox } from './state.ts';
import { tablesOf } from './tables.ts';

/** How far the fit is to be trusted at two seats, three and so on: `npm run train -- kragmortha --check` finds the powers. */
const TRUST = [1.03, 0.9, 0.9, 1.01, 1.04, 1.07, 1.16];

/** How good a seat's place is; the weights are a logistic fit of who wins 1,500 instinct games of 2 to 8 seats. */
function hopesOf(box: TheBox, state: KragmorthaTable, seat: Seat, played: number): number {
  const { tomes } = tablesOf(box.set);
  const looks = state.looks[seat].length;
  let power = 0;
  for (const tome of state.tomes[seat]) if (POWERFUL.has(tomes[tome].effect)) power++;
  const steps = state.at[seat] < 0 ? FAR : fieldOf(box, state).toDesk[state.at[seat]];
  const symbols = symbolsHeld(box, state, seat) * (0.16 + 0.13 * played);
  return symbols + power * 0.79 - looks * (0.53 + 1.55 * played) - (looks === 3 ? 0.48 : 0) - steps * 0.07;
}

/** Fewer looks, more tomes; both weigh more the nearer either end of the game is. */
export function formula(box: TheBox, state: KragmorthaTable): number[] {
  if (state.end !== null) {
    const winners = winnersOf(box, state);
    return state.at.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  let played = 1 - state.tomeDeck.length / tablesOf(box.set).piles.tomes.length;
  for (const looks of state.looks) played = Math.max(played, looks.length / 4);
  const { length } = state.at;
  return winShares(length, (seat) => hopesOf(box, state, seat, played), TRUST[length - 2]);
}
