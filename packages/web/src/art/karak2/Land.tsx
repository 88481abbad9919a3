import { memo } from 'react';
import { fine, inked, line, PAINT, thin } from '../ink.ts';
import { growth, type Kind, rift } from './growth.ts';
import { HEX } from './hex.ts';

/** Ground by what it gives: [light side, itself, dark side]. */
const GROUND = {
  farm: ['#c4a553', '#a3853f', '#7d6331'],
  forest: ['#557a48', '#41633c', '#2c4a30'],
  rock: ['#8b8590', '#6f6a76', '#524d5a'],
  castle: ['#97a05c', '#7c8850', '#5c693f'],
  maw: ['#4a3240', '#33222d', '#1f141c'],
} as const;

/** The two halves of a hex, parted by a line that a hand drew. */
const LEFT = 'M0-62L-53.700-31V31L0 62C15 30-15 4 2-22-4-38-3-50 0-62z';
const RIGHT = 'M0-62L53.700-31V31L0 62C15 30-15 4 2-22-4-38-3-50 0-62z';

/** What grows there, by side of the light. */
const GREEN: Readonly<Record<Kind, { body: string; shade: string; shine: string; edge: string }>> = {
  farm: { body: '#e9cd78', shade: '#c49c45', shine: '#fbeab2', edge: '#7d5f24' },
  forest: { body: '#33613c', shade: '#1f442d', shine: '#568750', edge: '#173222' },
  rock: { body: '#8f8893', shade: '#5d5763', shine: '#b6b1bd', edge: '#3e3946' },
};
/** Old woods are darker, high peaks wear snow, and great fields are ripe. */
const GREEN_TALL: typeof GREEN = {
  farm: { body: '#f2cf63', shade: '#cc9a35', shine: '#fff0b4', edge: '#8a6420' },
  forest: { body: '#27503a', shade: '#15352a', shine: '#437551', edge: '#0f261d' },
  rock: { body: '#837c8a', shade: '#4d4757', shine: '#d9dce4', edge: '#363040' },
};

interface Grown {
  readonly kind: Kind;
  readonly side: -1 | 0 | 1;
  readonly tall: boolean;
}

/** What grows on one side of a tile, or on all of it. */
function Growth({ kind, side, tall, seed }: Grown & { readonly seed: number }) {
  const paint = (tall ? GREEN_TALL : GREEN)[kind];
  return (
    <>
      {growth(kind, side, tall, seed).map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows lie where they lie
        <g key={index}>
          <path
            d={row.body}
            fill={paint.body}
            stroke={paint.edge}
            strokeWidth="1.200"
            strokeLinejoin="round"
          />
          <path d={row.shade} fill={paint.shade} />
          <path d={row.shine} fill={paint.shine} />
        </g>
      ))}
      {kind === 'farm' && <Farmhouse side={side || (seed % 2 === 0 ? -1 : 1)} large={tall} />}
    </>
  );
}

/** Whoever works these fields lives at their upper end. */
const Farmhouse = ({ side, large }: { side: -1 | 1; large: boolean }) => (
  <g transform={`translate(${side * 31} -20) scale(${large ? 1.15 : 0.9})`}>
    <ellipse cx="2" cy="9" rx="15" ry="3.500" fill="#3a2b12" opacity=".4" />
    <path d="M-9 8V-3H9V8z" fill={PAINT.linen[0]} {...thin} strokeWidth="1.600" />
    <path d="M3-3h6V8H3z" fill={PAINT.linen[2]} />
    <path d="M-12-2l6-10H7l5 10z" fill="#94553a" {...thin} strokeWidth="1.600" />
    <path d="M1-12h6l5 10H3z" fill="#6b3826" />
    <path d="M-5 8V2h4v6z" fill="#3a2414" />
  </g>
);

