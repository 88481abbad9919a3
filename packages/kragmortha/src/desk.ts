import type { Seat } from '@undercroft/kernel';
import { endGame } from './outcome.ts';
import type { TheMoment } from './state.ts';

/** A tome from the desk, face up; with the last one the game is over. (M-39, M-80) */
export function takeTome(moment: TheMoment, seat: Seat): void {
  const { state, chance, tell } = moment;
  const tome = chance.draw(state.tomeDeck);
  state.tomes[seat].push(tome);
  tell?.({ kind: 'tome', seat, tome });
  if (state.tomeDeck.length === 0) endGame(moment, 'tomes', null);
}
