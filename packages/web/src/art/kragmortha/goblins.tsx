import type { ReactNode } from 'react';
import { fine, INK, inked, line, PAINT, thin } from '../ink.ts';
import { Eyes, Held, Limbs, Mouth } from '../poses.tsx';

/** What makes a goblin this one: around the chin at 0, drawn over head and tunic. */
interface Character {
  readonly hat: ReactNode;
  readonly eyes: ReactNode;
  readonly mouth: ReactNode;
  /** In its hand, or about it. */
  readonly holds?: ReactNode;
}

const SEAT = 'var(--seat)';
const LIGHT = 'var(--seat-light)';
const DARK = 'var(--seat-dark)';
const SKIN = '#8fbf34';
const SKIN_DARK = '#5a8424';

const BAND = <path d="M-36-16c22-11 50-11 72 0l-1-10c-22-9-48-9-70 0z" fill={LIGHT} {...inked} />;

/** Round eyes, large or small, that look somewhere. */
const eyes = (left: number, right: number, dx: number, dy: number) => (
  <>
    <circle cx="-12" cy="-18" r={left} fill="#fff0a0" {...inked} />
    <circle cx="13" cy="-18" r={right} fill="#fff0a0" {...inked} />
    <circle cx={-12 + dx} cy={-18 + dy} r="3.6" fill={INK} />
    <circle cx={13 + dx} cy={-18 + dy} r="3.6" fill={INK} />
  </>
);

/** Half shut: a lid of skin over each eye. */
const LIDS = (
  <path d="M-22-19c1-13 19-13 20 0zM3-19c1-13 19-13 20 0z" fill={SKIN_DARK} {...inked} strokeWidth="2" />
);

const GRIN = (
  <>
    <path d="M-17 3c10 4 24 4 34 0-2 11-9 14-17 14S-15 14-17 3z" fill="#4a1f1a" {...inked} />
    <path d="M-12 5l3 5 4-4 4 5 4-5 4 4 3-5" fill={PAINT.bone[0]} {...thin} strokeWidth="1.500" />
  </>
);

const Cherry: Character = {
  hat: (
    <>
      <path d="M-20-30l-14-14 12 0-4-16 14 12 2-16 12 16z" fill="#3a2a20" {...inked} />
      <path d="M-33-20c3-24 16-30 26-52 14 12 36 24 40 52-20-9-46-9-66 0z" fill={SEAT} {...inked} />
      <path d="M-7-72c14 12 36 24 40 52-6-3-12-5-18-6 2-18-4-32-22-46z" fill={DARK} />
      <path d="M-33-20c3-18 12-26 19-38-2 14-6 22-7 33z" fill={LIGHT} />
      {BAND}
    </>
  ),
  eyes: eyes(10, 8, 2, -3),
  mouth: GRIN,
  holds: (
    <>
      <path d="M30 34V10h10v24z" fill={PAINT.bone[1]} {...inked} />
      <path d="M35-14c8 9 10 16 4 22h-8c-6-6-4-13 4-22z" fill={PAINT.flame[2]} {...inked} />
      <path d="M35-3c4 5 5 8 2 11h-4c-3-3-2-6 2-11z" fill={PAINT.flame[0]} />
    </>
  ),
};

const Marmalade: Character = {
  hat: (
    <>
      <path
        d="M-36-22c-16-20-4-44 16-42 6-12 34-12 40 0 20-2 32 22 16 42-22-9-50-9-72 0z"
        fill={SEAT}
        {...inked}
      />
      <path d="M20-64c20-2 32 22 16 42-6-3-12-4-18-5 8-12 8-26 2-37z" fill={DARK} />
      <path d="M-34-26c-12-16-4-34 12-34-8 10-10 20-6 30z" fill={LIGHT} />
      {BAND}
    </>
  ),
  eyes: eyes(9, 9, 0, 2),
  mouth: (
    <>
      <path d="M-13 4c9 5 17 5 26 0" {...line} />
      <path d="M1 7c6 0 11 0 11-3 3 8 0 14-5 14s-7-5-6-11z" fill="#d9737a" {...thin} />
    </>
  ),
  holds: (
    <>
      <path d="M30 16h20v18c-6 4-14 4-20 0z" fill="#e79a3c" {...inked} />
      <path d="M28 10h24v7H28z" fill={PAINT.bone[1]} {...inked} />
      <path d="M46 10l10-20" {...line} stroke={PAINT.steel[1]} strokeWidth="5" />
    </>
  ),
};

