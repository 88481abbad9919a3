import type { Monster } from '@undercroft/karak';
import { memo } from 'react';
import { layered } from '../drawing.ts';
import { inked, PAINT } from '../ink.ts';
import { Numeral } from '../Numeral.tsx';
import { Inlaid } from '../Picture.tsx';
import { monsterLook } from './monsters.ts';
import plate from './things/plate.svg?drawing';
import '../zoom.css';

export interface MonsterProps {
  readonly monster: Monster;
  /** What must be beaten. */
  readonly strength: number;
  /** On a stage, where it takes poses. */
  readonly live?: boolean;
}

/** The room a monster takes with its shadow. */
const BOX = '-4 -4 108 122';
const SHADOW = '<ellipse cx="50" cy="106" rx="47" ry="9" fill="#120c0a" opacity=".55"/>';

/**
 * A monster as it stands there, its strength on the shield before it: 100 wide, 116 high. Far away (data-zoom="far" on
 * the board) the number takes all of it.
 */
export const StandingMonster = memo(function StandingMonster({ monster, strength, live }: MonsterProps) {
  const { drawing } = monsterLook(monster);
  return (
    <g data-shows={`${monster} ${strength}`}>
      <g className="near">
        <Inlaid of={layered(`standing ${drawing.name}`, BOX, SHADOW, drawing, plate)} live={live} />
        <Numeral text={strength} x={50} y={93} size={strength > 9 ? 25 : 27} />
      </g>
      <g className="far">
        <circle cx="50" cy="56" r="42" fill={PAINT.bone[1]} {...inked} strokeWidth="5" />
        <Numeral text={strength} x={50} y={56} size={50} />
      </g>
    </g>
  );
});

/** The same as a picture of its own, as large as its frame, on a stage. */
export const MonsterFigure = (props: MonsterProps) => (
  <svg viewBox={BOX} aria-hidden="true">
    <StandingMonster {...props} live />
  </svg>
);
