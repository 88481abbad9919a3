import type { Amulet, Item, Reward } from '@undercroft/karak2';
import { memo, type ReactNode } from 'react';
import { fine, INK, inked, line, PAINT, thin } from '../ink.ts';
import { ITEMS as CARRIED } from '../karak/items.tsx';
import { GOOD } from './goods.tsx';

const Hammer = () => (
  <g transform="rotate(-38 50 50)">
    <path d="M44 30h12v66c-3 4-9 4-12 0z" fill={PAINT.wood[1]} {...inked} />
    <path d="M51 30h5v66l-5 3z" fill={PAINT.wood[2]} />
    <path d="M44 74h12M44 84h12" {...line} />
    <path d="M16 2h66l8 8v22l-8 8H16z" fill={PAINT.steel[1]} {...inked} />
    <path d="M16 2h66l8 8H16z" fill={PAINT.steel[0]} />
    <path d="M16 30h74v2l-8 8H16z" fill={PAINT.steel[2]} />
    <path d="M40 2h20v38H40z" fill={PAINT.gold[1]} {...inked} />
  </g>
);

const Pickpocket = () => (
  <>
    <path
      d="M30 50c-14 8-22 18-20 30 2 12 16 16 34 16s32-4 34-16c2-12-6-22-20-30z"
      fill={PAINT.leather[0]}
      {...inked}
    />
    <path d="M54 50h4c14 8 22 18 20 30-2 12-16 16-34 16 16-10 20-30 10-46z" fill={PAINT.leather[1]} />
    <path d="M30 44h28v8H30z" fill={PAINT.brass[1]} {...inked} />
    <path
      d="M96 6L70 20l-10-2c-6 0-8 8-2 10l-4 14c0 8 8 8 10 2l3-8 3 12c2 7 10 5 9-2l-1-10 4 7c4 6 10 2 8-4l-4-14 12-8z"
      fill={PAINT.skin[1]}
      {...inked}
    />
    <path d="M72 34l4-4M82 34l3-4" {...fine} />
    <path d="M98 2L78 14l8 14 14-8z" fill="#3a3340" {...inked} />
  </>
);

const Cart = () => (
  <>
    <path d="M8 34h72l8 34H18z" fill={PAINT.wood[1]} {...inked} />
    <path d="M10 42h72M13 56h72" {...fine} />
    <path d="M16 34c4-18 20-24 30-14 12-10 26-2 28 14z" fill="#e0bf6a" {...inked} />
    <path d="M80 40l18-14" {...line} strokeWidth="6" />
    <circle cx="34" cy="76" r="17" fill={PAINT.wood[2]} {...inked} />
    <circle cx="34" cy="76" r="6" fill={PAINT.brass[1]} {...inked} />
    <circle cx="74" cy="76" r="17" fill={PAINT.wood[2]} {...inked} />
    <circle cx="74" cy="76" r="6" fill={PAINT.brass[1]} {...inked} />
  </>
);

/** Every amulet is the same chain; what hangs in it tells them apart. */
const amulet = (sign: ReactNode) => () => (
  <>
    <path d="M18 4c4 20 14 30 32 34 18-4 28-14 32-34" fill="none" stroke={INK} strokeWidth="9" />
    <path
      d="M18 4c4 20 14 30 32 34 18-4 28-14 32-34"
      fill="none"
      stroke={PAINT.brass[1]}
      strokeWidth="4.5"
      strokeDasharray="7 4"
    />
    <circle cx="50" cy="63" r="33" fill={PAINT.brass[1]} {...inked} />
    <path d="M50 30a33 33 0 0 1 0 66z" fill={PAINT.brass[2]} />
    <circle cx="50" cy="63" r="25" fill="#2f4a44" {...inked} />
    {sign}
  </>
);

