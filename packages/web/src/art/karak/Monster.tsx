import type { Monster } from '@undercroft/karak';
import { memo } from 'react';
import { inked, PAINT } from '../ink.ts';
import { Numeral } from '../Numeral.tsx';
import { MONSTERS } from './monsters.ts';

/** A monster as it stands there, its strength on the shield before it: a picture of its own, as large as its frame. */
export const MonsterFigure = memo(function MonsterFigure({
  monster,
  strength,
}: {
  readonly monster: Monster;
  readonly strength: number;
}) {
  const { draw: Draw } = MONSTERS[monster];
  return (
    <svg viewBox="-4 -4 108 122" aria-hidden="true" data-shows={`${monster} ${strength}`}>
      <ellipse cx="50" cy="108" rx="46" ry="8" fill="#120c0a" opacity=".5" />
      <Draw />
      <path d="M24 80l6-8h40l6 8v17c-6 9-14 14-26 17-12-3-20-8-26-17z" fill={PAINT.bone[1]} {...inked} />
      <path d="M28 80l3-4h38l3 4z" fill={PAINT.bone[0]} />
      <Numeral text={strength} x={50} y={93} size={strength > 9 ? 25 : 27} />
    </svg>
  );
});
