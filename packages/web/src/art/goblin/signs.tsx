import { memo, type ReactNode } from 'react';
import { inked, line, PAINT } from '../ink.ts';

type CardColour = 'blue' | 'red' | 'green' | 'yellow';

/** Each card colour with its own shape, so that a chain is read without colours too: [light, itself, dark, shape]. */
const CARD_COLOURS: Readonly<Record<CardColour, readonly [string, string, string, string]>> = {
  blue: ['#8db9f2', '#3d6fc4', '#274a8a', 'M50 6c22 28 34 42 34 56a34 34 0 0 1-68 0C16 48 28 34 50 6z'],
  red: ['#ff9a85', '#c93f33', '#86231d', 'M50 3l38 47-38 47-38-47z'],
  green: [
    '#a6d987',
    '#3f8f4a',
    '#245c31',
    'M50 6a21 21 0 0 1 19 31 21 21 0 1 1-13 36l5 22H39l5-22a21 21 0 1 1-13-36A21 21 0 0 1 50 6z',
  ],
  yellow: ['#ffeaa0', '#e0ac25', '#9c7212', 'M50 4l12 26 28 3-21 20 6 29-25-15-25 15 6-29L10 33l28-3z'],
};

/** The sign of a card's colour, and of the colours that may follow it. A picture. */
export const CardSign = memo(function CardSign({ colour, size = 24 }: { colour: CardColour; size?: number }) {
  const [light, self, dark, shape] = CARD_COLOURS[colour];
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <path d={shape} fill={self} {...inked} strokeWidth="7" />
      <path d={shape} fill={light} transform="translate(21 18) scale(.46)" />
      <path d={shape} fill="none" stroke={dark} strokeWidth="4" transform="translate(7 7) scale(.86)" />
    </svg>
  );
});

type Effect = 'attack' | 'defence' | 'draw' | 'heal';

const EFFECTS: Readonly<Record<Effect, () => ReactNode>> = {
  attack: () => (
    <g transform="rotate(40 50 50)">
      <path d="M40 8l10-14 10 14v54H40z" fill={PAINT.steel[1]} {...inked} strokeWidth="5" />
      <path d="M40 8l10-14v68H40z" fill={PAINT.steel[0]} />
      <path d="M40 8l10-14 10 14v54H40z" {...line} strokeWidth="5" />
      <path d="M26 60h48v12H26z" fill={PAINT.brass[1]} {...inked} strokeWidth="5" />
      <path d="M43 72h14v24H43z" fill={PAINT.leather[1]} {...inked} strokeWidth="5" />
    </g>
  ),
  defence: () => (
    <>
      <path
        d="M50 6c14 8 26 11 40 11 0 38-10 62-40 77C20 79 10 55 10 17c14 0 26-3 40-11z"
        fill={PAINT.wood[1]}
        {...inked}
        strokeWidth="5"
      />
      <path d="M50 6c14 8 26 11 40 11 0 38-10 62-40 77z" fill={PAINT.wood[2]} />
      <path d="M50 18v64M20 40h60" {...line} stroke={PAINT.brass[0]} strokeWidth="9" />
      <path
        d="M50 6c14 8 26 11 40 11 0 38-10 62-40 77C20 79 10 55 10 17c14 0 26-3 40-11z"
        {...line}
        strokeWidth="5"
      />
    </>
  ),
  draw: () => (
    <>
      <path d="M14 22l40-12 18 62-40 12z" fill={PAINT.bone[2]} {...inked} strokeWidth="5" />
      <path d="M36 20h46v68H36z" fill={PAINT.bone[1]} {...inked} strokeWidth="5" />
      <path d="M59 32v34M44 50l15 17 15-17" {...line} strokeWidth="8" />
    </>
  ),
  heal: () => (
    <>
      <path
        d="M50 92C18 70 4 52 8 32c4-20 30-26 42-6C62 6 88 12 92 32c4 20-10 38-42 60z"
        fill="#e5534a"
        {...inked}
        strokeWidth="5"
      />
      <path d="M92 32c4 20-10 38-42 60 22-24 30-48 24-75 9 1 16 6 18 15z" fill="#9a2722" />
      <path d="M50 34v34M33 51h34" {...line} stroke={PAINT.bone[0]} strokeWidth="11" />
    </>
  ),
};

/** What a card does. A picture. */
export const EffectSign = memo(function EffectSign({ effect, size = 28 }: { effect: Effect; size?: number }) {
  const Draw = EFFECTS[effect];
  return (
    <svg viewBox="-4 -4 108 108" width={size} height={size} aria-hidden="true">
      <Draw />
    </svg>
  );
});
