import { type GameName, onShelf } from '@undercroft/games';
import { memo } from 'react';
import { type Drawing, layered } from '../art/drawing.ts';
import { INK, PAINT } from '../art/ink.ts';
import { Inlaid } from '../art/Picture.tsx';
import type { PaintedLid } from '../table/game/screen.ts';
import frame from './lid.svg?drawing';

/** Lids lie with the games they belong to. */
const LIDS = import.meta.glob<PaintedLid>('./*/lid.ts', { eager: true, import: 'lid' });

/** A lid that nobody has painted yet: the title on bare wood. */
const unpainted = (game: GameName): PaintedLid => ({
  drawing: layered('bare lid', '0 0 300 400', '<path d="M0 0h300v412H0z" fill="#3b2a1c"/>'),
  title: [[onShelf(game).title, 48, 90]],
  side: '#20160e',
});

/** A lid's drawing on its box: the side below it, light and shadow and the frame over it. */
const boxed = ({ name, lines }: Drawing, side: string): Drawing =>
  layered(
    `${name} ${side}`,
    frame.box,
    `<path d="M3 380h294v18c0 7-4 11-11 11H14c-7 0-11-4-11-11z" fill="${side}" stroke="${INK}" stroke-width="3"/>`,
    '<clipPath id="lid"><rect x="3" y="3" width="294" height="392" rx="10"/></clipPath>',
    `<g clip-path="url(#lid)">${lines}</g>`,
    frame,
  );

/** The lid of a game's box as it lies on the table; as wide as its place, three to four. */
export const Lid = memo(function Lid({ game }: { game: GameName }) {
  const { drawing, title, side } = LIDS[`./${game}/lid.ts`] ?? unpainted(game);
  return (
    <svg viewBox={frame.box} width="100%" aria-hidden="true">
      <Inlaid of={boxed(drawing, side)} />
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
