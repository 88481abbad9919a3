import type { SlotKind } from '@undercroft/karak';
import type { ReactNode } from 'react';
import { fine, INK, inked, PAINT } from '../ink.ts';
import { Eyes, Mouth } from '../poses.tsx';

/** A monster that nobody has drawn: two eyes and teeth under a hood. */
function Stranger() {
  return (
    <g>
      <path
        d="M50 6c22 2 32 22 33 44 1 14 4 24 8 32H9c4-8 7-18 8-32C18 28 28 8 50 6z"
        fill={PAINT.leather[1]}
        {...inked}
      />
      <path d="M50 6c22 2 32 22 33 44 1 14 4 24 8 32H58c6-24 6-52-8-76z" fill={PAINT.leather[2]} />
      <path d="M50 24c14 1 20 13 20 28 0 10-7 18-20 20-13-2-20-10-20-20 0-15 6-27 20-28z" fill={INK} />
      <Eyes at={[41, 59, 49]} size={1.3} paint={PAINT.gold[0]}>
        <path d="M37 45l10 4-9 5zM63 45l-10 4 9 5z" fill={PAINT.gold[0]} />
      </Eyes>
      <Mouth>
        <path d="M39 62l4 5 3-5 4 5 4-5 3 5 4-5" {...fine} stroke={PAINT.bone[0]} />
      </Mouth>
    </g>
  );
}

export const UNKNOWN = { draw: Stranger, ground: '#5d6b63' };

/** A weapon that nobody has drawn: a cudgel with an iron band. */
function OwnWeapon() {
  return (
    <g>
      <path d="M14 92l-7-7 40-44 12 12z" fill={PAINT.wood[1]} {...inked} />
      <path d="M44 44C52 26 66 12 82 8c8 0 12 6 11 13-5 15-19 28-37 35z" fill={PAINT.wood[0]} {...inked} />
      <path d="M56 56c18-7 32-20 37-35-1 18-14 33-34 40z" fill={PAINT.wood[2]} />
      <path d="M58 27l15 16M66 20l15 15" stroke={PAINT.iron[1]} strokeWidth="6" />
    </g>
  );
}

/** A spell that nobody has drawn: a scroll with a star on it. */
function OwnSpell() {
  return (
    <g>
      <path d="M20 18h60v64H20z" fill={PAINT.bone[1]} {...inked} />
      <path d="M62 18h18v64H56z" fill={PAINT.bone[2]} />
      <path
        d="M50 28l5.5 14.5 15.5.7-12 9.8 4.200 15L50 59.5 36.8 68l4.200-15-12-9.8 15.5-.7z"
        fill={PAINT.curse[0]}
        {...inked}
        strokeWidth="2.5"
      />
      <path d="M12 10h76c6 0 6 14 0 14H12c-6 0-6-14 0-14z" fill={PAINT.bone[0]} {...inked} />
      <path d="M12 76h76c6 0 6 14 0 14H12c-6 0-6-14 0-14z" fill={PAINT.bone[0]} {...inked} />
    </g>
  );
}

/** A treasure that nobody has drawn: a goblet. */
function OwnTreasure() {
  return (
    <g>
      <path
        d="M18 8h64c2 30-10 48-26 53v17h16c4 0 6 14 4 14H24c-2 0 0-14 4-14h16V61C28 56 16 38 18 8z"
        fill={PAINT.gold[1]}
        {...inked}
      />
      <path d="M62 8h20c2 30-10 48-26 53 8-14 10-34 6-53z" fill={PAINT.gold[2]} />
      <path
        d="M27 16c1 16 6 27 13 34"
        fill="none"
        stroke={PAINT.gold[0]}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M50 22l9 9-9 12-9-12z" fill={PAINT.ruby[1]} {...inked} strokeWidth="2.5" />
    </g>
  );
}

/** Items that nobody has drawn, by what they are; a key is always the one of the box. */
export const OWN_ITEMS: Readonly<Record<Exclude<SlotKind, 'keys'>, () => ReactNode>> = {
  weapons: OwnWeapon,
  spells: OwnSpell,
  treasures: OwnTreasure,
};
