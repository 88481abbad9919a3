import { inked, line, PAINT } from '../../ink.ts';
import { eyes, Held } from '../../poses.tsx';
import { WEAR } from './cloth.ts';

const [, CLOTH, DARK] = WEAR.victorius;

export const Victorius = () => (
  <>
    <path d="M60 62c18 2 28 14 34 48-8-3-14-1-20 4-8-14-14-30-14-52z" fill={CLOTH} {...inked} />
    <path d="M66 66c13 5 21 18 26 41-6-2-11-1-16 3-7-13-11-27-10-44z" fill={DARK} />
    <path d="M36 94l-3 22h14l3-14 4 14h14l-4-22z" fill={PAINT.iron[1]} {...inked} />
    <path d="M31 110l-3 9h19v-8zM54 111v8h19l-3-9z" fill={PAINT.steel[1]} {...inked} />
    <path d="M33 62c-2 12-1 24 3 36 9 4 20 4 29 0 4-12 5-24 2-36z" fill={PAINT.steel[1]} {...inked} />
    <path d="M57 62h10c3 12 2 24-2 36-4 2-8 3-12 3 5-13 6-26 4-39z" fill={PAINT.steel[2]} />
    <path d="M36 64c-1 10 0 20 2 29l5 1c-1-11-1-20 1-30z" fill={PAINT.steel[0]} />
    <path d="M36 84c9 4 19 4 30 0l-1 30c-4-4-7-4-10 1-3-5-7-5-10 0-3-5-6-5-9-1z" fill={CLOTH} {...inked} />
    <path d="M58 86l8-2-1 30-7-1z" fill={DARK} />
    <path d="M35 82c10 4 21 4 31 0v7c-10 4-21 4-31 0z" fill={PAINT.leather[1]} {...inked} />
    <path d="M65 66c9 3 13 10 12 20l-10 4c0-7-2-11-7-14z" fill={PAINT.steel[2]} {...inked} />
    <path
      d="M26 66c4-8 12-9 18-6l-2 14c-6 2-12 0-16-8zM74 66c-4-8-12-9-18-6l2 14c6 2 12 0 16-8z"
      fill={PAINT.steel[1]}
      {...inked}
    />
    <path d="M27 65c4-6 10-7 15-5l-1 5c-5-2-9-1-14 0z" fill={PAINT.steel[0]} />
    <Held hand={86}>
      <path d="M13 80V10l6-10 6 10v70z" fill={PAINT.steel[1]} {...inked} />
      <path d="M13 80V10l6-10v80z" fill={PAINT.steel[0]} />
      <path d="M13 80V10l6-10 6 10v70z" {...line} />
      <path d="M4 78h30v7H4z" fill={PAINT.gold[1]} {...inked} />
      <path d="M15 85h8v14h-8z" fill={PAINT.leather[1]} {...inked} />
      <circle cx="19" cy="102" r="5" fill={PAINT.gold[1]} {...inked} />
    </Held>
    <path d="M37 68c-8 4-13 11-15 20l8 8c5-5 9-12 12-20z" fill={PAINT.steel[0]} {...inked} />
    <circle cx="20" cy="92" r="6.5" fill={PAINT.leather[1]} {...inked} />
    <path
      d="M53 20c2-13 14-20 30-16 8 3 12 10 10 20-4-6-9-8-14-6-6 3-8 9-7 18-5-9-11-13-19-16z"
      fill={CLOTH}
      {...inked}
    />
    <path d="M56 19c8-9 20-12 35-4-2 0-6-1-11 1-7 3-10 8-9 15-4-6-8-9-15-12z" fill={DARK} />
    <path
      d="M33 44c-1-17 6-28 18-28s19 11 18 28c0 11-7 18-18 18s-17-7-18-18z"
      fill={PAINT.steel[1]}
      {...inked}
    />
    <path d="M51 16c12 0 19 11 18 28 0 11-7 18-18 18 9-14 9-30 0-46z" fill={PAINT.steel[2]} />
    <path d="M36 40c0-10 4-18 11-21-3 7-4 14-4 22z" fill={PAINT.steel[0]} />
    <path d="M37 40h28v9c-4 3-9 4-14 4s-10-1-14-4z" fill={PAINT.skin[1]} {...inked} />
    <path d="M37 50c4 2 9 3 14 3s10-1 14-3v4c-3 5-8 8-14 8s-11-3-14-8z" fill={PAINT.steel[0]} {...inked} />
    {eyes(45, 57, 43)}
    <path d="M33 38c12-4 24-4 36 0v5c-12-4-24-4-36 0z" fill={PAINT.gold[1]} {...inked} />
    <path d="M51 38v12" {...line} stroke={PAINT.gold[1]} strokeWidth="3" />
  </>
);
