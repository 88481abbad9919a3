import type { Seat } from '@undercroft/kernel';
import type { ReactNode } from 'react';
import type { AtTable } from '../game/screen.ts';
import styles from './GrowingBoard.module.css';

interface StandingProps {
  readonly seats: AtTable['seats'];
  /** Whose turn it is: stands in front. */
  readonly active: Seat;
  /** Where a seat's foot is. */
  readonly at: (seat: Seat) => { readonly x: number; readonly y: number };
  /** Figures are drawn 100 wide, with the foot at (50, 120). */
  readonly scale: number;
  readonly children: (seat: Seat, look: number) => ReactNode;
}

/** The figures on a board; they walk when their place changes. */
export function Standing({ seats, active, at, scale, children }: StandingProps) {
  const order = seats.map((_, seat) => seat).sort((a, b) => Number(a === active) - Number(b === active));
  return order.map((seat) => {
    const { x, y } = at(seat);
    return (
      <g
        key={seat}
        className={styles.moving}
        data-seat={seat}
        style={{ transform: `translate(${x - 50 * scale}px, ${y - 120 * scale}px) scale(${scale})` }}
      >
        {children(seat, seats[seat]?.look ?? seat)}
      </g>
    );
  });
}
