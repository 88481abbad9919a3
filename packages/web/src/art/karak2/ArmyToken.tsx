import { type Army, REWARD } from '@undercroft/karak2';
import { memo } from 'react';
import { INK, inked, PAINT } from '../ink.ts';
import { Numeral } from '../Numeral.tsx';
import { ARMY_LOOKS, General } from './armies.tsx';
import { PIECES } from './items.tsx';
import '../zoom.css';

/** A shield: armies are told from single monsters at a glance. */
const SHIELD = 'M50 2l42 9v43c0 24-16 40-42 52C24 94 8 78 8 54V11z';

export interface ArmyTokenProps {
  readonly army: Army;
  readonly strength: number;
}

/** A monster army: its strength large, and what it guards in the corner. 100 wide, 106 high. */
export const ArmyToken = memo(function ArmyToken({ army, strength }: ArmyTokenProps) {
  const { draw: Draw, ground } = ARMY_LOOKS[army];
  const Reward = PIECES[REWARD[army]];
  return (
    <g data-shows={`${army} ${strength}`}>
      <path d={SHIELD} fill="#120c0a" opacity=".4" transform="translate(0 4)" />
      <path d={SHIELD} fill={PAINT.bone[2]} {...inked} />
      <path
        d="M50 9l36 7.500v38c0 19-13 33-36 43-23-10-36-24-36-43v-38z"
        fill={ground}
        {...inked}
        strokeWidth="2"
      />
      <g className="near">
        <g transform="translate(15 6) scale(.7)">
          <Draw />
        </g>
        <path d="M24 70l6-8h40l6 8v9c-4 10-12 17-26 24-14-7-22-14-26-24z" fill={PAINT.bone[1]} {...inked} />
        <Numeral text={strength} x={50} y={80} size={27} />
        <circle cx="84" cy="16" r="17" fill="#efe3c8" {...inked} strokeWidth="2.4" />
        <g transform="translate(73 5) scale(.22)">
          <Reward />
        </g>
      </g>
      <g className="far">
        <path d="M50 9l36 7.500v38c0 19-13 33-36 43-23-10-36-24-36-43v-38z" fill={PAINT.bone[1]} />
        <Numeral text={strength} x={50} y={50} size={50} />
      </g>
    </g>
  );
});

/** The Dark General with those who still guard him. 120 wide, around (50, 53). */
export const GeneralToken = memo(function GeneralToken({
  strength,
  praetorians,
}: {
  strength: number;
  praetorians: number;
}) {
  return (
    <g data-shows={`general ${strength} with ${praetorians}`}>
      <path d={SHIELD} fill="#120c0a" opacity=".5" transform="translate(0 4)" />
      <path d={SHIELD} fill={PAINT.iron[1]} {...inked} />
      <path
        d="M50 9l36 7.500v38c0 19-13 33-36 43-23-10-36-24-36-43v-38z"
        fill="#7a3a62"
        {...inked}
        strokeWidth="2"
      />
      <g className="near">
        <g transform="translate(13 2) scale(.74)">
          <General />
        </g>
        <path d="M22 70l6-8h44l6 8v9c-4 10-14 17-28 24-14-7-24-14-28-24z" fill={PAINT.bone[1]} {...inked} />
      </g>
      <Numeral text={strength} x={50} y={80} size={25} />
      {Array.from({ length: praetorians }, (_, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: praetorians differ in nothing but their place
          key={index}
          transform={`translate(${50 + (index - (praetorians - 1) / 2) * 21} -8)`}
        >
          <path d="M-8-9h16v12l-8 8-8-8z" fill={PAINT.iron[0]} {...inked} strokeWidth="2.2" />
          <path d="M-4-2h8M0-2v7" stroke={INK} strokeWidth="2.4" />
        </g>
      ))}
    </g>
  );
});

/** An army or the General as a picture of its own. */
export const ArmyPicture = memo(function ArmyPicture({
  army,
  strength,
  size = 56,
}: ArmyTokenProps & { readonly size?: number }) {
  return (
    <svg viewBox="0 -2 104 112" width={size} aria-hidden="true">
      <ArmyToken army={army} strength={strength} />
    </svg>
  );
});