const Mustard: Character = {
  hat: (
    <>
      <path d="M-28-20C-16-44-6-66-2-88c6 24 18 46 32 68-18-8-40-8-58 0z" fill={SEAT} {...inked} />
      <path d="M-2-88c6 24 18 46 32 68-5-2-10-4-15-5 0-22-6-42-17-63z" fill={DARK} />
      <path d="M-28-20C-16-44-8-58-5-74c1 18-6 34-8 50z" fill={LIGHT} />
      {BAND}
    </>
  ),
  eyes: (
    <>
      {eyes(8, 8, 1, 1)}
      <path d="M-24-30l18 7M24-30L7-23" {...line} strokeWidth="4.500" />
    </>
  ),
  mouth: <path d="M-12 3c8-4 18-4 25 0 1 10-4 14-12 14S-13 13-12 3z" fill="#4a1f1a" {...inked} />,
  holds: (
    <>
      <path d="M22 8l28-14v34L22 18z" fill={PAINT.brass[1]} {...inked} />
      <path d="M50-6c5 4 5 30 0 34z" fill={PAINT.brass[2]} {...inked} />
    </>
  ),
};

const Pickle: Character = {
  hat: (
    <>
      <path
        d="M-36-18c-2-24 16-36 40-36s36 10 38 26l12 8c-8 4-14 4-20 2-24-9-48-9-70 0z"
        fill={SEAT}
        {...inked}
      />
      <path d="M18-52c15 4 23 12 24 24l12 8c-8 4-14 4-20 2-5-2-10-3-15-4 5-10 5-20-1-30z" fill={DARK} />
      <path d="M-33-22c-1-16 8-26 20-28-6 8-9 16-9 26z" fill={LIGHT} />
      <circle cx="4" cy="-54" r="4.500" fill={LIGHT} {...inked} />
    </>
  ),
  eyes: (
    <>
      {eyes(9, 9, 0, 3)}
      {LIDS}
    </>
  ),
  mouth: <path d="M-14 13c8-11 20-11 28 0" {...line} strokeWidth="3.600" />,
};

const Blueberry: Character = {
  hat: (
    <>
      <path d="M-30-20v-18h60v18c-18-8-42-8-60 0z" fill={DARK} {...inked} />
      <path d="M-48-44L0-66l48 22L0-24z" fill={SEAT} {...inked} />
      <path d="M0-24l48-20-4 8L0-17z" fill={DARK} {...thin} />
      <path d="M0-46l36 6v20" {...line} stroke={LIGHT} strokeWidth="3" />
      <path d="M32-22h8l2 12H30z" fill={LIGHT} {...thin} />
    </>
  ),
  eyes: (
    <>
      {eyes(8, 8, -1, 2)}
      <circle cx="-12" cy="-18" r="13" {...line} stroke={PAINT.brass[1]} strokeWidth="4" />
      <circle cx="14" cy="-18" r="13" {...line} stroke={PAINT.brass[1]} strokeWidth="4" />
      <path d="M-1-19h3M-25-20l-8-4M27-20l8-4" {...line} stroke={PAINT.brass[1]} strokeWidth="4" />
    </>
  ),
  mouth: <path d="M-8 7c5 3 11 3 16 0" {...line} />,
  holds: <path d="M28 36C34 14 44 0 58-10c0 18-8 34-22 44z" fill={PAINT.bone[0]} {...inked} />,
};

const Plum: Character = {
  hat: (
    <>
      <path d="M-36-18v-14c0-24 14-36 36-36s36 12 36 36v14c-22-9-50-9-72 0z" fill={SEAT} {...inked} />
      <path d="M10-67c17 3 26 14 26 35v14c-5-2-11-4-16-5 4-16 1-30-10-44z" fill={DARK} />
      <path d="M-31-24c-2-18 6-32 20-38-8 12-10 22-10 34z" fill={LIGHT} />
      <path d="M-6-68c0-10 12-10 12 0" {...line} strokeWidth="4" />
      <path d="M30-58l14-6" {...line} stroke={PAINT.linen[0]} strokeWidth="9" />
    </>
  ),
  eyes: (
    <>
      <circle cx="13" cy="-17" r="15" fill="#6a4a86" />
      {eyes(9, 7, 1, -2)}
    </>
  ),
  mouth: (
    <>
      <path d="M-12 9c8-4 16-4 24 0" {...line} />
      <path d="M-8 7l2 7 4-7z" fill={PAINT.bone[0]} {...thin} />
    </>
  ),
  holds: (
    <>
      <path d="M-34-6l16 10M-32 4l12-9" {...line} stroke={INK} strokeWidth="9" />
      <path d="M-34-6l16 10M-32 4l12-9" {...line} stroke={PAINT.linen[0]} strokeWidth="5" />
    </>
  ),
};

