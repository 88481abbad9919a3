import type { Monster } from '@undercroft/karak';
import { memo } from 'react';
import { inked, PAINT } from '../ink.ts';
import { Numeral } from '../Numeral.tsx';
import { MONSTERS } from './monsters.ts';
import { UNKNOWN } from './own.tsx';
import type { MonsterTokenProps } from './Token.tsx';
import '../zoom.css';

/**
 * A monster as it stands there, its strength on the shield before it: 100 wide, 116 high. Far away (data-zoom="far" on
 * the board) the number takes all of it.
 */
export const StandingMonster = memo(function StandingMonster({ monster, strength }: MonsterTokenProps) {
  const { draw: Draw } = MONSTERS[monster as Monster] ?? UNKNOWN;
  return (
    <g data-shows={`${monster} ${strength}`}>
      <g className="near">
        <ellipse cx="50" cy="106" rx="47" ry="9" fill="#120c0a" opacity=".55" />
        <Draw />
        <path d="M24 80l6-8h40l6 8v17c-6 9-14 14-26 17-12-3-20-8-26-17z" fill={PAINT.bone[1]} {...inked} />
        <path d="M28 80l3-4h38l3 4z" fill={PAINT.bone[0]} />
        <Numeral text={strength} x={50} y={93} size={strength > 9 ? 25 : 27} />
      </g>
      <g className="far">
        <circle cx="50" cy="56" r="42" fill={PAINT.bone[1]} {...inked} strokeWidth="5" />
        <Numeral text={strength} x={50} y={56} size={50} />
      </g>
    </g>
  );
});

/** The same as a picture of its own, as large as its frame. */
export const MonsterFigure = (props: MonsterTokenProps) => (
  <svg viewBox="-4 -4 108 122" aria-hidden="true">
    <StandingMonster {...props} />
  </svg>
);
