import { fine, INK, inked, PAINT } from '../ink.ts';

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
      <path d="M37 45l10 4-9 5zM63 45l-10 4 9 5z" fill={PAINT.gold[0]} />
      <path d="M39 62l4 5 3-5 4 5 4-5 3 5 4-5" {...fine} stroke={PAINT.bone[0]} />
    </g>
  );
}

export const UNKNOWN = { draw: Stranger, ground: '#5d6b63' };

/** A weapon that nobody has drawn: a cudgel with an iron band. */
export function OwnWeapon() {
  return (
    <g>
      <path d="M14 92l-7-7 40-44 12 12z" fill={PAINT.wood[1]} {...inked} />
      <path d="M44 44C52 26 66 12 82 8c8 0 12 6 11 13-5 15-19 28-37 35z" fill={PAINT.wood[0]} {...inked} />
      <path d="M56 56c18-7 32-20 37-35-1 18-14 33-34 40z" fill={PAINT.wood[2]} />
      <path d="M58 27l15 16M66 20l15 15" stroke={PAINT.iron[1]} strokeWidth="6" />
    </g>
  );
}
