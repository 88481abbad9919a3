import { fine, inked, PAINT } from '../../ink.ts';
import { Held } from '../../poses.tsx';
import { WEAR } from './cloth.ts';

const [LIGHT, CLOTH, DARK] = WEAR.xanros;

export const Xanros = () => (
  <>
    <path
      d="M27 66c-8 16-12 32-15 48l10-3 6 7 9-5 9 7 8-7 9 5 6-7 11 3c-2-18-7-33-15-48z"
      fill={CLOTH}
      {...inked}
    />
    <path d="M58 70l7-4c8 15 13 30 15 48l-11-3-6 7-6-3c4-16 4-31 1-45z" fill={DARK} />
    <path d="M27 68c-7 14-11 28-14 44l8-3c3-14 6-27 12-39z" fill={LIGHT} />
    <path d="M42 70l8 8 8-8v43l-8 6-8-6z" fill={PAINT.chitin[2]} {...inked} />
    <path d="M45 84h10M45 94h10M46 104h8" {...fine} stroke={PAINT.magic[1]} />
    <path
      d="M18 44c2 10 6 17 12 22h40c6-5 10-12 12-22-9 3-15 8-19 15H37c-4-7-10-12-19-15z"
      fill={DARK}
      {...inked}
    />
    <path d="M18 44c2 10 6 17 12 22h8l-1-7c-4-7-10-12-19-15z" fill={CLOTH} {...inked} />
    <path d="M35 28C22 27 15 19 17 5c5 8 13 10 24 13z" fill={PAINT.bone[1]} {...inked} />
    <path d="M65 28c13-1 20-9 18-23-5 8-13 10-24 13z" fill={PAINT.bone[2]} {...inked} />
    <path d="M24 20l5-4M30 25l4-6M76 20l-5-4M70 25l-4-6" {...fine} />
    <path d="M31 60c-5-18-1-36 19-46 20 10 24 28 19 46-5 5-12 7-19 7s-14-2-19-7z" fill={CLOTH} {...inked} />
    <path d="M50 14c20 10 24 28 19 46-3 3-6 5-10 6 6-18 5-36-9-52z" fill={DARK} />
    <path d="M33 56c-4-16 0-31 15-40-8 11-11 24-9 42z" fill={LIGHT} />
    <path d="M38 56c-3-14 1-25 12-31 11 6 15 17 12 31-3 5-7 8-12 8s-9-3-12-8z" fill="#1d1426" {...inked} />
    <path data-part="eyes" d="M41 43l8 4-7 2zM59 43l-8 4 7 2z" fill="#e9dcff" />
    <path data-part="shut" d="M41 44l7 3-7 3M59 44l-7 3 7 3" {...fine} stroke="#e9dcff" opacity="0" />
    <path d="M45 57l2-2 3 2 3-2 2 2" {...fine} stroke="#8a78b8" />
    <path d="M68 68c8-1 14-5 18-12l6 5c-2 10-10 17-20 19z" fill={DARK} {...inked} />
    <path d="M84 55l2-7 4 4 5-2-1 8-5 4z" fill={PAINT.pale[1]} {...inked} />
    <Held hand={110}>
      <circle cx="89" cy="36" r="10" fill={PAINT.magic[1]} {...inked} />
      <path d="M82 36a7 7 0 0 1 7-7" {...fine} stroke={PAINT.magic[0]} strokeWidth="2.6" />
      <path
        d="M89 19v-5M76 28l-4-3M75 41l-4 2M101 27l-3 1"
        {...fine}
        stroke={PAINT.magic[0]}
        strokeWidth="2.4"
      />
    </Held>
    <path d="M31 68c-8 3-13 9-15 17l8 6c4-7 8-11 14-13z" fill={CLOTH} {...inked} />
    <path d="M16 85l-4 7 4 1 0 5 5-3 4 2 1-7z" fill={PAINT.pale[1]} {...inked} />
  </>
);
