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
const ArmyToken = memo(function ArmyToken({ army, strength }: ArmyTokenProps) {
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

/** The plate a strength is written on, before a figure's feet. */
const PLATE = 'M24 80l6-8h40l6 8v15c-6 9-14 14-26 17-12-3-20-8-26-17z';

/** A monster army on the land: the foremost of it under its war banner, spears behind, its strength before it. */
export const ArmyFigure = memo(function ArmyFigure({ army, strength }: ArmyTokenProps) {
  const { draw: Draw, ground } = ARMY_LOOKS[army];
  const Reward = PIECES[REWARD[army]];
  return (
    <g data-shows={`${army} ${strength}`}>
      <g className="near">
        <ellipse cx="52" cy="103" rx="52" ry="10" fill="#120c0a" opacity=".5" />
        <path d="M10 100L2 22M22 98L20 10M92 98l6-66" stroke={INK} strokeWidth="6" strokeLinecap="round" />
        <path
          d="M10 100L2 22M22 98L20 10M92 98l6-66"
          stroke={PAINT.wood[1]}
          strokeWidth="2.400"
          strokeLinecap="round"
        />
        <path d="M2 6l5 18H-3zM98 16l5 18H93z" fill={PAINT.steel[0]} {...inked} strokeWidth="2" />
        <path d="M20-4H-12l7 12-7 12h32z" fill={ground} {...inked} />
        <g transform="translate(4 4) scale(.94)">
          <Draw />
        </g>
        <path d={PLATE} fill={PAINT.bone[1]} {...inked} />
        <path d="M28 80l3-4h38l3 4z" fill={PAINT.bone[0]} />
        <Numeral text={strength} x={50} y={92} size={28} />
        <circle cx="88" cy="12" r="17" fill="#efe3c8" {...inked} strokeWidth="2.4" />
        <g transform="translate(77 1) scale(.22)">
          <Reward />
        </g>
      </g>
      <g className="far">
        <path d={SHIELD} fill={PAINT.bone[1]} {...inked} strokeWidth="5" />
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
      <ellipse cx="50" cy="104" rx="54" ry="10" fill="#120c0a" opacity=".55" />
      <g className="near">
        <path
          d="M-2 100l10-74L-6 6l26 8 6 30-8 56zM102 100L92 26l14-20-26 8-6 30 8 56z"
          fill="#3a1430"
          {...inked}
        />
        <g transform="translate(-6 -4) scale(1.12)">
          <General />
        </g>
        <path d={PLATE} fill={PAINT.bone[1]} {...inked} />
      </g>
      <g className="far">
        <path d={SHIELD} fill={PAINT.bone[1]} {...inked} strokeWidth="5" />
      </g>
      <Numeral text={strength} x={50} y={92} size={25} />
      {Array.from({ length: praetorians }, (_, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: praetorians differ in nothing but their place
          key={index}
          transform={`translate(${50 + (index - (praetorians - 1) / 2) * 21} -16)`}
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
