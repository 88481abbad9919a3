import { INK, inked, PAINT, thin } from '../../ink.ts';
import { eyes, Held } from '../../poses.tsx';
import { WEAR } from './cloth.ts';

const [, CLOTH, DARK] = WEAR.horan;

export const Horan = () => (
  <>
    <Held hand={86}>
      <g transform="translate(-5 2)">
        <path d="M85 24L76 114" stroke={INK} strokeWidth="9" strokeLinecap="round" />
        <path d="M85 24L76 114" stroke={PAINT.wood[1]} strokeWidth="4" strokeLinecap="round" />
        <path
          d="M82 20c7-9 15-12 24-10-2 11-1 21 4 30-10 3-19 1-26-7-7 6-16 6-23 0 6-7 9-16 9-26 7 1 10 5 12 13z"
          fill={PAINT.steel[1]}
          {...inked}
          transform="translate(1 4)"
        />
        <path
          d="M71 12c7 1 10 5 12 13l2 13c-6 6-15 5-22-1 5-7 8-15 8-25z"
          fill={PAINT.steel[0]}
          transform="translate(1 3)"
        />
      </g>
    </Held>
    <path d="M37 96l-6 21h15l3-15h3l3 15h15l-5-21z" fill={PAINT.leather[2]} {...inked} />
    <path d="M29 112l-2 7h19l1-8zM54 111l1 8h18l-2-8z" fill={PAINT.leather[1]} {...inked} />
    <path d="M30 66c-3 13-3 24 1 36 12 4 26 4 38 0 4-12 4-23 1-36z" fill={CLOTH} {...inked} />
    <path d="M60 66h10c3 13 3 24-1 36-4 1-8 2-12 2 4-12 5-25 3-38z" fill={DARK} />
    <path d="M30 90c13 4 27 4 40 0l-1 8c-12 4-26 4-38 0z" fill={PAINT.leather[1]} {...inked} />
    <path d="M45 91h10v9H45z" fill={PAINT.brass[0]} {...inked} />
    <path d="M66 70c8 0 14 4 17 12l-8 8c-6-2-10-5-13-9z" fill={PAINT.skin[1]} {...inked} />
    <circle cx="79" cy="86" r="6.5" fill={PAINT.leather[1]} {...inked} />
    <path
      d="M20 68c5-11 16-16 30-16s25 5 30 16c-4 2-6 6-9 9-3-3-6-4-9-2-3 4-6 4-9 1-3 3-6 3-9 0-3 3-6 3-8-1-4-2-6 0-8 2-3-3-5-7-8-9z"
      fill={PAINT.fur[1]}
      {...inked}
    />
    <path d="M22 67c5-9 12-13 22-14-7 6-9 12-9 20-3-1-5 0-7 2z" fill={PAINT.fur[0]} />
    <path
      d="M34 46c0-12 6-19 16-19s16 7 16 19c0 10-6 15-16 15s-16-5-16-15z"
      fill={PAINT.skin[1]}
      {...inked}
    />
    <path
      d="M33 46c-2 14 2 26 8 31l2 9 4-6 3 10 3-10 4 6 2-9c6-5 10-17 8-31-4 7-9 8-17 8s-13-1-17-8z"
      fill="#b4562a"
      {...inked}
    />
    <path d="M58 53c5-1 7-3 9-7 2 14-2 26-8 31l-2 9-3-5c5-9 6-18 4-28z" fill="#83391a" />
    <path d="M50 56c-4-2-8-2-11 1 4 1 7 2 11 4 4-2 7-3 11-4-3-3-7-3-11-1z" fill="#d0713c" {...thin} />
    {eyes(43, 57, 44)}
    <path
      d="M31 42C30 25 38 15 50 15s20 10 19 27c-5-4-9-5-13-5l-2 12h-8l-2-12c-4 0-8 1-13 5z"
      fill={PAINT.iron[0]}
      {...inked}
    />
    <path d="M50 15c12 0 20 10 19 27-4-3-8-5-11-5 1-8-1-15-8-22z" fill={PAINT.iron[1]} />
    <path
      d="M31 42c5-4 9-5 13-5h12c4 0 8 1 13 5l0-7c-6-4-12-5-19-5s-13 1-19 5z"
      fill={PAINT.brass[1]}
      {...inked}
    />
    <path d="M46 31l-1-14c2-5 8-5 10 0l-1 14z" fill={PAINT.brass[1]} {...inked} />
    <circle cx="23" cy="92" r="20" fill={PAINT.wood[1]} {...inked} />
    <circle cx="23" cy="92" r="15.5" fill={CLOTH} {...inked} strokeWidth="2" />
    <path d="M23 76.500a15.5 15.5 0 0 1 0 31z" fill={DARK} />
    <circle cx="23" cy="92" r="5.5" fill={PAINT.brass[0]} {...inked} />
  </>
);
