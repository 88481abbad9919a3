import { fine, INK, inked, line, PAINT, thin } from '../../ink.ts';
import { Held } from '../../poses.tsx';
import { WEAR } from './cloth.ts';

const [LIGHT, CLOTH, DARK] = WEAR.taia;

export const Taia = () => (
  <>
    <Held hand={50}>
      <circle cx="50" cy="38" r="31" fill="none" stroke={INK} strokeWidth="9" />
      <circle cx="50" cy="38" r="31" fill="none" stroke={PAINT.gold[1]} strokeWidth="4" />
      <path
        d="M50 3l4-7-4-5-4 5zM19 18l-7-3 0 7 5 4zM81 18l7-3 0 7-5 4z"
        fill={PAINT.gold[0]}
        {...inked}
        transform="translate(0 6)"
      />
    </Held>
    <path d="M31 40c-7 18-7 34-3 50l14-8V40zM69 40c7 18 7 34 3 50l-14-8V40z" fill="#3b2a4a" {...inked} />
    <path d="M39 64c-3 18-10 34-19 49 19 9 41 9 60 0-9-15-16-31-19-49z" fill={CLOTH} {...inked} />
    <path d="M58 64h3c3 18 10 34 19 49-8 4-15 5-23 6 6-18 7-36 1-55z" fill={DARK} />
    <path d="M40 68c-3 16-9 30-18 44l8 3c6-15 10-30 13-46z" fill={LIGHT} />
    <path d="M40 86c7 3 13 3 20 0l2 7c-8 3-16 3-24 0z" fill={PAINT.gold[1]} {...inked} />
    <path d="M39 65c-11 3-19 9-25 20l13 9c3-7 8-12 15-15z" fill={CLOTH} {...inked} />
    <path d="M61 65c11 3 19 9 25 20l-13 9c-3-7-8-12-15-15z" fill={DARK} {...inked} />
    <path d="M15 84l-5-5 1-7 5 3 5-2 3 9zM85 84l5-5-1-7-5 3-5-2-3 9z" fill={PAINT.skin[0]} {...inked} />
    <path
      d="M33 42c-1-14 6-22 17-22s18 8 17 22c-1 12-8 20-17 20s-16-8-17-20z"
      fill={PAINT.skin[0]}
      {...inked}
    />
    <path d="M58 22c6 4 9 11 9 20-1 12-8 20-17 20 9-10 12-24 8-40z" fill={PAINT.skin[1]} />
    <path
      d="M31 48c-3-19 5-32 19-32s22 13 19 32c-3-8-6-14-10-18-6 4-15 5-20 3-4 4-6 9-8 15z"
      fill="#3b2a4a"
      {...inked}
    />
    <path d="M35 36c2-9 6-14 13-16" {...fine} stroke="#7b5f93" strokeWidth="2.6" />
    <path d="M50 14c-5 1-8 4-8 9 3 3 13 3 16 0 0-5-3-8-8-9z" fill={PAINT.gold[1]} {...inked} />
    <circle cx="50" cy="20" r="3.2" fill={PAINT.water[1]} {...thin} />
    <path d="M41 45c2 2 5 2 7 0M52 45c2 2 5 2 7 0" {...line} strokeWidth="2.2" />
    <path d="M47 55c2 1 4 1 6 0" {...line} strokeWidth="2.2" stroke="#9a4a3c" />
    <path d="M50 34l2 3-2 3-2-3z" fill={PAINT.water[1]} />
    <circle cx="50" cy="76" r="9" fill={PAINT.water[1]} {...inked} />
    <path d="M44 75a6 6 0 0 1 6-5" {...fine} stroke={PAINT.water[0]} strokeWidth="2.6" />
  </>
);