const { food: FoodSign } = GOOD;
const AMULET_SIGNS: Readonly<Record<Amulet, () => ReactNode>> = {
  resources: amulet(
    <g transform="translate(29 42) scale(.42)">
      <FoodSign />
    </g>,
  ),
  fame: amulet(<path d="M50 43l6 13 14 1-11 9 4 14-13-8-13 8 4-14-11-9 14-1z" fill="#e9cf7a" {...thin} />),
  deeds: amulet(<path d="M54 42L36 67h11l-3 18 20-26H52z" fill="#c9f5ee" {...thin} />),
  protection: amulet(
    <path d="M50 43l17 5v15c0 10-7 16-17 21-10-5-17-11-17-21V48z" fill={PAINT.steel[0]} {...thin} />,
  ),
  titan: amulet(
    <path
      d="M38 84V70l-6-8 2-10 6 2v-6l7-4 3 4 4-4 6 3v6l5 2-1 12-4 6v11z"
      fill={PAINT.stone[0]}
      {...thin}
    />,
  ),
};

const soulStone = (paint: readonly [string, string, string]) => (
  <>
    <path d="M50 4l26 22 8 38-34 32-34-32 8-38z" fill={paint[1]} {...inked} />
    <path d="M50 4L24 26l-8 38 22-12z" fill={paint[0]} />
    <path d="M50 4l26 22 8 38-34 32 12-44z" fill={paint[2]} />
    <path
      d="M50 4L38 52l12 44 12-44zM24 26l14 26-22 12M76 26L62 52l22 12M38 52h24"
      {...fine}
      strokeWidth="2.2"
    />
    <path d="M28 32l8-10" {...line} stroke="#fff" strokeWidth="4" />
  </>
);
const SOUL = ['#d9f2ff', '#6fb4e8', '#2c5f9e'] as const;

export type PieceName = Item | Reward | 'arkenstone' | 'plague';

const SmallStone = () => <g transform="translate(17 24) scale(.66)">{soulStone(SOUL)}</g>;
const LargeStone = () => soulStone(SOUL);
const Arkenstone = () => (
  <>
    <path
      d="M50-4l6 12M10 14l12 8M90 14l-12 8M2 54l12-2M98 54l-12-2"
      {...line}
      stroke={PAINT.gold[1]}
      strokeWidth="5"
    />
    <g transform="translate(8 10) scale(.84)">{soulStone(PAINT.gold)}</g>
  </>
);

const Plague = () => (
  <>
    <circle cx="50" cy="50" r="46" fill="#5c6b22" {...inked} />
    <path d="M50 4a46 46 0 0 1 0 92z" fill="#414d17" />
    <path
      d="M22 46c0-18 12-28 28-28s28 10 28 28c0 11-5 16-10 19v13c-12 5-24 5-36 0V65c-5-3-10-8-10-19z"
      fill="#dfe6b0"
      {...inked}
    />
    <path
      d="M30 48c0-7 4-10 9-10s9 4 9 10-4 10-9 10-9-4-9-10zM52 48c0-6 4-10 9-10s9 3 9 10-4 10-9 10-9-4-9-10z"
      fill={INK}
    />
    <path d="M50 57l5 9H45zM40 72v8M50 73v9M60 72v8" {...line} strokeWidth="3" />
  </>
);

/** What can be won, carried or suffered, in a square of 100. */
export const PIECES: Readonly<Record<PieceName, () => ReactNode>> = {
  sword: CARRIED.sword,
  hammer: Hammer,
  fireball: CARRIED.flames,
  pickpocket: Pickpocket,
  cart: Cart,
  amulet: amulet(<path d="M50 44c10 12 12 24 0 38-12-14-10-26 0-38z" fill="#7fae55" {...thin} />),
  ...AMULET_SIGNS,
  'small-stone': SmallStone,
  'large-stone': LargeStone,
  arkenstone: Arkenstone,
  plague: Plague,
};

/** One of them as a picture of its own. */
export const PiecePicture = memo(function PiecePicture({
  piece,
  size = 40,
}: {
  piece: PieceName;
  size?: number;
}) {
  const Draw = PIECES[piece];
  return (
    <svg viewBox="-6 -6 112 112" width={size} height={size} aria-hidden="true" data-shows={piece}>
      <Draw />
    </svg>
  );
});

/** One lying on the land: 100 across around 0. */
export function LyingPiece({ piece }: { piece: PieceName }) {
  const Draw = PIECES[piece];
  return (
    <g data-shows={piece}>
      <circle r="48" fill={PAINT.wood[2]} {...inked} />
      <circle r="40" fill="#efe3c8" {...inked} strokeWidth="2" />
      <g transform="translate(-32 -32) scale(.64)">
        <Draw />
      </g>
    </g>
  );
}
