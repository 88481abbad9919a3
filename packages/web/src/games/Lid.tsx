import { type GameName, onShelf } from '@undercroft/games';
import { memo, useId } from 'react';
import { INK, PAINT } from '../art/ink.ts';
import type { PaintedLid } from '../table/game/screen.ts';

/** Lids lie with the games they belong to. */
const LIDS = import.meta.glob<PaintedLid>('./*/lid.tsx', { eager: true, import: 'lid' });

/** A lid that nobody has painted yet: the title on bare wood. */
const unpainted = (game: GameName): PaintedLid => ({
  draw: () => <rect width="300" height="412" fill="#3b2a1c" />,
  title: [[onShelf(game).title, 48, 90]],
  side: '#20160e',
});

/** The lid of a game's box as it lies on the table; as wide as its place, three to four. */
export const Lid = memo(function Lid({ game }: { game: GameName }) {
  const { draw: Draw, title, side } = LIDS[`./${game}/lid.tsx`] ?? unpainted(game);
  const frame = useId();
  return (
    <svg viewBox="0 0 300 412" width="100%" aria-hidden="true">
      <clipPath id={frame}>
        <rect x="3" y="3" width="294" height="392" rx="10" />
      </clipPath>
      <path d="M3 380h294v18c0 7-4 11-11 11H14c-7 0-11-4-11-11z" fill={side} stroke={INK} strokeWidth="3" />
      <g clipPath={`url(#${frame})`}>
        <Draw />
        <path d="M3 3h294v12H15v380H3z" fill="#fff3d6" opacity=".1" />
        <path d="M297 3v392H3v-12h282V3z" fill="#000" opacity=".22" />
      </g>
      <rect x="3" y="3" width="294" height="392" rx="10" fill="none" stroke={INK} strokeWidth="4" />
      <rect
        x="12"
        y="12"
        width="276"
        height="374"
        rx="5"
        fill="none"
        stroke={PAINT.brass[1]}
        strokeWidth="2"
      />
      {title.map(([text, size, baseline]) => (
        <text
          key={text}
          x="150"
          y={baseline}
          textAnchor="middle"
          fill={PAINT.bone[1]}
          stroke={INK}
          strokeWidth={size * 0.16}
          strokeLinejoin="round"
          paintOrder="stroke"
          style={{ font: `600 ${size}px var(--display)`, fontVariantNumeric: 'lining-nums' }}
        >
          {text}
        </text>
      ))}
    </svg>
  );
});
