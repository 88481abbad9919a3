import type { Outcome, Seat } from '@undercroft/kernel';
import type { KragmorthaMoment, KragmorthaTable, TheBox } from './state.ts';
import { tablesOf } from './tables.ts';

/** Over, at once: whatever was still to be settled is not. (M-79, M-80) */
export function endGame(moment: KragmorthaMoment, by: 'looks' | 'tomes', out: Seat | null): void {
  const { box, state, tell } = moment;
  state.end = { by, out };
  state.asks.length = 0;
  state.trial = null;
  tell?.({
    kind: 'ended',
    by,
    out,
    winners: winnersOf(box, state),
    looks: state.looks.map((looks) => looks.length),
    symbols: state.at.map((_, seat) => symbolsHeld(box, state, seat)),
  });
}

/** Points are the looks a seat was still away from the fourth. */
export function outcome(box: TheBox, state: KragmorthaTable): Outcome | null {
  if (state.end === null) return null;
  return {
    by: state.end.by,
    winners: winnersOf(box, state),
    points: state.looks.map((looks) => 4 - looks.length),
  };
}

/** Fewest looks, then most magic symbols, then together. (M-81 … M-84) */
export function winnersOf(box: TheBox, state: KragmorthaTable): Seat[] {
  const left = state.at.map((_, seat) => seat).filter((seat) => seat !== state.end?.out);
  const fewest = Math.min(...left.map((seat) => state.looks[seat].length));
  const tied = left.filter((seat) => state.looks[seat].length === fewest);
  const most = Math.max(...tied.map((seat) => symbolsHeld(box, state, seat)));
  return tied.filter((seat) => symbolsHeld(box, state, seat) === most);
}

/** Magic symbols on all tomes a seat has taken, used or not. (M-83) */
export function symbolsHeld(box: TheBox, state: Pick<KragmorthaTable, 'tomes' | 'used'>, seat: Seat): number {
  const { tomes } = tablesOf(box.set);
  let symbols = 0;
  for (const tome of state.tomes[seat]) symbols += tomes[tome].symbols;
  for (const tome of state.used[seat]) symbols += tomes[tome].symbols;
  return symbols;
}
