import type { ReactNode } from 'react';
import { fine, INK, inked, line, PAINT, thin } from '../ink.ts';

export type HeroName = 'argentus' | 'xanros' | 'horan' | 'aderyn' | 'taia' | 'victorius';

const SEAT = 'var(--seat)';
const LIGHT = 'var(--seat-light)';
const DARK = 'var(--seat-dark)';

const eyes = (left: number, right: number, y: number) => (
  <path d={`M${left} ${y}v2.400M${right} ${y}v2.4`} {...line} strokeWidth="3.2" />
);

const Argentus = () => (
  <>
    <path d="M81 30l-5 86" stroke={INK} strokeWidth="8" strokeLinecap="round" />
    <path d="M81 30l-5 86" stroke={PAINT.wood[1]} strokeWidth="3.4" strokeLinecap="round" />
    <path
      d="M72 30c-2-8 2-14 10-17 8 4 11 11 8 18-4-3-7-3-9 2-3-5-6-6-9-3z"
      fill={PAINT.wood[1]}
      {...inked}
    />
    <path d="M82 8l7 10-7 11-7-11z" fill={PAINT.magic[1]} {...inked} />
    <path d="M82 8l-7 10 7 3z" fill={PAINT.magic[0]} />
    <path d="M34 64c-4 18-8 34-12 50 17 8 39 8 56 0-5-18-8-34-12-50z" fill={SEAT} {...inked} />
    <path d="M59 64h7c4 16 7 32 12 50-6 3-12 4-19 5 4-19 4-37 0-55z" fill={DARK} />
    <path d="M34 66c-4 17-7 32-11 47l7 3c2-17 5-33 9-48z" fill={LIGHT} />
    <path d="M34 64c-4 18-8 34-12 50 17 8 39 8 56 0-5-18-8-34-12-50z" {...line} />
    <path d="M33 66c-7 6-10 14-11 24l10 3c1-8 4-13 8-17z" fill={SEAT} {...inked} />
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
      <path d="M20 42c8-7 18-10 30-10s22 3 30 10c-9 4-19 5-30 5s-21-1-30-5z" fill={SEAT} {...inked} />
      <path d="M54 46.500c10 0 18-1.5 26-4.5-5-5-12-8-19-9z" fill={DARK} />
      <path d="M32 37c3-15 10-28 29-35-3 10 2 20 7 35-12 4-24 4-36 0z" fill={SEAT} {...inked} />
      <path d="M34 35c3-13 9-23 19-29-7 9-10 18-10 31z" fill={LIGHT} />
      <path d="M61 2c-3 10 2 20 7 35-4 2-8 2-11 2 2-12 1-24 4-37z" fill={DARK} />
      <path d="M32 37c12 4 24 4 36 0l-2-6c-11 3-21 3-32 0z" fill={PAINT.gold[1]} {...inked} />
    </g>
  </>
);

