import type { Seat } from '@undercroft/kernel';
import { endGame } from './outcome.ts';
import { clockwise } from './setup.ts';
import { type KragmorthaMoment, turnOver } from './state.ts';
import { tablesOf } from './tables.ts';

const FULL_TABLE = 8;

/** A tome from the desk, face up; with the last one the game is over. (M-39, M-80) */
export function takeTome(moment: KragmorthaMoment, seat: Seat): void {
  const { box, state, chance, tell } = moment;
  const tome = chance.draw(state.tomeDeck, 'tomes');
  state.tomes[seat].push(tome);
  tell?.({ kind: 'tome', seat, tome });
  const { effect } = tablesOf(box.set).tomes[tome];
  if (effect === 'bookworm') feedWorm(moment, seat, tome);
  else if (effect === 'lecture') lecture(moment, seat, tome);
  if (state.tomeDeck.length === 0 && state.end === null) endGame(moment, 'tomes', null);
}

/** The bookworm eats two tomes for every goblin missing at the table, and two at a full one. (M-78) */
function feedWorm({ state, chance, tell }: KragmorthaMoment, seat: Seat, tome: string): void {
  turnOver(state, seat, tome);
  const hunger = 2 * Math.max(1, FULL_TABLE - state.at.length);
  const eaten: string[] = [];
  while (eaten.length < hunger && state.tomeDeck.length > 0) eaten.push(chance.draw(state.tomeDeck, 'tomes'));
  state.eaten.push(...eaten);
  tell?.({ kind: 'eaten', seat, tomes: eaten });
}

/** Everybody else takes a tome too, clockwise, while there are any. (M-77) */
function lecture(moment: KragmorthaMoment, seat: Seat, tome: string): void {
  const { state } = moment;
  turnOver(state, seat, tome);
  for (let other = clockwise(state, seat); other !== seat; other = clockwise(state, other)) {
    if (state.tomeDeck.length > 0) takeTome(moment, other);
  }
}
