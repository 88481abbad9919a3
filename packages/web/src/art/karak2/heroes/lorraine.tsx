import { fine, inked, line, PAINT } from '../../ink.ts';
import { WEAR } from '../../karak/heroes/cloth.ts';
import { eyes, Held } from '../../poses.tsx';

const [LIGHT, CLOTH, DARK] = WEAR.lorraine;

/** The Ranger: a long bow, and her falcon on the glove. */
export const Lorraine = () => (
  <>
    <Held hand={70}>
      <path d="M18 22c-14 24-14 62 0 88" {...line} strokeWidth="8" />
      <path d="M18 22c-14 24-14 62 0 88" {...line} stroke={PAINT.wood[1]} strokeWidth="4" />
      <path d="M18 22v88" {...fine} stroke={PAINT.linen[0]} />
    </Held>
    <path d="M34 64c-8 16-14 32-16 50 10 2 18 0 24-6l6-44z" fill={DARK} {...inked} />
    <path d="M42 92l-8 24h13l5-16 8 16h13L62 92z" fill={PAINT.leather[2]} {...inked} />
    <path d="M34 110l-5 9h18v-8zM60 111l1 8h17l-5-9z" fill={PAINT.leather[1]} {...inked} />
    <path d="M36 64c-2 14 0 26 2 36 9 4 18 4 27 0 3-10 4-22 1-36z" fill={CLOTH} {...inked} />
    <path d="M58 64h8c3 14 2 26-1 36-3 2-6 2-9 3 4-13 5-26 2-39z" fill={DARK} />
    <path d="M38 66c-1 12 0 22 2 32l5 1c-1-12-1-22 1-33z" fill={LIGHT} />
    <path d="M37 88c9 4 19 4 28 0v7c-9 4-19 4-28 0z" fill={PAINT.leather[1]} {...inked} />
    <path d="M37 66c-9 5-15 12-18 22l8 4c4-7 9-11 15-14z" fill={CLOTH} {...inked} />
    <circle cx="21" cy="90" r="6" fill={PAINT.skin[1]} {...inked} />
    <path d="M64 66c9 2 15 6 19 12l-6 9c-6-3-11-6-16-8z" fill={DARK} {...inked} />
    <path d="M76 74l12 4-2 12-12-2z" fill={PAINT.leather[0]} {...inked} />
    <path
      d="M74 70c-2-14 2-24 10-32 6 2 9 6 10 12-2 10-6 18-12 24l-2 12-6-6z"
      fill={PAINT.wood[0]}
      {...inked}
    />
    <path d="M84 38c6 2 9 6 10 12-2 10-6 18-12 24 4-12 5-24 2-36z" fill={PAINT.wood[2]} />
    <path d="M92 46l7 3-6 4z" fill={PAINT.gold[1]} {...inked} strokeWidth="2" />
    <path d="M87 46v2" {...line} />
    <path d="M32 58c-6-20 0-42 18-46 18 4 24 26 18 46-5 5-11 8-18 8s-13-3-18-8z" fill="#8a5a2c" {...inked} />
    <path
      d="M35 44c0-12 6-18 15-18s15 6 15 18c0 11-6 18-15 18s-15-7-15-18z"
      fill={PAINT.skin[0]}
      {...inked}
    />
    <path d="M56 27c6 3 9 9 9 17 0 11-6 18-15 18 8-9 10-22 6-35z" fill={PAINT.skin[1]} />
    <path d="M33 44c2-14 8-20 17-20s15 6 17 20c-6-8-12-12-19-12-6 4-11 7-15 12z" fill="#8a5a2c" {...inked} />
    <path d="M24 26c14-14 38-14 52 0-16-3-36-3-52 0z" fill={CLOTH} {...inked} />
    <path d="M34 22c2-14 30-14 32 0-10-2-22-2-32 0z" fill={CLOTH} {...inked} />
    <path d="M54 12c8 1 12 4 12 10l-9-1c1-3 0-6-3-9z" fill={DARK} />
    <path d="M36 20C26 14 22 6 26-4c8 6 12 14 14 22z" fill={PAINT.bone[0]} {...inked} />
    {eyes(44, 56, 44)}
    <path d="M47 54c2 1 4 1 6 0" {...line} strokeWidth="2.2" stroke="#9a4a3c" />
  </>
);
