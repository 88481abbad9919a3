import { fine, inked, line, PAINT } from '../../ink.ts';
import { eyes, Held } from '../../poses.tsx';
import { WEAR } from './cloth.ts';

const [LIGHT, CLOTH, DARK] = WEAR.aderyn;

export const Aderyn = () => (
  <>
    <path d="M56 62c14 0 26 6 38-4-2 12-8 18-18 20 5 2 10 2 15 0-6 9-17 11-29 6z" fill={CLOTH} {...inked} />
    <path d="M62 70c10 3 20 2 28-5-4 9-9 12-16 12 5 3 9 3 14 2-7 6-16 6-25 3z" fill={DARK} />
    <path d="M34 64c-10 15-18 31-20 50 8-2 15-5 21-10l8-40z" fill={DARK} {...inked} />
    <path d="M42 90l-10 26h13l7-18 10 18h14L60 90z" fill={PAINT.leather[2]} {...inked} />
    <path d="M33 110l-6 9h19l1-7zM62 111l2 8h17l-6-9z" fill={PAINT.leather[1]} {...inked} />
    <path d="M36 64c-1 12 0 22 3 32h25c3-10 3-20 1-32z" fill={PAINT.leather[1]} {...inked} />
    <path d="M57 64h8c2 12 2 22-1 32h-8c3-11 3-21 1-32z" fill={PAINT.leather[2]} />
    <path d="M38 66l26 22M64 66L40 90" {...line} stroke={PAINT.brass[0]} strokeWidth="3" />
    <path d="M37 92h28v6H38z" fill={PAINT.leather[2]} {...inked} />
    <path d="M37 66c-9 4-15 11-19 20l8 5c4-6 9-10 15-12z" fill={PAINT.leather[0]} {...inked} />
    <path d="M63 66c8 5 13 12 16 21l-8 4c-3-6-7-10-12-13z" fill={PAINT.leather[1]} {...inked} />
    <path d="M17 92L3 70l-1 13 9 13z" fill={PAINT.steel[0]} {...inked} />
    <path d="M8 97l10-8" {...line} stroke={PAINT.brass[1]} strokeWidth="5" />
    <circle cx="20" cy="92" r="5.5" fill={PAINT.skin[1]} {...inked} />
    <Held hand={88}>
      <path d="M79 92l18-15-2 13-12 8z" fill={PAINT.steel[1]} {...inked} />
      <path d="M74 86l9 11" {...line} stroke={PAINT.brass[1]} strokeWidth="5" />
    </Held>
    <circle cx="76" cy="92" r="5.5" fill={PAINT.skin[2]} {...inked} />
    <path
      d="M28 62C22 40 30 18 56 6c2 6 5 9 9 13 9 12 9 29 5 43-6 6-13 8-21 8s-16-2-21-8z"
      fill={CLOTH}
      {...inked}
    />
    <path d="M56 6c2 6 5 9 9 13 9 12 9 29 5 43-3 3-6 5-10 6 6-20 6-41-4-62z" fill={DARK} />
    <path d="M31 58c-4-18 2-34 20-46-9 13-13 28-11 49z" fill={LIGHT} />
    <path d="M35 56c-2-16 3-26 16-31 11 6 15 17 12 31-4 5-8 7-14 7s-11-2-14-7z" fill="#2c1c17" {...inked} />
    <path d="M38 50c-1-10 3-18 12-22 8 4 11 12 10 22z" fill={PAINT.skin[1]} />
    <path d="M38 36c6-8 16-9 21 0-6-3-14-3-21 0z" fill="#5a2f1c" />
    <path d="M36 49c8-3 17-3 27 0l-2 8c-4 4-7 6-12 6s-9-2-12-6z" fill={DARK} {...inked} />
    {eyes(44, 55, 41)}
    <path d="M40 39l6 1M58 39l-5 1" {...fine} />
  </>
);
