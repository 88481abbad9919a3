import type { Kragmortha } from '@undercroft/kragmortha';
import { squareOf } from '@undercroft/kragmortha';
import { INK } from '../../art/ink.ts';
import { Numeral } from '../../art/Numeral.tsx';
import { seatLook } from '../../kit/theme/colours.ts';
import styles from './Board.module.css';
import { seatLookOf } from './names.ts';
import { middle } from './places.ts';
import { type AtKragmortha, useSeen, useTable } from './seen.ts';

interface Leg {
  readonly key: number;
  readonly kind: 'walk' | 'push' | 'put' | 'rigor';
  readonly from: number;
  readonly to: number;
  readonly colour: string;
}

const COLD = '#8fcbff';

/** Everything that moved since the last card was played, arrow by arrow, in the colours of those who moved. */
export function Trail() {
  const at = useTable();
  const since = useSeen(sinceTheLastMove);
  const over = since.slice(1).some(({ event }) => event.kind === 'turn');
  // Once the turn is over, only where they walked and pushed is worth looking back at.
  const legs = since
    .flatMap(({ key, event }) => legOf(at, key, event))
    .filter(({ kind }) => !over || kind !== 'put');
  let pushes = 0;
  return (
    <g className={styles.trail} data-over={over || undefined} data-testid="trail">
      {legs.map((leg) => (
        <Arrow key={leg.key} leg={leg} number={leg.kind === 'push' ? ++pushes : null} />
      ))}
    </g>
  );
}

/** From the last card on, or from the turn's beginning if a tome has moved somebody before any card. */
function sinceTheLastMove({ log }: AtKragmortha): AtKragmortha['log'] {
  const played = log.findLastIndex(({ event }) => event.kind === 'played');
  const turn = log.findLastIndex(({ event }) => event.kind === 'turn');
  const used = log.findLastIndex(({ event }) => event.kind === 'used');
  return log.slice(turn > played && used > turn ? turn : Math.max(0, played));
}

function legOf(at: Pick<AtKragmortha, 'seats'>, key: number, event: Kragmortha['event']): Leg[] {
  if (event.kind === 'rigor' || event.kind === 'jumped') {
    const kind = event.kind === 'rigor' ? 'rigor' : 'put';
    return [{ key, kind, from: squareOf(event.from), to: squareOf(event.to), colour: COLD }];
  }
  if (event.kind !== 'walked' && event.kind !== 'pushed' && event.kind !== 'put') return [];
  const kind = ({ walked: 'walk', pushed: 'push', put: 'put' } as const)[event.kind];
  const { colour } = seatLook(seatLookOf(at, event.seat));
  const [from, to] = [squareOf(event.from), squareOf(event.to)];
  return from === to ? [] : [{ key, kind, from, to, colour }];
}

/** An arrow between two squares; what is picked up and put down flies in a bow. */
function Arrow({ leg, number }: { leg: Leg; number: number | null }) {
  const [a, b] = [middle(leg.from), middle(leg.to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [sx, sy] = [a.x + ux * 30, a.y + uy * 30];
  const [ex, ey] = [b.x - ux * 36, b.y - uy * 36];
  const bow = leg.kind === 'put' ? Math.min(90, length / 3) : 0;
  const [mx, my] = [(sx + ex) / 2 + uy * bow, (sy + ey) / 2 - ux * bow];
  const path = `M${sx} ${sy}Q${mx} ${my} ${ex} ${ey}`;
  const angle = (Math.atan2(ey - my, ex - mx) * 180) / Math.PI;
  const thick = leg.kind === 'push' ? 12 : 8;
  const dash = leg.kind === 'put' ? '3 13' : undefined;
  return (
    <g className={styles.leg} strokeLinecap="round">
      <path d={path} fill="none" stroke={INK} strokeWidth={thick + 6} />
      <path d={path} fill="none" stroke={leg.colour} strokeWidth={thick} strokeDasharray={dash} />
      <path
        d="M-4-17L22 0-4 17z"
        transform={`translate(${ex} ${ey}) rotate(${angle})`}
        fill={leg.colour}
        stroke={INK}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      {number !== null && (
        <g transform={`translate(${sx} ${sy})`}>
          <circle r="14" fill="#fffaf0" stroke={INK} strokeWidth="3" />
          <Numeral text={number} x={0} y={0} size={13} />
        </g>
      )}
    </g>
  );
}