/** Strips of a field, on one side or both: every other one is ripe. */
const STRIPS = {
  [-1]: 'M-52-28C-30-40-16-44-4-44L0-28c-20-2-36 2-53 10zM-53 0c18-6 30-7 48-7l2 16C-20 8-36 10-53 15zM-53 31c18-5 34-4 50-2l5 10-4 20-2 3-16-9z',
  0: 'M-52-28C-20-48 20-48 52-28l1 11C20-34-20-34-53-17zM-53 0C-20-13 20-13 53 0v15C20 3-20 3-53 15zM-53 31C-20 20 20 20 53 31L27 46C10 40-10 40-27 46z',
  1: 'M-3-44c20 0 36 4 55 16l1 11C36-26 18-29 1-28zM-4-8c20 0 38 2 57 8v15C34 8 16 8-1 9zM-2 27c20-2 38-1 55 4L27 46C18 43 10 42 3 43z',
} as const;

/** The ground of a land: furrows, moss or scree, and in the middle a clearing where pieces stand. */
function Half({ kind, side, shape }: Grown & { readonly shape: string }) {
  const [light, paint, dark] = GROUND[kind];
  return (
    <>
      <path d={shape} fill={paint} />
      {kind === 'farm' && <path d={STRIPS[side]} fill={light} stroke={dark} strokeWidth="1.600" />}
      {kind === 'forest' && (
        <path d={MOSS} fill={dark} opacity=".55" transform={side < 0 ? 'scale(-1 1)' : undefined} />
      )}
      {kind === 'rock' && <path d={SCREE} fill={dark} opacity=".5" />}
    </>
  );
}

/** Patches on the ground, east of the middle. */
const MOSS = 'M6-40c14-4 30 2 38 12-8 8-26 10-36 4zM10 30c12-6 26-6 36-2-6 10-18 14-30 16z';
const SCREE = 'M4-36l20 4 14 12-18 2zM-8 34l18-8 24 2-14 14z';

/** Trodden ground in the middle, by side. */
const CLEARING = {
  [-1]: 'M0-8a27 17 0 0 0 0 34z',
  0: 'M-27 9a27 17 0 0 1 54 0 27 17 0 0 1-54 0z',
  1: 'M0-8a27 17 0 0 1 0 34z',
} as const;

const Castle = () => (
  <g>
    <path d="M-34 12V-20h8v6h7v-6h8v6h22v-6h8v6h7v-6h8v32z" fill={PAINT.stone[0]} {...inked} />
    <path d="M14-14h12v-6h8v32H14z" fill={PAINT.stone[2]} />
    <path d="M-16 12v-44h7v6h6v-6h7v6h6v-6h7v44z" fill={PAINT.stone[1]} {...inked} />
    <path d="M6-26h4v-6h7v44H6c3-12 3-25 0-38z" fill={PAINT.stone[2]} />
    <path d="M-7 12V0C-7-9 8-9 8 0v12z" fill="#2a1c12" {...inked} />
    <path d="M-8-14v7M9-14v7M-26-4v7M26-4v7" {...line} stroke="#ffd98a" strokeWidth="3.4" />
    <path d="M0-32v-16" {...line} />
    <path d="M1-48l17 4-5 4 5 5-17 2z" fill="#6f8a45" {...thin} />
  </g>
);

const Maw = () => (
  <g>
    <path
      d="M-44 26C-46-4-26-40 0-44c28 4 46 36 44 70-8-10-12-4-18-14-6 8-12 2-16-6-4 10-10 10-14 2-6 8-14 4-18 0-6 10-14 0-22 4z"
      fill="#171018"
      {...inked}
    />
    <path d="M-30 14C-30-8-16-28 0-32c16 4 30 24 30 46-20-10-40-10-60 0z" fill="#5a2048" />
    <path d="M-18 8C-17-6-9-18 0-21c9 3 17 15 18 29-12-6-24-6-36 0z" fill="#a9457a" />
    <path
      d="M-26-26l-6-18 14 10zM26-26l6-18-14 10zM-42 0l-10-8 2 14zM42 0l10-8-2 14z"
      fill={PAINT.bone[2]}
      {...thin}
    />
    <path d="M-24 12l5-13 6 10 6-12 7 11 7-11 6 12 6-10 5 13" fill={PAINT.bone[1]} {...thin} />
  </g>
);

/** The land a tile shows, by its kind: 'farm-rock' of 'farm-rock-2'. */
const landOf = (tile: string) => tile.replace(/-\d+$/, '');

