import { type Drawing, layered, seatPaints } from './drawing.ts';
import { INK } from './ink.ts';
import { Picture } from './Picture.tsx';
import portrait from './portrait.svg?drawing';
import { signLines } from './seat.tsx';

/** A figure's drawing in a box 100 wide and 122 high, and the square of it that shows the face. */
export interface Look {
  readonly drawing: Drawing;
  readonly face: string;
}

interface PortraitProps {
  readonly look: Look;
  readonly seat: number;
  readonly size?: number;
}

/** A face in a round frame of the seat's colour, for lists and the ask bar. */
export const Portrait = ({ look: { drawing, face }, seat, size = 56 }: PortraitProps) => (
  <Picture
    of={layered(
      `portrait ${drawing.name} ${seat}`,
      portrait.box,
      portrait,
      '<clipPath id="frame"><circle cx="50" cy="50" r="45"/></clipPath>',
      `<g clip-path="url(#frame)"><svg x="5" y="5" width="90" height="90" viewBox="${face}">${drawing.lines}</svg></g>`,
      `<circle cx="50" cy="50" r="44" fill="none" stroke="${INK}" stroke-width="11"/>`,
      '<circle cx="50" cy="50" r="44" fill="none" stroke="var(--seat)" stroke-width="6"/>',
      signLines({ seat, x: 82, y: 82, size: 30 }),
    )}
    paints={seatPaints(seat)}
    width={size}
  />
);
