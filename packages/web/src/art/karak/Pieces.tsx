import type { Item, SlotKind } from '@undercroft/karak';
import { memo } from 'react';
import { INK, inked, line, PAINT } from '../ink.ts';
import { Numeral } from '../Numeral.tsx';
import { drawingOf } from './items.tsx';

/** One hit point: a heart, or its other side, a skull. */
export function HitPoint({ lost = false, size = 28 }: { lost?: boolean; size?: number }) {
  return (
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      aria-hidden="true"
      data-shows={lost ? 'skull' : 'heart'}
    >
      {lost ? (
        <>
          <path
            d="M14 44c0-24 14-36 36-36s36 12 36 36c0 14-5 22-13 26l-2 18c-13 6-29 6-42 0l-2-18c-8-4-13-12-13-26z"
            fill={PAINT.bone[2]}
            {...inked}
            strokeWidth="5"
          />
          <path
            d="M24 48c0-9 5-13 11-13s11 5 11 13-5 13-11 13-11-5-11-13zM54 48c0-8 5-13 11-13s11 4 11 13-5 13-11 13-11-5-11-13z"
            fill={INK}
          />
          <path d="M50 60l6 12H44zM40 82v9M50 83v9M60 82v9" fill={INK} stroke={INK} strokeWidth="3" />
        </>
      ) : (
        <>
          <path
            d="M50 92C18 70 4 52 8 32c4-20 30-26 42-6C62 6 88 12 92 32c4 20-10 38-42 60z"
            fill="#e5534a"
            {...inked}
            strokeWidth="5"
          />
          <path d="M92 32c4 20-10 38-42 60 22-24 30-48 24-75 9 1 16 6 18 15z" fill="#9a2722" />
          <path
            d="M20 40c-1-10 4-17 12-18"
            fill="none"
            stroke="#ffb5a8"
            strokeWidth="7"
            strokeLinecap="round"
          />
        </>
      )}
    </svg>
  );
}

/** The mummy's curse: an eye that lies on a hero until it is passed on. */
export const CurseMark = memo(function CurseMark() {
  return (
    <g data-shows="curse">
      <path
        d="M50 4l14 10 18 2 2 18 12 16-12 16-2 18-18 2-14 10-14-10-18-2-2-18L4 50l12-16 2-18 18-2z"
        fill={PAINT.curse[1]}
        {...inked}
      />
      <path d="M50 4l14 10 18 2 2 18 12 16-12 16-2 18-18 2-14 10z" fill={PAINT.curse[2]} />
      <path
        d="M14 52c10-18 22-26 36-26s26 8 36 26c-10 14-22 21-36 21s-26-7-36-21z"
        fill={PAINT.bone[0]}
        {...inked}
      />
      <circle cx="50" cy="49" r="15" fill={PAINT.curse[1]} {...inked} />
      <path d="M50 37l5 12-5 12-5-12z" fill={INK} />
      <path d="M30 76l-3 9M50 80v10M70 76l3 9" {...line} stroke={PAINT.curse[0]} strokeWidth="4" />
    </g>
  );
});

export interface ItemPictureProps {
  item: Item;
  /** What it is, where it may be one of somebody's own. */
  slot?: SlotKind;
  size?: number;
  /** What it adds in a fight, with its sign: '+2'; or the points it counts: '1½', which are on gold. */
  counts?: string;
}

/** An item for a slot of the inventory or a line of text. */
export const ItemPicture = memo(function ItemPicture({ item, slot, size = 48, counts }: ItemPictureProps) {
  const Draw = drawingOf(item, slot);
  return (
    <svg viewBox="-6 -6 112 112" width={size} height={size} aria-hidden="true" data-shows={item}>
      <Draw />
      {counts && (
        <g transform="translate(80 84)">
          <circle
            r="21"
            fill={PAINT[counts.startsWith('+') ? 'bone' : 'gold'][1]}
            {...inked}
            strokeWidth="3"
          />
          <Numeral text={counts} x={0} y={0} size={counts.includes('½') ? 17 : counts.length > 1 ? 21 : 24} />
        </g>
      )}
    </svg>
  );
});

/** The bag everything is drawn from. */
export function BagPicture({ size = 64 }: { size?: number }) {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <path
        d="M32 32C14 46 6 62 8 78c2 12 18 18 42 18s40-6 42-18c2-16-6-32-24-46z"
        fill="#4a5a78"
        {...inked}
      />
      <path d="M62 32h6c18 14 26 30 24 46-2 12-18 18-42 18 20-14 24-40 12-64z" fill="#33405a" />
      <path d="M22 50c-6 9-9 18-8 28 1 5 4 8 8 11-2-13-1-26 6-40z" fill="#6b7d9c" />
      <path
        d="M26 10c8 6 12 4 18 0 4 4 8 4 12 0 6 4 10 6 18 0-2 9-4 15-8 22H34c-4-7-6-13-8-22z"
        fill="#4a5a78"
        {...inked}
      />
      <path d="M30 31h40v8H30zM62 38l10 20M58 39l2 22" fill={PAINT.gold[1]} {...inked} />
      <path d="M42 58l8-8 8 8v14l-8 8-8-8z" fill={PAINT.brass[0]} {...inked} />
    </svg>
  );
}

/** The back of a tile still in the stack. */
export const TileBack = memo(function TileBack() {
  return (
    <g>
      <rect x="1" y="1" width="98" height="98" rx="6" fill="#232a3a" {...inked} />
      <path d="M50 3h43c3 0 5 2 5 5v84c0 3-2 5-5 5H50z" fill="#1a2030" />
      <rect
        x="10"
        y="10"
        width="80"
        height="80"
        rx="4"
        fill="none"
        stroke={PAINT.brass[2]}
        strokeWidth="2.5"
      />
      <path
        d="M50 20l24 18-6 34H32l-6-34z"
        fill="none"
        stroke={PAINT.brass[1]}
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <path
        d="M39 70V52c0-8 5-13 11-13s11 5 11 13v18z"
        fill="#0b0d13"
        stroke={PAINT.brass[1]}
        strokeWidth="2.5"
      />
      <path d="M50 46c4 5 6 9 3 14h-6c-3-5-1-9 3-14z" fill={PAINT.flame[1]} />
    </g>
  );
});