const Chalk: Character = {
  hat: (
    <>
      <path
        d="M-33-20c2-28 16-44 34-44 26 0 40 16 48 48l-9 8c-4-16-9-26-17-32 5 8 8 13 10 20-20-8-46-8-66 0z"
        fill={SEAT}
        {...inked}
      />
      <path d="M14-62c20 5 30 21 35 46l-9 8c-4-16-9-26-17-32 1-8-3-15-9-22z" fill={DARK} />
      {BAND}
      <circle cx="44" cy="-6" r="8" fill={LIGHT} {...inked} />
    </>
  ),
  eyes: <path d="M-21-16c4 6 14 6 18 0M5-16c4 6 14 6 18 0" {...line} strokeWidth="3.600" />,
  mouth: <ellipse cx="1" cy="9" rx="6" ry="5" fill="#4a1f1a" {...inked} />,
  holds: (
    <path
      d="M-10 24v12M-5 21v15M0 22v14M5 24v12M-10 34c0 8 15 8 15 0"
      stroke={PAINT.stone[1]}
      strokeWidth="3.600"
      strokeLinecap="round"
      fill="none"
    />
  ),
};

const Soot: Character = {
  hat: (
    <>
      <path d="M-25-26l-5-50c20-7 40-7 60 0l-5 50z" fill={SEAT} {...inked} />
      <path d="M12-80c7 1 13 2 18 4l-5 50H11c4-18 4-36 1-54z" fill={DARK} />
      <path d="M-26-36c18-6 34-6 52 0v8c-18-6-34-6-52 0z" fill={PAINT.stone[1]} {...thin} />
      <path d="M-44-22c28-12 60-12 88 0l-3 9c-26-10-56-10-82 0z" fill={SEAT} {...inked} />
      <path d="M-40-20c12-5 24-7 36-8" {...fine} stroke={LIGHT} strokeWidth="3" />
    </>
  ),
  eyes: eyes(9, 9, -2, 0),
  mouth: (
    <>
      {GRIN}
      <path d="M-27-6l9 5M18-2l9 3M-4 20l9-2" {...line} stroke="#3c4a1c" strokeWidth="5" opacity=".75" />
    </>
  ),
  holds: (
    <>
      <path d="M38 46V0" {...line} strokeWidth="8" />
      <path d="M38 46V0" {...line} stroke={PAINT.wood[1]} strokeWidth="3.600" />
      <path d="M38-2l-18-8 10-4-4-10 12 8 12-8-4 10 10 4z" fill="#2c2732" {...inked} />
    </>
  ),
};

/** By the colour each is called after. */
export const CHARACTERS: Readonly<Record<string, Character>> = {
  red: Cherry,
  orange: Marmalade,
  yellow: Mustard,
  green: Pickle,
  blue: Blueberry,
  purple: Plum,
  white: Chalk,
  black: Soot,
};

/** Any goblin, where nobody has said which. */
export const SOMEBODY: Character = { ...Cherry, eyes: eyes(9, 9, 2, -4), holds: undefined };

/** A goblin around its chin, 136 wide with its ears. */
export const GoblinBody = ({ hat, eyes: looks, mouth, holds }: Character) => (
  <>
    <path d="M-18 40l-6 32h16l4-16h10l4 16h16l-8-32z" fill={PAINT.leather[2]} {...inked} />
    <path d="M-26 72h20v8h-26zM8 72h20l6 8H8z" fill={SKIN} {...inked} />
    <path d="M-24 10c-2 14 0 26 4 38h40c5-12 6-24 4-38z" fill={SEAT} {...inked} />
    <path d="M8 10h16c2 14 1 26-4 38H8c4-13 4-26 0-38z" fill={DARK} />
    <Limbs>
      <path
        d="M-26-18c-18-14-30-16-42-14 4 18 20 28 42 30zM26-18c18-14 30-16 42-14-4 18-20 28-42 30z"
        fill={SKIN}
        {...inked}
      />
    </Limbs>
    <path d="M-30-14c0-22 12-34 30-34s30 12 30 34S18 18 0 18s-30-12-30-32z" fill={SKIN} {...inked} />
    <path d="M10-46c14 5 20 16 20 32 0 20-12 32-30 32 18-18 22-38 10-64z" fill={SKIN_DARK} />
    <Eyes at={[-12, 13, -17]} size={2}>
      {looks}
    </Eyes>
    <path d="M0-14c-4 6-5 10-2 14h6c3-4 1-8-2-14z" fill={SKIN_DARK} {...inked} strokeWidth="2" />
    <Mouth>{mouth}</Mouth>
    {hat}
    <path d="M-24 14c-10 4-12 14-4 22l14-4" fill={SKIN} {...inked} />
    {holds !== undefined && <Held hand={90}>{holds}</Held>}
    <path d="M24 14c10 4 12 14 4 22l-14-4" fill={SKIN} {...inked} />
  </>
);
