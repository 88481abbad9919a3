import type { Review } from '@undercroft/bots/review';
import type { MouseEvent } from 'react';
import { seatLook } from '../../kit/theme/colours.ts';
import type { SeatInfo } from '../../table/sources/client.ts';
import styles from './Review.module.css';

interface ChanceGraphProps {
  readonly review: Review;
  readonly seats: readonly Pick<SeatInfo, 'seat' | 'look'>[];
  /** The last step of the replay: the graph is as long as its timeline. */
  readonly last: number;
  readonly step: number;
  readonly label: string;
  readonly onStep: (step: number) => void;
  /** Steps to be marked. */
  readonly marks: readonly number[];
  readonly small?: boolean;
}

const HIGH = 100;
const WIDE = 1000;

/** Lines that are told apart by their dashes too. */
const DASHES = [undefined, '14 6', '4 5', '18 5 4 5', '9 9', '24 8', '2 4', '12 4 4 4'];

/** Whose line is whose. */
export function GraphKey({
  seats,
  names,
}: Pick<ChanceGraphProps, 'seats'> & { readonly names: readonly string[] }) {
  return (
    <ul className={styles.key}>
      {seats.map(({ seat, look }) => (
        <li key={seat}>
          <svg viewBox="0 0 34 8" aria-hidden="true">
            <polyline className={styles.under} points="0,4 34,4" />
            <polyline
              className={styles.line}
              points="0,4 34,4"
              stroke={seatLook(look).colour}
              strokeDasharray={DASHES[seat]}
            />
          </svg>
          {names[seat]}
        </li>
      ))}
    </ul>
  );
}

/** Each seat's chance to win, over the timeline of the replay; a click goes there. */
export function ChanceGraph({
  review,
  seats,
  last,
  step,
  label,
  onStep,
  marks,
  small = false,
}: ChanceGraphProps) {
  const x = (at: number) => (at / Math.max(1, last)) * WIDE;
  const y = (share: number) => 3 + (1 - share) * (HIGH - 6);
  const points = [
    ...review.moments.map(({ version, before }) => ({ at: version, shares: before })),
    { at: last, shares: review.seats.map(({ result }) => result) },
  ];
  const jump = (event: MouseEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onStep(Math.round(((event.clientX - left) / width) * last));
  };
  return (
    // The slider below goes to the same steps by keyboard.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <svg
      className={small ? styles.strip : styles.graph}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      data-testid="chances"
      onClick={jump}
    >
      {[0, 0.5, 1].map((share) => (
        <line key={share} className={styles.rule} x1={0} x2={WIDE} y1={y(share)} y2={y(share)} />
      ))}
      {marks.map((at) => (
        <line key={at} className={styles.mark} x1={x(at)} x2={x(at)} y1={0} y2={HIGH} />
      ))}
      {seats.map(({ seat, look }) => {
        const line = points
          .map(({ at, shares }) => `${x(at).toFixed(1)},${y(shares[seat]).toFixed(1)}`)
          .join(' ');
        return (
          <g key={seat} data-seat={seat}>
            <polyline className={styles.under} points={line} />
            <polyline
              className={styles.line}
              points={line}
              stroke={seatLook(look).colour}
              strokeDasharray={DASHES[seat]}
            />
          </g>
        );
      })}
      <line className={styles.now} x1={x(step)} x2={x(step)} y1={0} y2={HIGH} />
    </svg>
  );
}
