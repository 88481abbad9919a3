import type { Item, Monster, SlotKind } from '@undercroft/karak';
import { memo } from 'react';
import { INK, inked, PAINT } from '../ink.ts';
import { Numeral } from '../Numeral.tsx';
import { drawingOf } from './items.tsx';
import { MONSTERS } from './monsters.ts';
import { UNKNOWN } from './own.tsx';
import '../zoom.css';

export interface MonsterTokenProps {
  monster: Monster;
  /** What must be beaten. */
  strength: number;
}

/** A monster's token, 100 across. Far away (data-zoom="far" on the board) the number takes all of it. */
export const MonsterToken = memo(function MonsterToken({ monster, strength }: MonsterTokenProps) {
  const { draw: Draw, ground } = MONSTERS[monster] ?? UNKNOWN;
  return (
    <g data-shows={`${monster} ${strength}`}>
      <circle cx="50" cy="53" r="47" fill="#120c0a" opacity=".4" />
      <circle cx="50" cy="50" r="47" fill={PAINT.bone[2]} {...inked} />
      <path d="M8.3 36A44 44 0 0 1 91.7 36" fill="none" stroke={PAINT.bone[0]} strokeWidth="4" />
      <circle cx="50" cy="50" r="41" fill={ground} {...inked} strokeWidth="2" />
      <g className="near">
        <path d="M50 9a41 41 0 0 1 0 82z" fill={INK} opacity=".16" />
        <g transform="translate(12 1) scale(.76)">
          <Draw />
        </g>
        <path d="M25 68l5-7h40l5 7v19c-6 9-14 14-25 16-11-2-19-7-25-16z" fill={PAINT.bone[1]} {...inked} />
        <path d="M29 68l3-4h36l3 4z" fill={PAINT.bone[0]} />
        <Numeral text={strength} x={50} y={80.5} size={strength > 9 ? 25 : 27} />
      </g>
      <g className="far">
        <circle cx="50" cy="50" r="38" fill={PAINT.bone[1]} />
        <Numeral text={strength} x={50} y={50} size={50} />
      </g>
    </g>
  );
});

/** An item lying in a room: smaller than a monster, on a wooden disc. */
export const ItemToken = memo(function ItemToken({ item, slot }: { item: Item; slot?: SlotKind }) {
  const Draw = drawingOf(item, slot);
  return (
    <g data-shows={item}>
      <circle cx="50" cy="53" r="45" fill="#120c0a" opacity=".4" />
      <circle cx="50" cy="50" r="44" fill={PAINT.wood[2]} {...inked} />
      <path d="M11.3 38A40.5 40.5 0 0 1 88.7 38" fill="none" stroke={PAINT.wood[0]} strokeWidth="4" />
      <circle cx="50" cy="50" r="37" fill="#efe3c8" {...inked} strokeWidth="2" />
      <g transform="translate(17 17) scale(.66)">
        <Draw />
      </g>
    </g>
  );
});

/** A chest, shut until someone brings a key. */
export const ChestToken = memo(function ChestToken({ open = false }: { open?: boolean }) {
  return (
    <g data-shows="chest">
      <ellipse cx="50" cy="84" rx="42" ry="8" fill="#120c0a" opacity=".45" />
      {open ? (
        <>
          <path d="M14 46l4-22c10-8 54-8 64 0l4 22z" fill={PAINT.wood[2]} {...inked} />
          <path
            d="M16 50c4-14 12-12 18-16 4-6 12-6 16-2 6-6 14-4 18 2 8 2 12 6 16 16z"
            fill={PAINT.gold[1]}
            {...inked}
          />
          <path
            d="M26 46c2-5 6-7 10-6M46 42c3-5 8-6 12-3"
            stroke={PAINT.gold[0]}
            strokeWidth="3"
            fill="none"
            strokeLinecap="round"
          />
        </>
      ) : (
        <>
          <path d="M12 52c0-22 8-34 38-34s38 12 38 34z" fill={PAINT.wood[1]} {...inked} />
          <path d="M56 18c24 1 32 13 32 34H62c2-12 0-23-6-34z" fill={PAINT.wood[2]} />
          <path d="M16 46c1-14 7-21 20-23-5 7-7 15-7 24z" fill={PAINT.wood[0]} />
        </>
      )}
      <path d="M12 50h76v32c-24 5-52 5-76 0z" fill={PAINT.wood[1]} {...inked} />
      <path d="M62 50h26v32c-8 2-16 3-25 4z" fill={PAINT.wood[2]} />
      <path d="M12 50h76v8H12z" fill={PAINT.brass[1]} {...inked} />
      <path d="M20 52v33M80 52v33" stroke={INK} strokeWidth="10" />
      <path d="M20 53v31M80 53v31" stroke={PAINT.brass[1]} strokeWidth="5" />
      <path d="M40 50h20v18c-3 5-7 7-10 8-3-1-7-3-10-8z" fill={PAINT.brass[0]} {...inked} />
      <path d="M50 56a4 4 0 0 1 2 7l1 6h-6l1-6a4 4 0 0 1 2-7z" fill={INK} />
    </g>
  );
});
