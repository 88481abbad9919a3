import type { OnlineSeat } from '@undercroft/protocol';
import { lookNamed } from '../../kit/theme/colours.ts';
import { lookOf } from './looks.ts';
import type { GameScreen } from './screen.ts';

/** What somebody at a table on the server wears. */
export const seatWears = (screen: GameScreen, { seat, figure, colour }: OnlineSeat): number =>
  lookOf(screen, figure, lookNamed(colour, seat));