/** A hexagonal landscape tile around 0. Gorges lie over it: they are drawn by themselves. */
export const LandTile = memo(function LandTile({ tile, seed }: { tile: string; seed: number }) {
  const land = landOf(tile);
  if (land === 'castle' || land === 'hells-maw') {
    const [light, paint, dark] = GROUND[land === 'castle' ? 'castle' : 'maw'];
    return (
      <g data-shows={tile}>
        <path d={HEX} fill={paint} />
        <path d="M-50-16c20-12 40-14 58-8M-44 34c26-6 54-8 90-2" {...fine} stroke={light} strokeWidth="3" />
        <path d="M-20 50c14-4 30-4 44 0" {...fine} stroke={dark} strokeWidth="3" />
        {land === 'castle' ? <Castle /> : <Maw />}
        <Rim />
      </g>
    );
  }
  const tall = land.startsWith('great') || land.startsWith('deep');
  const kinds = land.split('-').filter((part): part is Kind => part in GREEN);
  const halves: readonly (Grown & { readonly shape: string })[] =
    kinds.length === 2
      ? [
          { kind: kinds[0], side: -1, tall, shape: LEFT },
          { kind: kinds[1], side: 1, tall, shape: RIGHT },
        ]
      : [{ kind: kinds[0], side: 0, tall, shape: HEX }];
  return (
    <g data-shows={tile}>
      {halves.map((half) => (
        <Half key={half.side} {...half} />
      ))}
      {halves.length === 2 && (
        <path
          d="M0-62C-3-50-4-38 2-22-15 4 15 30 0 62"
          {...fine}
          stroke="#2a2415"
          strokeWidth="2"
          opacity=".5"
        />
      )}
      {halves.map(({ kind, side }) => (
        <path key={side} d={CLEARING[side]} fill={GROUND[kind][0]} opacity=".7" />
      ))}
      {halves.map(({ kind, side }) => (
        <Growth key={side} kind={kind} side={side} tall={tall} seed={seed} />
      ))}
      <Rim />
    </g>
  );
});

/** Every tile has a light upper edge, a dark lower one, and an ink line around it. */
const Rim = () => (
  <>
    <path d="M-53.700 31V-31L0-62l53.700 31-3 3L0-56-48.500-28v56z" fill="#ffe9b0" opacity=".2" />
    <path d="M53.700-31V31L0 62-53.700 31l5-3L0 56 48.500 28v-58z" fill="#0d0a1a" opacity=".26" />
    <path d={HEX} {...line} strokeWidth="2" opacity=".7" />
  </>
);

/** A gorge's lips, its walls, the dark below, and the river at the bottom. */
const LIPS = rift(1, 11);
const WALL = rift(0.76, 11);
const DEEP = rift(0.42, 11);
/** Rock steps down on both sides. */
const LEDGES =
  'M47-19l3.500 1M46.500-9l4 1M46.500 2h4M47 11l3.500-1M48 20l3-1M60.500-17l-3.500 1M61-7l-4 1M61.500 4h-4M61 13l-4-1M60 21l-3-1';

/** A gorge on one edge of a hex: the land breaks off on either side, and far below runs water. */
export const Gorge = memo(function Gorge({ direction }: { direction: number }) {
  return (
    <g transform={`rotate(${direction * 60})`} data-shows="gorge">
      <path d={LIPS} fill="#b7a78c" {...inked} strokeWidth="2.200" />
      <path d={WALL} fill="#4b3d49" stroke="#2a1f2a" strokeWidth="1.400" strokeLinejoin="round" />
      <path d={LEDGES} {...line} stroke="#7d6a70" strokeWidth="1.600" />
      <path d={DEEP} fill="#0c0812" />
      <path
        d="M53.700-17l1.500 6-2.500 6 2.500 6-2.500 6 2 6-1 4"
        {...line}
        stroke="#3f7f96"
        strokeWidth="2"
      />
      <path
        d="M54.600-12l-.6 3M52.900-1l.8 3M53.500 9l-.6 3"
        {...line}
        stroke="#bfeaf0"
        strokeWidth="1.200"
      />
    </g>
  );
});
