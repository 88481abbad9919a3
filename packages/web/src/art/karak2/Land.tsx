import { memo, type ReactNode } from 'react';
import { fine, hand, inked, line, PAINT, round, thin } from '../ink.ts';
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

const Tree = ({ tall }: { tall: boolean }) => (
  <g transform={tall ? 'scale(1.55)' : 'scale(1.15)'}>
    <path d="M-2 0h4v5h-4z" fill={PAINT.wood[2]} />
    <path d="M0-20L8.500 1h-17z" fill="#2f5a38" {...thin} />
    <path d="M0-20L8.500 1H2z" fill="#1c3d2a" />
    <path d="M-1-16L-6-2" {...fine} stroke="#6d9a5a" strokeWidth="1.4" />
  </g>
);

const Crag = ({ tall }: { tall: boolean }) => (
  <g transform={tall ? 'scale(1.35)' : undefined}>
    <path d="M-11 4L-5-11l5 5 4-8 8 18z" fill={PAINT.stone[1]} {...thin} />
    <path d="M4-14L12 4H2z" fill={PAINT.stone[2]} />
    <path d="M-5-11L-9 2" {...fine} stroke={PAINT.stone[0]} />
  </g>
);

const Wheat = ({ tall }: { tall: boolean }) => (
  <g transform={tall ? 'scale(1.5)' : 'scale(1.1)'}>
    <path d="M-6 5c1-5-1-8-3-11M0 5v-14M6 5c-1-5 1-8 3-11" {...fine} stroke="#6b5022" />
    <path
      d="M0-20c4 4 4 9 0 13-4-4-4-9 0-13zM-10-15c4 3 5 7 3 12-5-2-6-7-3-12zM10-15c-4 3-5 7-3 12 5-2 6-7 3-12z"
      fill="#efd47e"
      {...thin}
      strokeWidth="1.5"
    />
  </g>
);

const GROWS: Readonly<Record<'farm' | 'forest' | 'rock', (props: { tall: boolean }) => ReactNode>> = {
  farm: Wheat,
  forest: Tree,
  rock: Crag,
};

/** Around the clearing in the middle, from back to front. Fields stay open: few stalks stand there. */
const WILD = [
  [-12, -40],
  [14, -42],
  [-29, -29],
  [30, -28],
  [-42, -13],
  [43, -12],
  [-37, 9],
  [38, 10],
  [-43, 26],
  [42, 28],
] as const;
const TILLED = [
  [-18, -37],
  [36, -24],
  [-42, -8],
  [43, 12],
  [-36, 26],
] as const;

interface Grown {
  readonly kind: 'farm' | 'forest' | 'rock';
  readonly side: -1 | 0 | 1;
  readonly tall: boolean;
}

/** What grows on one side of a tile, or on all of it. */
function Growth({ kind, side, tall, seed }: Grown & { readonly seed: number }) {
  const luck = hand(seed);
  const Draw = GROWS[kind];
  const spots = kind === 'farm' ? TILLED : WILD;
  return spots
    .filter(([x]) => x * side >= 0)
    .map(([x, y]) => (
      <g
        key={`${x} ${y}`}
        transform={`translate(${round(x + (luck() - 0.5) * 7)} ${round(y + (luck() - 0.5) * 6)})`}
      >
        <Draw tall={tall} />
      </g>
    ));
}

/** Strips of a field, on one side or both: every other one is ripe. */
const STRIPS = {
  [-1]: 'M-52-28C-30-40-16-44-4-44L0-28c-20-2-36 2-53 10zM-53 0c18-6 30-7 48-7l2 16C-20 8-36 10-53 15zM-53 31c18-5 34-4 50-2l5 10-4 20-2 3-16-9z',
  0: 'M-52-28C-20-48 20-48 52-28l1 11C20-34-20-34-53-17zM-53 0C-20-13 20-13 53 0v15C20 3-20 3-53 15zM-53 31C-20 20 20 20 53 31L27 46C10 40-10 40-27 46z',
  1: 'M-3-44c20 0 36 4 55 16l1 11C36-26 18-29 1-28zM-4-8c20 0 38 2 57 8v15C34 8 16 8-1 9zM-2 27c20-2 38-1 55 4L27 46C18 43 10 42 3 43z',
} as const;

function Half({ kind, side, shape, tall }: Grown & { readonly shape: string }) {
  const [light, paint, dark] = GROUND[kind];
  return (
    <>
      <path d={shape} fill={paint} />
      {kind === 'farm' && <path d={STRIPS[side]} fill={light} stroke={dark} strokeWidth="1.600" />}
      {kind === 'forest' && (
        <path
          d={
            side > 0
              ? 'M18-20c8-4 20-4 26 0M14 22c10-4 20-4 28 0'
              : 'M-44-20c8-4 20-4 26 0M-40 22c10-4 20-4 28 0'
          }
          {...fine}
          stroke={tall ? dark : light}
        />
      )}
      {kind === 'rock' && (
        <path
          d={side > 0 ? 'M12-12l12 6 14-4M10 18l16-6 12 8' : 'M-38-14l14 7 12-5M-40 18l14-6 16 6'}
          {...fine}
          stroke={dark}
        />
      )}
    </>
  );
}

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
  const kinds = land.split('-').filter((part): part is Grown['kind'] => part in GROWS);
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

/** A gorge on one edge of a hex: a black rift with broken lips, half on either tile. */
export const Gorge = memo(function Gorge({ direction }: { direction: number }) {
  return (
    <g transform={`rotate(${direction * 60})`} data-shows="gorge">
      <path
        d="M50-36l7-1 7 7 3 11-4 8 7 8-4 10 4 9-5 10 2 8-7 9-6 3-7-6-2-9-6-9 4-10-5-8 5-10-3-9 4-12z"
        fill={PAINT.stone[0]}
        {...inked}
      />
      <path d="M53-32l6 5 3 10-5 8 7 8-4 10 3 9-5 9 1 7-6 6-5-8-4-10 4-9-5-9 5-10-3-9 3-10z" fill="#0b0710" />
      <path
        d="M51-20l4 7-5 8 5 8-5 9 5 8-3 8"
        fill="none"
        stroke="#54406a"
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
    </g>
  );
});
