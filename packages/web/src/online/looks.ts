import type { OnlineSeat } from '@undercroft/protocol';
import type { GameScreen } from '../games/screen.ts';
import { lookOf } from '../table/looks.ts';
import { lookNamed } from '../theme/colours.ts';

/** What somebody at a table on the server wears. */
export const seatWears = (screen: GameScreen, { seat, figure, colour }: OnlineSeat): number =>
  lookOf(screen, figure, lookNamed(colour, seat));
