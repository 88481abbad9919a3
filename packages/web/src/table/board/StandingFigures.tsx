import type { Seat } from '@undercroft/kernel';
import type { ReactNode } from 'react';
import type { Settled } from '../game/screen.ts';
import styles from './GrowingBoard.module.css';

interface StandingProps {
  readonly seats: Settled['seats'];
  /** Whose turn it is: stands in front. */
  readonly active: Seat;
  /** Where a seat's foot is now. */
  readonly useFoot: (seat: Seat) => { readonly x: number; readonly y: number };
  /** Figures are drawn 100 wide, with the foot at (50, 120). */
  readonly scale: number;
  readonly children: (seat: Seat, look: number) => ReactNode;
}

/** The figures on a board; they walk when their place changes. */
export function StandingFigures({ seats, active, useFoot, scale, children }: StandingProps) {
  const order = seats.map((_, seat) => seat).sort((a, b) => Number(a === active) - Number(b === active));
  return order.map((seat) => (
    <Stands key={seat} seat={seat} useFoot={useFoot} scale={scale}>
      {children(seat, seats[seat]?.look ?? seat)}
    </Stands>
  ));
}

interface StandsProps extends Pick<StandingProps, 'useFoot' | 'scale'> {
  readonly seat: Seat;
  readonly children: ReactNode;
}

function Stands({ seat, useFoot, scale, children }: StandsProps) {
  const { x, y } = useFoot(seat);
  return (
    <g
      className={styles.moving}
      data-seat={seat}
      style={{ transform: `translate(${x - 50 * scale}px, ${y - 120 * scale}px) scale(${scale})` }}
    >
      {children}
    </g>
  );
}