const Xanros = () => (
  <>
    <path
      d="M27 66c-8 16-12 32-15 48l10-3 6 7 9-5 9 7 8-7 9 5 6-7 11 3c-2-18-7-33-15-48z"
      fill={SEAT}
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
    <path d="M18 44c2 10 6 17 12 22h8l-1-7c-4-7-10-12-19-15z" fill={SEAT} {...inked} />
    <path d="M35 28C22 27 15 19 17 5c5 8 13 10 24 13z" fill={PAINT.bone[1]} {...inked} />
    <path d="M65 28c13-1 20-9 18-23-5 8-13 10-24 13z" fill={PAINT.bone[2]} {...inked} />
    <path d="M24 20l5-4M30 25l4-6M76 20l-5-4M70 25l-4-6" {...fine} />
    <path d="M31 60c-5-18-1-36 19-46 20 10 24 28 19 46-5 5-12 7-19 7s-14-2-19-7z" fill={SEAT} {...inked} />
    <path d="M50 14c20 10 24 28 19 46-3 3-6 5-10 6 6-18 5-36-9-52z" fill={DARK} />
    <path d="M33 56c-4-16 0-31 15-40-8 11-11 24-9 42z" fill={LIGHT} />
    <path d="M38 56c-3-14 1-25 12-31 11 6 15 17 12 31-3 5-7 8-12 8s-9-3-12-8z" fill="#1d1426" {...inked} />
    <path d="M41 43l8 4-7 2zM59 43l-8 4 7 2z" fill="#e9dcff" />
    <path d="M45 57l2-2 3 2 3-2 2 2" {...fine} stroke="#8a78b8" />
    <path d="M68 68c8-1 14-5 18-12l6 5c-2 10-10 17-20 19z" fill={DARK} {...inked} />
    <path d="M84 55l2-7 4 4 5-2-1 8-5 4z" fill={PAINT.pale[1]} {...inked} />
    <circle cx="89" cy="36" r="10" fill={PAINT.magic[1]} {...inked} />
    <path d="M82 36a7 7 0 0 1 7-7" {...fine} stroke={PAINT.magic[0]} strokeWidth="2.6" />
    <path
      d="M89 19v-5M76 28l-4-3M75 41l-4 2M101 27l-3 1"
      {...fine}
      stroke={PAINT.magic[0]}
      strokeWidth="2.4"
    />
    <path d="M31 68c-8 3-13 9-15 17l8 6c4-7 8-11 14-13z" fill={SEAT} {...inked} />
    <path d="M16 85l-4 7 4 1 0 5 5-3 4 2 1-7z" fill={PAINT.pale[1]} {...inked} />
  </>
);

const Horan = () => (
  <>
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
    <path d="M37 96l-6 21h15l3-15h3l3 15h15l-5-21z" fill={PAINT.leather[2]} {...inked} />
    <path d="M29 112l-2 7h19l1-8zM54 111l1 8h18l-2-8z" fill={PAINT.leather[1]} {...inked} />
    <path d="M30 66c-3 13-3 24 1 36 12 4 26 4 38 0 4-12 4-23 1-36z" fill={SEAT} {...inked} />
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
    <circle cx="23" cy="92" r="15.5" fill={SEAT} {...inked} strokeWidth="2" />
    <path d="M23 76.500a15.5 15.5 0 0 1 0 31z" fill={DARK} />
    <circle cx="23" cy="92" r="5.5" fill={PAINT.brass[0]} {...inked} />
  </>
);

