import { fine, INK, inked, line, PAINT, thin } from '../../ink.ts';
import { eyes, Held } from '../../poses.tsx';
import { WEAR } from './cloth.ts';

const [LIGHT, CLOTH, DARK] = WEAR.argentus;

export const Argentus = () => (
  <>
    <Held hand={68}>
      <path d="M81 30l-5 86" stroke={INK} strokeWidth="8" strokeLinecap="round" />
      <path d="M81 30l-5 86" stroke={PAINT.wood[1]} strokeWidth="3.4" strokeLinecap="round" />
      <path
        d="M72 30c-2-8 2-14 10-17 8 4 11 11 8 18-4-3-7-3-9 2-3-5-6-6-9-3z"
        fill={PAINT.wood[1]}
        {...inked}
      />
      <path d="M82 8l7 10-7 11-7-11z" fill={PAINT.magic[1]} {...inked} />
      <path d="M82 8l-7 10 7 3z" fill={PAINT.magic[0]} />
    </Held>
    <path d="M34 64c-4 18-8 34-12 50 17 8 39 8 56 0-5-18-8-34-12-50z" fill={CLOTH} {...inked} />
    <path d="M59 64h7c4 16 7 32 12 50-6 3-12 4-19 5 4-19 4-37 0-55z" fill={DARK} />
    <path d="M34 66c-4 17-7 32-11 47l7 3c2-17 5-33 9-48z" fill={LIGHT} />
    <path d="M34 64c-4 18-8 34-12 50 17 8 39 8 56 0-5-18-8-34-12-50z" {...line} />
    <path d="M33 66c-7 6-10 14-11 24l10 3c1-8 4-13 8-17z" fill={CLOTH} {...inked} />
    <circle cx="27" cy="93" r="5" fill={PAINT.skin[1]} {...inked} />
    <path d="M64 65c8 1 13 5 18 11l-4 9c-8-2-13-4-18-9z" fill={DARK} {...inked} />
    <circle cx="79" cy="81" r="5.5" fill={PAINT.skin[1]} {...inked} />
    <path
      d="M36 44c-1-10 5-15 14-15s15 5 14 15c0 9-5 14-14 14s-14-5-14-14z"
      fill={PAINT.skin[1]}
      {...inked}
    />
    <path
      d="M35 46c-4 16 2 34 14 46 13-11 20-29 16-46-3 6-8 7-15 7s-12-1-15-7z"
      fill={PAINT.bone[1]}
      {...inked}
    />
    <path d="M57 52c4-1 6-3 8-6 4 17-3 35-16 46 8-13 11-26 8-40z" fill={PAINT.bone[2]} />
    <path d="M44 64c0 8 2 14 5 19M54 64c0 6-1 11-3 16" {...fine} stroke="#a4936d" />
    <path d="M50 44c3 2 4 5 3 7h-6c-1-2 0-5 3-7z" fill={PAINT.skin[2]} {...thin} />
    <path d="M50 54c-5-3-10-2-12 2 4 0 8 1 12 2 4-1 8-2 12-2-2-4-7-5-12-2z" fill={PAINT.bone[0]} {...thin} />
    {eyes(43, 57, 43)}
    <g transform="translate(0 -5)">
      <path d="M20 42c8-7 18-10 30-10s22 3 30 10c-9 4-19 5-30 5s-21-1-30-5z" fill={CLOTH} {...inked} />
      <path d="M54 46.500c10 0 18-1.5 26-4.5-5-5-12-8-19-9z" fill={DARK} />
      <path d="M32 37c3-15 10-28 29-35-3 10 2 20 7 35-12 4-24 4-36 0z" fill={CLOTH} {...inked} />
      <path d="M34 35c3-13 9-23 19-29-7 9-10 18-10 31z" fill={LIGHT} />
      <path d="M61 2c-3 10 2 20 7 35-4 2-8 2-11 2 2-12 1-24 4-37z" fill={DARK} />
      <path d="M32 37c12 4 24 4 36 0l-2-6c-11 3-21 3-32 0z" fill={PAINT.gold[1]} {...inked} />
    </g>
  </>
);
