import { fine, inked, line, PAINT } from '../../ink.ts';
import { WEAR } from '../../karak/heroes/cloth.ts';
import { eyes, Held } from '../../poses.tsx';

const [LIGHT, CLOTH, DARK] = WEAR.darius;

/** The Scout: a spyglass in the hand and a lizard round the shoulders. */
export const Darius = () => (
  <>
    <path d="M34 64c-10 14-16 32-18 50 10-2 18-4 24-10z" fill={DARK} {...inked} />
    <path d="M64 64c12 12 18 30 20 50-10-2-18-4-24-10z" fill={DARK} {...inked} />
    <path d="M40 92l-8 24h14l4-16 6 16h14l-8-24z" fill={PAINT.leather[2]} {...inked} />
    <path d="M33 110l-5 9h19l-1-8zM56 111v8h18l-5-9z" fill={PAINT.leather[1]} {...inked} />
    <path d="M35 64c-2 13-1 24 3 34 8 4 17 4 25 0 4-10 5-21 2-34z" fill={CLOTH} {...inked} />
    <path d="M57 64h8c3 13 2 24-2 34-3 2-6 2-9 3 5-13 6-25 3-37z" fill={DARK} />
    <path d="M38 66c-1 10 0 20 2 29l5 1c-1-10-1-19 1-29z" fill={LIGHT} />
    <path d="M36 86c9 4 19 4 29 0v8c-10 4-19 4-29 0z" fill={PAINT.leather[1]} {...inked} />
    <path d="M46 86h9v9h-9z" fill={PAINT.brass[0]} {...inked} />
    <path d="M66 66c8 5 12 12 13 21l-8 4c-3-7-6-11-11-14z" fill={DARK} {...inked} />
    <circle cx="76" cy="91" r="6" fill={PAINT.skin[2]} {...inked} />
    <path d="M36 66c-10 0-18-6-22-15l-7 5c2 13 12 22 26 25z" fill={CLOTH} {...inked} />
    <Held hand={90}>
      <path d="M3 34l16-8 6 12-16 9z" fill={PAINT.brass[1]} {...inked} />
      <path d="M19 26l14-5 4 9-12 8z" fill={PAINT.brass[0]} {...inked} />
    </Held>
    <circle cx="11" cy="50" r="6" fill={PAINT.skin[1]} {...inked} />
    <path d="M33 60C27 40 33 20 50 16c17 4 23 24 17 44-5 5-10 7-17 7s-12-2-17-7z" fill="#3a2a20" {...inked} />
    <path
      d="M35 44c0-12 6-18 15-18s15 6 15 18c0 11-6 18-15 18s-15-7-15-18z"
      fill={PAINT.skin[2]}
      {...inked}
    />
    <path d="M56 27c6 3 9 9 9 17 0 11-6 18-15 18 8-9 10-22 6-35z" fill="#8f5d3a" />
    <path d="M40 56c6 4 14 4 20 0-1 7-5 10-10 10s-9-3-10-10z" fill="#3a2a20" {...inked} />
    <path d="M31 36c2-14 9-22 19-22s17 8 19 22c-12-5-26-5-38 0z" fill={CLOTH} {...inked} />
    <path d="M54 14c9 2 14 10 15 22-4-2-8-3-12-4 1-7 0-12-3-18z" fill={DARK} />
    <path d="M30 37c13-6 27-6 40 0l-1-7c-12-5-26-5-38 0z" fill={PAINT.leather[1]} {...inked} />
    <path d="M68 33c8 2 14 8 16 16l-9-2-8-7z" fill={CLOTH} {...inked} />
    {eyes(44, 56, 44)}
    <path
      d="M28 74c10-8 20-10 32-8 8 2 16 0 20-8l-2-8c2-6 10-8 16-4l2 8-6 5c-3 14-14 20-28 18-10-2-20-2-30 4-8 4-14 10-18 18 0-12 5-19 14-25z"
      fill={PAINT.scale[1]}
      {...inked}
    />
    <path d="M34 73c9-5 17-5 26-4 9 1 17-1 22-9" {...fine} stroke={PAINT.scale[0]} strokeWidth="3" />
    <path d="M88 50v2" {...line} strokeWidth="3" />
    <path d="M44 72l-3 9M62 74l1 9M78 66l7 5" {...line} stroke={PAINT.scale[2]} strokeWidth="4" />
  </>
);
