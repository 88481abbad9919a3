import type { ReactNode } from 'react';
import { SeatFrame } from './seat.tsx';

/** A figure's drawing in a box 100 wide and 122 high, and the square of it that shows the face. */
export interface Look {
  readonly draw: () => ReactNode;
  readonly face: string;
}

/** A figure's face in the frame of its seat. */
export function Portrait({ look, seat, size = 56 }: { look: Look; seat: number; size?: number }) {
  const { draw: Draw, face } = look;
  return (
    <SeatFrame seat={seat} size={size}>
      <svg x="5" y="5" width="90" height="90" viewBox={face} aria-hidden="true">
        <Draw />
      </svg>
    </SeatFrame>
  );
}
