import { fine, INK, inked, line, PAINT } from '../../ink.ts';
import { Eyes, Limbs, Mouth } from '../../poses.tsx';

export const Rat = () => (
  <>
    <path d="M70 66c16 2 22-6 20-18-2-8-10-8-11-1" {...line} stroke={INK} strokeWidth="7" />
    <path d="M70 66c16 2 22-6 20-18-2-8-10-8-11-1" {...line} stroke="#c98b8b" strokeWidth="3" />
    <path d="M34 76c-4-20 6-34 24-34s26 14 20 34z" fill={PAINT.fur[1]} {...inked} />
    <path d="M60 42c16 2 23 16 18 34H66c4-12 3-24-6-34z" fill={PAINT.fur[2]} />
    <circle cx="25" cy="30" r="10" fill={PAINT.fur[1]} {...inked} />
    <circle cx="25" cy="30" r="5" fill="#c98b8b" />
    <circle cx="55" cy="26" r="11" fill={PAINT.fur[1]} {...inked} />
    <circle cx="55" cy="26" r="5.5" fill="#c98b8b" />
    <path
      d="M20 44c2-12 12-18 22-17 12 1 18 9 18 19 0 13-10 19-22 20-12 0-24-5-27-9 1-5 4-9 9-13z"
      fill={PAINT.fur[1]}
      {...inked}
    />
    <path d="M21 46c3-10 11-16 20-16-6 5-9 12-10 21-6 1-12 3-17 6 1-4 3-8 7-11z" fill={PAINT.fur[0]} />
    <circle cx="13" cy="57" r="4" fill="#d99a94" {...inked} />
    <Mouth>
      <path d="M16 63l1 9 4-1 1 4 4-9z" fill={PAINT.bone[0]} {...inked} strokeWidth="2" />
    </Mouth>
    <path d="M32 41l10 3" {...line} />
    <Eyes at={[36, 36, 46]} paint={PAINT.bone[0]}>
      <circle cx="36" cy="46" r="4" fill={PAINT.ruby[1]} {...inked} strokeWidth="2" />
    </Eyes>
    <path d="M22 58l-14-8M24 61H8" {...fine} />
    <path d="M36 70l-6 8h14l1-6zM60 70l-4 8h15l-2-7z" fill="#c98b8b" {...inked} />
  </>
);

export const Spider = () => (
  <>
    <Limbs>
      <g fill="none" stroke={INK} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        <path d="M36 46L18 30 8 44M34 54L14 48 6 64M36 62L20 66l-6 14M42 42L30 20 18 16" />
        <path d="M64 46l18-16 10 14M66 54l20-6 8 16M64 62l16 4 6 14M58 42l12-22 12-4" />
      </g>
      <g fill="none" stroke={PAINT.chitin[0]} strokeWidth="2.8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M36 46L18 30 8 44M34 54L14 48 6 64M36 62L20 66l-6 14M42 42L30 20 18 16" />
        <path d="M64 46l18-16 10 14M66 54l20-6 8 16M64 62l16 4 6 14M58 42l12-22 12-4" />
      </g>
    </Limbs>
    <path
      d="M50 12c15 0 22 10 21 21-1 10-9 16-21 16s-20-6-21-16c-1-11 6-21 21-21z"
      fill={PAINT.chitin[1]}
      {...inked}
    />
    <path d="M34 30c1-8 6-13 13-14-4 8-5 17-3 28-6-2-10-7-10-14z" fill={PAINT.chitin[0]} />
    <path d="M50 18l6 8-6 7-6-7zM50 36l4 5-4 4-4-4z" fill={PAINT.scale[0]} {...inked} strokeWidth="1.8" />
    <path d="M33 57c0-11 7-17 17-17s17 6 17 17-7 17-17 17-17-6-17-17z" fill={PAINT.chitin[1]} {...inked} />
    <path d="M54 40c8 2 13 8 13 17 0 11-7 17-17 17 7-10 9-22 4-34z" fill={PAINT.chitin[2]} />
    <Eyes at={[42, 58, 56]} size={1.4} paint={PAINT.scale[0]}>
      <circle cx="43" cy="56" r="4.6" fill={PAINT.scale[0]} {...inked} strokeWidth="2" />
      <circle cx="57" cy="56" r="4.6" fill={PAINT.scale[0]} {...inked} strokeWidth="2" />
      <circle cx="38" cy="49" r="2.4" fill={PAINT.scale[0]} />
      <circle cx="62" cy="49" r="2.4" fill={PAINT.scale[0]} />
      <circle cx="47" cy="47" r="2" fill={PAINT.scale[0]} />
      <circle cx="53" cy="47" r="2" fill={PAINT.scale[0]} />
    </Eyes>
    <Mouth>
      <path d="M44 69l-1 10 6-6zM56 69l1 10-6-6z" fill={PAINT.bone[0]} {...inked} strokeWidth="2" />
    </Mouth>
  </>
);

export const Dragon = () => (
  <>
    <path d="M70 90c8-18 8-34-2-48l16-8c12 18 13 38 4 56z" fill={PAINT.scale[2]} {...inked} />
    <Limbs>
      <path d="M84 34l10-6-4 12 8 0-6 9 7 3-8 7 5 6-9 4" fill={PAINT.scale[1]} {...inked} />
    </Limbs>
    <path
      d="M44 26C46 12 56 4 72 3c-7 6-9 12-9 20zM60 28c4-10 12-15 24-14-6 5-8 10-9 17z"
      fill={PAINT.bone[1]}
      {...inked}
    />
    <path
      d="M78 44c-2-14-13-21-28-20-10 1-16 6-21 13L9 46c-5 3-6 8-3 12l6 3 18-2-20 10c1 8 6 12 13 12l20-3c12 6 24 8 38 2 3-12 3-24-3-36z"
      fill={PAINT.scale[1]}
      {...inked}
    />
    <path d="M78 44c6 12 6 24 3 36-14 6-26 4-38-2 14 1 24-3 28-10 5-8 6-16 7-24z" fill={PAINT.scale[2]} />
    <path d="M30 40c5-8 12-12 21-12-8 4-13 9-15 16L12 52c1-2 2-4 4-5z" fill={PAINT.scale[0]} />
    <Mouth>
      <path d="M12 61l18-2 12 4-18 6-14 0z" fill="#571d22" {...inked} />
      <path
        d="M13 60l3 6 4-6zM23 59l3 6 4-6zM16 69l2-6 4 5zM27 67l2-5 4 4z"
        fill={PAINT.bone[0]}
        {...inked}
        strokeWidth="1.6"
      />
    </Mouth>
    <Eyes at={[53, 53, 42]} size={1.5}>
      <path d="M44 38l15 4c-2 7-10 8-15-4z" fill={PAINT.gold[0]} {...inked} />
      <path d="M51 39.500v6" {...line} strokeWidth="3" />
    </Eyes>
    <path d="M42 34l20 6" {...line} strokeWidth="3.6" />
    <path d="M13 48l5 0" {...line} />
    <path d="M64 54c3 4 3 8 1 12M71 50c3 5 3 11 1 16" {...fine} />
  </>
);
