import { type Army, REWARD } from '@undercroft/karak2';
import { memo } from 'react';
import { byName, type Drawing, layered, placed } from '../drawing.ts';
import { INK, inked, PAINT } from '../ink.ts';
import { monsterLook } from '../karak/monsters.ts';
import { Numeral } from '../Numeral.tsx';
import { Inlaid, Picture } from '../Picture.tsx';
import { PIECES } from './items.tsx';
import around from './things/army.svg?drawing';
import plate from './things/army-plate.svg?drawing';
import general from './things/general.svg?drawing';
import shield from './things/shield.svg?drawing';
import shieldPlate from './things/shield-plate.svg?drawing';
import '../zoom.css';

const DRAWINGS = byName<Army | 'general'>(
  import.meta.glob('./armies/*.svg', { eager: true, import: 'default', query: '?drawing' }),
);

/** The ground of each one's shield and banner. */
const GROUNDS: Readonly<Record<Army, string>> = {
  'skeleton-warriors': '#5b6f96',
  'fire-eaters': '#53424c',
  'shadow-eaters': '#8b8fae',
  'skeleton-giants': '#6d7a58',
  'dark-dryads': '#8a7a94',
  'hammer-follower': '#a08a64',
  'skeleton-riders': '#4d7280',
  'death-envoys': '#7d7f96',
};

/** An army in a square of 100; skeleton warriors are those of Karak. */
const drawingOf = (army: Army): Drawing =>
  army === 'skeleton-warriors' ? monsterLook('skeleton-warrior').drawing : DRAWINGS[army];

/** An army before what stands behind it, with its plate, and on that what it guards. */
const armed = (army: Army, behind: Drawing, at: string, before: Drawing, guarded: string): Drawing =>
  layered(
    `${behind.name} ${army}`,
    behind.box,
    behind,
    placed(drawingOf(army), at),
    before,
    placed(PIECES[REWARD[army]], guarded),
  );

const SHIELD = 'M50 2l42 9v43c0 24-16 40-42 52C24 94 8 78 8 54V11z';

export interface ArmyTokenProps {
  readonly army: Army;
  readonly strength: number;
  /** On a stage, where it takes poses. */
  readonly live?: boolean;
}

/** A monster army: its strength large, and what it guards in the corner. 100 wide, 106 high. */
const ArmyToken = memo(function ArmyToken({ army, strength }: ArmyTokenProps) {
  return (
    <g data-shows={`${army} ${strength}`}>
      <g className="near">
        <Inlaid
          of={armed(army, shield, 'translate(15 6) scale(.7)', shieldPlate, 'translate(73 5) scale(.22)')}
          paints={{ ground: GROUNDS[army] }}
        />
        <Numeral text={strength} x={50} y={80} size={27} />
      </g>
      <g className="far">
        <Inlaid of={shield} paints={{ ground: GROUNDS[army] }} />
        <path d="M50 9l36 7.500v38c0 19-13 33-36 43-23-10-36-24-36-43v-38z" fill={PAINT.bone[1]} />
        <Numeral text={strength} x={50} y={50} size={50} />
      </g>
    </g>
  );
});

/** A monster army on the land: the foremost of it under its war banner, spears behind, its strength before it. */
export const ArmyFigure = memo(function ArmyFigure({ army, strength, live }: ArmyTokenProps) {
  return (
    <g data-shows={`${army} ${strength}`}>
      <g className="near">
        <Inlaid
          of={armed(army, around, 'translate(4 4) scale(.94)', plate, 'translate(77 1) scale(.22)')}
          paints={{ ground: GROUNDS[army] }}
          live={live}
        />
        <Numeral text={strength} x={50} y={92} size={28} />
      </g>
      <g className="far">
        <path d={SHIELD} fill={PAINT.bone[1]} {...inked} strokeWidth="5" />
        <Numeral text={strength} x={50} y={50} size={50} />
      </g>
    </g>
  );
});

interface GeneralProps {
  readonly strength: number;
  readonly praetorians: number;
  readonly live?: boolean;
}

/** The Dark General with those who still guard him. 120 wide, around (50, 53). */
export const GeneralToken = memo(function GeneralToken({ strength, praetorians, live }: GeneralProps) {
  return (
    <g data-shows={`general ${strength} with ${praetorians}`}>
      <ellipse cx="50" cy="104" rx="54" ry="10" fill="#120c0a" opacity=".55" />
      <Inlaid of={general} className="near" live={live} />
      <path className="far" d={SHIELD} fill={PAINT.bone[1]} {...inked} strokeWidth="5" />
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
    <svg viewBox={shield.box} width={size} aria-hidden="true">
      <ArmyToken army={army} strength={strength} />
    </svg>
  );
});

/** The Dark General's head, for a line of text. */
export const GeneralPicture = ({ size = 48 }: { size?: number }) => (
  <Picture of={DRAWINGS.general} width={size} />
);
