import { fine, INK, inked, line, PAINT, thin } from '../../ink.ts';
import { Eyes, Held, Limbs, Mouth } from '../../poses.tsx';

export const Mummy = () => (
  <>
    <path d="M16 90c1-18 10-28 34-28s33 10 34 28z" fill={PAINT.linen[1]} {...inked} />
    <path d="M62 63c14 3 21 12 22 27H64c4-9 3-18-2-27z" fill={PAINT.linen[2]} />
    <path d="M20 76l34 10M28 68l40 14M60 66l20 14" {...fine} />
    <path
      d="M27 42c0-20 9-31 23-31s23 11 23 31c0 18-9 29-23 29S27 60 27 42z"
      fill={PAINT.linen[1]}
      {...inked}
    />
    <path d="M55 11c12 3 18 14 18 31 0 18-9 29-23 29 13-17 15-38 5-60z" fill={PAINT.linen[2]} />
    <path d="M30 36c1-12 6-20 14-22-4 8-5 16-5 24z" fill={PAINT.linen[0]} />
    <path d="M29 36c14 6 30 6 43 2l1 10c-14 4-30 4-45-2z" fill="#2a2017" {...inked} />
    <Eyes at={[41, 60, 43.5]} paint={PAINT.scale[0]}>
      <circle cx="41" cy="43.5" r="4" fill={PAINT.scale[0]} />
      <circle cx="60" cy="43.8" r="4" fill={PAINT.scale[0]} />
    </Eyes>
    <path d="M30 28c12 5 26 4 40-3M35 19c9 4 19 4 28-2M28 52c14 7 29 7 44 1M32 61c11 5 23 6 36 0" {...fine} />
    <Limbs>
      <path
        d="M70 26c8 0 12 5 18 2-2 7-8 10-15 7M28 56c-6 4-11 3-15 8 6 3 12 0 16-4"
        fill={PAINT.linen[0]}
        {...inked}
        strokeWidth="2"
      />
    </Limbs>
    <Mouth>
      <path d="M42 64c5 2 11 2 16-1" {...line} />
    </Mouth>
  </>
);

/** All three skeletons share a skull; what they wear and hold tells them apart. */
export const Skull = () => (
  <>
    <path
      d="M27 40c0-17 9-26 23-26s23 9 23 26c0 9-3 14-8 17l-1 11c-9 4-19 4-28 0l-1-11c-5-3-8-8-8-17z"
      fill={PAINT.bone[1]}
      {...inked}
    />
    <path d="M56 14c11 3 17 12 17 26 0 9-3 14-8 17l-1 11-8 2c7-18 8-37 0-56z" fill={PAINT.bone[2]} />
    <path d="M30 38c1-10 6-17 13-19-4 7-5 13-5 21z" fill={PAINT.bone[0]} />
    <Eyes at={[40, 60, 42]} size={1.9}>
      <path
        d="M33 42c0-6 3-8 7-8s7 3 7 8-3 8-7 8-7-3-7-8zM53 42c0-5 3-8 7-8s7 2 7 8-3 8-7 8-7-3-7-8z"
        fill={INK}
      />
    </Eyes>
    <path d="M50 49l4 8h-8z" fill={INK} />
    <Mouth>
      <path d="M37 62h26M43 58v9M50 59v10M57 58v9" {...fine} />
    </Mouth>
  </>
);

export const Ribs = () => (
  <>
    <path d="M20 92c0-12 8-20 30-20s30 8 30 20z" fill="#3a3340" {...inked} />
    <path
      d="M50 72v20M32 80c10-3 26-3 36 0M30 88c12-3 28-3 40 0"
      {...line}
      stroke={PAINT.bone[1]}
      strokeWidth="5"
    />
  </>
);

export const Turnkey = () => (
  <>
    <Ribs />
    <path
      d="M20 46c-2-24 10-36 30-36s32 12 30 36c-3-6-6-12-9-15-12-6-30-6-42 0-3 3-6 9-9 15z"
      fill={PAINT.chitin[1]}
      {...inked}
    />
    <Skull />
    <path
      d="M22 42c0-20 10-31 28-31s28 11 28 31c-2-9-6-14-11-16-10-4-24-4-34 0-5 2-9 7-11 16z"
      fill={PAINT.leather[1]}
      {...inked}
    />
    <path d="M52 11c16 1 26 12 26 31-2-9-6-14-11-16-3-1-6-2-9-2 0-5-2-9-6-13z" fill={PAINT.leather[2]} />
    <Held hand={14}>
      <circle cx="82" cy="58" r="9" fill="none" stroke={INK} strokeWidth="9" />
      <circle cx="82" cy="58" r="9" fill="none" stroke={PAINT.brass[0]} strokeWidth="4" />
      <path
        d="M79 66h6v22h-6zM85 78h7v4h-7zM85 84h5v4h-5z"
        fill={PAINT.brass[0]}
        {...inked}
        strokeWidth="2.2"
      />
    </Held>
  </>
);

