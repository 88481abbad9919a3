import { lookNamed } from '../../kit/theme/colours.ts';
import type { GameScreen } from './screen.ts';

/** What a figure wears: its own colour where it is called after one, else the seat's. */
export const lookOf = (
  { figuresAreColours }: Pick<GameScreen, 'figuresAreColours'>,
  figure: string | null,
  seat: number,
): number => (figuresAreColours ? lookNamed(figure, seat) : seat);