const Aderyn = () => (
  <>
    <path d="M56 62c14 0 26 6 38-4-2 12-8 18-18 20 5 2 10 2 15 0-6 9-17 11-29 6z" fill={SEAT} {...inked} />
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
    <path d="M79 92l18-15-2 13-12 8z" fill={PAINT.steel[1]} {...inked} />
    <path d="M74 86l9 11" {...line} stroke={PAINT.brass[1]} strokeWidth="5" />
    <circle cx="76" cy="92" r="5.5" fill={PAINT.skin[2]} {...inked} />
    <path
      d="M28 62C22 40 30 18 56 6c2 6 5 9 9 13 9 12 9 29 5 43-6 6-13 8-21 8s-16-2-21-8z"
      fill={SEAT}
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

const Taia = () => (
  <>
    <circle cx="50" cy="38" r="31" fill="none" stroke={INK} strokeWidth="9" />
    <circle cx="50" cy="38" r="31" fill="none" stroke={PAINT.gold[1]} strokeWidth="4" />
    <path
      d="M50 3l4-7-4-5-4 5zM19 18l-7-3 0 7 5 4zM81 18l7-3 0 7-5 4z"
      fill={PAINT.gold[0]}
      {...inked}
      transform="translate(0 6)"
    />
    <path d="M31 40c-7 18-7 34-3 50l14-8V40zM69 40c7 18 7 34 3 50l-14-8V40z" fill="#3b2a4a" {...inked} />
    <path d="M39 64c-3 18-10 34-19 49 19 9 41 9 60 0-9-15-16-31-19-49z" fill={SEAT} {...inked} />
    <path d="M58 64h3c3 18 10 34 19 49-8 4-15 5-23 6 6-18 7-36 1-55z" fill={DARK} />
    <path d="M40 68c-3 16-9 30-18 44l8 3c6-15 10-30 13-46z" fill={LIGHT} />
    <path d="M40 86c7 3 13 3 20 0l2 7c-8 3-16 3-24 0z" fill={PAINT.gold[1]} {...inked} />
    <path d="M39 65c-11 3-19 9-25 20l13 9c3-7 8-12 15-15z" fill={SEAT} {...inked} />
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

const Victorius = () => (
  <>
    <path d="M60 62c18 2 28 14 34 48-8-3-14-1-20 4-8-14-14-30-14-52z" fill={SEAT} {...inked} />
    <path d="M66 66c13 5 21 18 26 41-6-2-11-1-16 3-7-13-11-27-10-44z" fill={DARK} />
    <path d="M36 94l-3 22h14l3-14 4 14h14l-4-22z" fill={PAINT.iron[1]} {...inked} />
    <path d="M31 110l-3 9h19v-8zM54 111v8h19l-3-9z" fill={PAINT.steel[1]} {...inked} />
    <path d="M33 62c-2 12-1 24 3 36 9 4 20 4 29 0 4-12 5-24 2-36z" fill={PAINT.steel[1]} {...inked} />
    <path d="M57 62h10c3 12 2 24-2 36-4 2-8 3-12 3 5-13 6-26 4-39z" fill={PAINT.steel[2]} />
    <path d="M36 64c-1 10 0 20 2 29l5 1c-1-11-1-20 1-30z" fill={PAINT.steel[0]} />
    <path d="M36 84c9 4 19 4 30 0l-1 30c-4-4-7-4-10 1-3-5-7-5-10 0-3-5-6-5-9-1z" fill={SEAT} {...inked} />
    <path d="M58 86l8-2-1 30-7-1z" fill={DARK} />
    <path d="M35 82c10 4 21 4 31 0v7c-10 4-21 4-31 0z" fill={PAINT.leather[1]} {...inked} />
    <path d="M65 66c9 3 13 10 12 20l-10 4c0-7-2-11-7-14z" fill={PAINT.steel[2]} {...inked} />
    <path
      d="M26 66c4-8 12-9 18-6l-2 14c-6 2-12 0-16-8zM74 66c-4-8-12-9-18-6l2 14c6 2 12 0 16-8z"
      fill={PAINT.steel[1]}
      {...inked}
    />
    <path d="M27 65c4-6 10-7 15-5l-1 5c-5-2-9-1-14 0z" fill={PAINT.steel[0]} />
    <path d="M13 80V10l6-10 6 10v70z" fill={PAINT.steel[1]} {...inked} />
    <path d="M13 80V10l6-10v80z" fill={PAINT.steel[0]} />
    <path d="M13 80V10l6-10 6 10v70z" {...line} />
    <path d="M4 78h30v7H4z" fill={PAINT.gold[1]} {...inked} />
    <path d="M15 85h8v14h-8z" fill={PAINT.leather[1]} {...inked} />
    <circle cx="19" cy="102" r="5" fill={PAINT.gold[1]} {...inked} />
    <path d="M37 68c-8 4-13 11-15 20l8 8c5-5 9-12 12-20z" fill={PAINT.steel[0]} {...inked} />
    <circle cx="20" cy="92" r="6.5" fill={PAINT.leather[1]} {...inked} />
    <path
      d="M53 20c2-13 14-20 30-16 8 3 12 10 10 20-4-6-9-8-14-6-6 3-8 9-7 18-5-9-11-13-19-16z"
      fill={SEAT}
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

/** Each hero's drawing in a box 100 wide and 122 high, and the square of it that shows the face. */
export const HEROES: Readonly<Record<HeroName, { draw: () => ReactNode; face: string }>> = {
  argentus: { draw: Argentus, face: '14 -3 72 72' },
  xanros: { draw: Xanros, face: '10 2 80 80' },
  horan: { draw: Horan, face: '17 12 66 66' },
  aderyn: { draw: Aderyn, face: '17 6 68 68' },
  taia: { draw: Taia, face: '15 3 70 70' },
  victorius: { draw: Victorius, face: '15 2 72 72' },
};