export const Warrior = () => (
  <>
    <Ribs />
    <Skull />
    <path
      d="M23 40c0-20 10-31 27-31s27 11 27 31l-9-2c-1-6-4-9-8-9H40c-4 0-7 3-8 9z"
      fill={PAINT.iron[0]}
      {...inked}
    />
    <path d="M54 9c14 2 23 13 23 31l-9-2c-1-6-4-9-8-9h-3c1-7 0-14-3-20z" fill={PAINT.iron[1]} />
    <path d="M46 9h8l2 27c-3 4-9 4-12 0z" fill={PAINT.iron[1]} {...inked} />
    <Held hand={92}>
      <g transform="rotate(14 85 40)">
        <path d="M85 8l9 8-4 54H80L76 16z" fill={PAINT.steel[1]} {...inked} />
        <path d="M85 8v62h-5L76 16z" fill={PAINT.steel[0]} />
        <path d="M71 72h28" stroke={INK} strokeWidth="9" strokeLinecap="round" />
        <path d="M71 72h28" stroke={PAINT.brass[1]} strokeWidth="4.4" strokeLinecap="round" />
      </g>
    </Held>
    <path d="M6 70c6-4 14-6 22-4 2 12-2 20-11 25-9-4-13-11-11-21z" fill={PAINT.wood[1]} {...inked} />
    <path d="M17 66v24M7 76c7-2 14-2 20-1" {...fine} />
  </>
);

export const King = () => (
  <>
    <path d="M12 92c2-18 14-26 38-26s36 8 38 26z" fill={PAINT.curse[1]} {...inked} />
    <path d="M60 66c18 3 27 11 28 26H62c4-9 3-17-2-26z" fill={PAINT.curse[2]} />
    <path
      d="M22 76c6-8 16-10 28-10s22 2 28 10c-5 3-8 0-11 2-4 3-6 0-9 1-3 2-5 2-8 0-3 2-5 2-8 0-3-1-5 2-9-1-3-2-6 1-11-2z"
      fill={PAINT.bone[0]}
      {...inked}
    />
    <g transform="translate(0 6)">
      <Skull />
    </g>
    <path
      d="M24 36L17 8l15 11L40 3l10 14L60 3l8 16L83 8l-7 28c-17-5-35-5-52 0z"
      fill={PAINT.gold[1]}
      {...inked}
    />
    <path d="M60 3l8 16L83 8l-7 28c-5-2-10-3-15-3 2-10 2-20-1-30z" fill={PAINT.gold[2]} />
    <path d="M24 36c17-5 35-5 52 0l2-7c-18-5-38-5-56 0z" fill={PAINT.gold[0]} {...inked} />
    <circle cx="50" cy="29" r="4.4" fill={PAINT.magic[1]} {...inked} strokeWidth="2" />
    <circle cx="32" cy="30.5" r="2.8" fill={PAINT.water[1]} {...thin} />
    <circle cx="68" cy="30.5" r="2.8" fill={PAINT.water[1]} {...thin} />
  </>
);

export const Fallen = () => (
  <>
    <Limbs>
      <path d="M38 60C18 54 8 38 6 12c8 8 14 10 20 10-1 6 0 9 3 12l9 8z" fill={PAINT.iron[2]} {...inked} />
      <path d="M62 60c20-6 30-22 32-48-8 8-14 10-20 10 1 6 0 9-3 12l-9 8z" fill="#272d34" {...inked} />
      <path
        d="M12 24c6 6 10 8 15 9M15 36c6 5 11 7 17 8M88 24c-6 6-10 8-15 9M85 36c-6 5-11 7-17 8"
        {...fine}
        stroke={PAINT.iron[0]}
      />
    </Limbs>
    <path d="M18 92c2-18 10-30 32-30s30 12 32 30z" fill={PAINT.iron[2]} {...inked} />
    <path d="M24 70l12-8-2 12zM76 70l-12-8 2 12z" fill={PAINT.iron[0]} {...inked} />
    <path
      d="M28 66c-4-22 2-44 22-54 20 10 26 32 22 54-6 6-13 8-22 8s-16-2-22-8z"
      fill={PAINT.iron[1]}
      {...inked}
    />
    <path d="M50 12c20 10 26 32 22 54-4 4-8 6-12 7 6-21 3-42-10-61z" fill={PAINT.iron[2]} />
    <path d="M32 62c-3-20 2-36 14-45-6 14-8 29-6 48z" fill={PAINT.iron[0]} />
    <path d="M34 36c10 5 22 5 32 0l-3 12-9 3v18h-8V51l-9-3z" fill="#0e0b12" {...inked} />
    <Eyes at={[43, 57, 44]} paint={PAINT.water[0]}>
      <path d="M39 42l8 3-6 2.400zM61 42l-8 3 6 2.400z" fill={PAINT.water[0]} />
    </Eyes>
    <path d="M50 12l5 8-5 9-5-9z" fill={PAINT.water[1]} {...inked} strokeWidth="2" />
  </>
);
