import { type Fault, type Played, playOne, type Series as Seats } from '@undercroft/bots/series';
import type { Box } from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { answerOf, type Player } from '../players.ts';

/** A series of games as the lab plays it: what is agreed, and who sits there. */
export interface Series extends Seats {
  readonly game: string;
  readonly options: Box['options'];
  readonly set: unknown;
  readonly players: readonly Player[];
}

/** Plays game number n of a series; null when it broke. Every mistake is reported. */
export const playGame = (
  box: Box,
  mind: Mind,
  series: Series,
  number: number,
  report: (fault: Fault) => void,
): Played | null =>
  playOne(box, mind, series, number, report, (player, sight, wits, thinking) =>
    answerOf(player as Player, mind, sight, wits, thinking),
  );
