import type { ReactNode } from 'react';
import { fine, INK, inked, line, PAINT } from '../ink.ts';
import { Eyes, Limbs, Mouth } from '../poses.tsx';

/** Three paints of a hide: light side, itself, dark side. */
export type Hide = readonly [string, string, string];

/** A family of creatures in a square of 100; what one wears is drawn over it. */
export type Creature = (hide: Hide) => ReactNode;

export const goblin: Creature = ([light, self, dark]) => (
  <>
    <path d="M20 99c2-16 12-23 30-23s28 7 30 23z" fill={PAINT.leather[1]} {...inked} />
    <path d="M58 76c13 2 20 9 22 23H62c2-9 1-16-4-23z" fill={PAINT.leather[2]} />
    <Limbs>
      <path
        d="M29 50C18 36 9 31 1 33c3 15 13 27 29 30zM71 50c11-14 20-19 28-17-3 15-13 27-29 30z"
        fill={self}
        {...inked}
      />
      <path
        d="M26 52c-7-8-12-12-18-13 3 9 10 15 19 17zM74 52c7-8 12-12 18-13-3 9-10 15-19 17z"
        fill="#c9857a"
      />
    </Limbs>
    <path d="M24 52c0-21 10-33 26-33s26 12 26 33c0 21-11 35-26 35S24 73 24 52z" fill={self} {...inked} />
    <path d="M58 20c12 4 18 15 18 32 0 21-11 35-26 35 14-18 18-41 8-67z" fill={dark} />
    <path d="M27 48c1-13 6-22 14-25-5 9-7 17-7 27z" fill={light} />
    <Eyes at={[39, 61, 48]} size={1.6}>
      <path
        d="M29 47c2-9 16-9 19 1-3 8-16 8-19-1zM53 48c3-10 16-10 18-1-2 9-15 9-18 1z"
        fill="#fff0a0"
        {...inked}
      />
      <circle cx="40" cy="48" r="3.4" fill={INK} />
      <circle cx="61" cy="48" r="3.4" fill={INK} />
    </Eyes>
    <path d="M27 41l19 4M73 41l-18 5" {...line} strokeWidth="3.6" />
    <path d="M46 50c-3 8-4 12 1 14 5 1 9 0 9-3 0-4-4-7-5-11z" fill={self} {...inked} />
    <Mouth>
      <path d="M34 69c10 5 22 5 33-1-3 10-9 13-17 13s-14-4-16-12z" fill="#4b1a1c" {...inked} />
      <path d="M38 71l3 6 4-5M60 71l-3 6-4-5" fill={PAINT.bone[0]} {...inked} strokeWidth="1.6" />
    </Mouth>
  </>
);

export const orc: Creature = ([light, self, dark]) => (
  <>
    <path d="M8 99c2-20 16-28 42-28s40 8 42 28z" fill={PAINT.iron[1]} {...inked} />
    <path d="M60 71c20 3 30 12 32 28H66c3-10 1-20-6-28z" fill={PAINT.iron[2]} />
    <Limbs>
      <path
        d="M22 44c-8-2-13 0-15 4 3 7 9 11 17 12zM78 44c8-2 13 0 15 4-3 7-9 11-17 12z"
        fill={self}
        {...inked}
      />
    </Limbs>
    <path
      d="M22 46c0-20 11-31 28-31s28 11 28 31c0 6 2 12 4 18-4 15-16 24-32 24S22 79 18 64c2-6 4-12 4-18z"
      fill={self}
      {...inked}
    />
    <path d="M58 16c13 4 20 14 20 30 0 6 2 12 4 18-4 15-16 24-32 24 17-20 20-45 8-72z" fill={dark} />
    <path d="M26 42c2-12 7-20 15-22-5 8-7 16-7 26z" fill={light} />
    <Eyes at={[38, 62, 46]} size={1.4}>
      <path d="M26 38l22 7-1 5c-8 3-16 2-20-3zM74 38l-22 7 1 5c8 3 16 2 20-3z" fill="#ffe9a0" {...inked} />
      <circle cx="40" cy="46" r="3" fill={INK} />
      <circle cx="60" cy="46" r="3" fill={INK} />
    </Eyes>
    <path d="M23 37l26 8 2 0 26-8" {...line} strokeWidth="5" />
    <path d="M42 58c4-4 12-4 16 0-2 5-14 5-16 0z" fill={dark} {...inked} />
    <Mouth>
      <path d="M28 72c12-7 32-7 44 0-6 9-38 9-44 0z" fill="#4b1a1c" {...inked} />
      <path
        d="M31 75c-3-8-3-13 0-18 5 5 7 10 7 17zM69 75c3-8 3-13 0-18-5 5-7 10-7 17z"
        fill={PAINT.bone[0]}
        {...inked}
      />
    </Mouth>
  </>
);

export const ogre: Creature = ([light, self, dark]) => (
  <>
    <path d="M2 99c0-24 16-36 48-36s48 12 48 36z" fill={self} {...inked} />
    <path d="M64 64c24 4 34 16 34 35H70c4-13 2-24-6-35z" fill={dark} />
    <path d="M10 92c0-12 6-19 16-23-4 10-5 18-4 30H10z" fill={light} />
    <path d="M20 99c3-9 10-14 30-14s27 5 30 14z" fill={PAINT.leather[1]} {...inked} />
    <path d="M28 46c0-19 8-30 22-30s22 11 22 30c0 16-8 27-22 27S28 62 28 46z" fill={self} {...inked} />
    <path d="M56 17c11 3 16 13 16 29 0 16-8 27-22 27 12-16 15-35 6-56z" fill={dark} />
    <Limbs>
      <path d="M30 24L18 12c-2 9 1 16 9 21zM70 24l12-12c2 9-1 16-9 21z" fill={PAINT.bone[1]} {...inked} />
    </Limbs>
    <path d="M33 42c4-4 9-4 13 0M54 42c4-4 9-4 13 0" {...line} strokeWidth="4" />
    <Eyes at={[40, 60, 47]} size={1.2}>
      <circle cx="40" cy="46" r="3.4" fill="#ffe9a0" {...inked} strokeWidth="1.6" />
      <circle cx="60" cy="46" r="3.4" fill="#ffe9a0" {...inked} strokeWidth="1.6" />
    </Eyes>
    <path d="M43 52c3-5 11-5 14 0 2 6-16 6-14 0z" fill={light} {...inked} />
    <Mouth>
      <path d="M36 63c8-4 20-4 28 0-5 5-23 5-28 0z" fill="#4b1a1c" {...inked} />
      <path d="M40 64l2-7 4 6zM60 64l-2-7-4 6z" fill={PAINT.bone[0]} {...inked} strokeWidth="1.6" />
    </Mouth>
  </>
);

export const worm: Creature = ([light, self, dark]) => (
  <>
    <path d="M6 99c-2-14 6-22 18-22s16 9 28 8c10-1 12-8 12-16l24 2c2 18-6 28-18 28z" fill={self} {...inked} />
    <path d="M74 99c8-6 12-14 12-28l2 0c2 18-4 28-14 28z" fill={dark} />
    <path d="M18 79c-3 6-3 13 0 20M34 81c-2 6-2 12 0 18M50 85c0 5 0 9 2 14" {...fine} />
    <path d="M30 45c0-23 11-37 27-37s29 13 29 36c0 19-10 34-27 34S30 65 30 45z" fill={self} {...inked} />
    <path d="M64 9c14 3 22 15 22 35 0 19-10 34-27 34 15-18 18-42 5-69z" fill={dark} />
    <path d="M34 42c1-14 6-24 14-28-4 10-6 18-5 30z" fill={light} />
    <Mouth>
      <path d="M36 48c0-14 8-22 20-22s21 8 21 22-8 23-21 23-20-9-20-23z" fill="#4b1a1c" {...inked} />
      <path
        d="M41 34l6 9 4-14zM57 26l1 13 6-11zM76 42l-11 4 11 7zM71 63l-9-8 1 14zM53 71l2-12 6 11zM38 56l11-3-8 11z"
        fill={PAINT.bone[0]}
        {...inked}
        strokeWidth="1.6"
      />
    </Mouth>
    <Eyes at={[41, 72, 19]} size={1.2}>
      <circle cx="41" cy="20" r="4" fill="#fff0a0" {...inked} />
      <circle cx="72" cy="18" r="4" fill="#fff0a0" {...inked} />
    </Eyes>
  </>
);

const LEGS =
  'M36 50L16 34 6 52M34 58L12 54 4 74M36 66L18 72l-8 20M42 44L30 22 16 14M64 50l20-16 10 18M66 58l22-4 8 20M64 66l18 6 8 20M58 44l12-22 14-8';

export const spider: Creature = ([light, self, dark]) => (
  <>
    <Limbs>
      <path d={LEGS} {...line} strokeWidth="8" />
      <path d={LEGS} {...line} stroke={light} strokeWidth="3" />
    </Limbs>
    <path d="M50 6c18 0 26 12 25 24-1 12-10 19-25 19s-24-7-25-19C24 18 32 6 50 6z" fill={self} {...inked} />
    <path d="M58 7c12 4 18 13 17 23-1 12-10 19-25 19 12-12 15-26 8-42z" fill={dark} />
    <path d="M30 28c1-9 7-15 14-16-5 9-6 18-4 30-6-3-10-7-10-14z" fill={light} />
    <path d="M31 64c0-14 8-22 19-22s19 8 19 22-8 21-19 21-19-7-19-21z" fill={self} {...inked} />
    <path d="M55 43c9 2 14 10 14 21 0 14-8 21-19 21 9-13 11-28 5-42z" fill={dark} />
    <Eyes at={[41, 59, 62]} size={1.5} paint="#d8f07a">
      <circle cx="42" cy="62" r="6" fill="#d8f07a" {...inked} />
      <circle cx="58" cy="62" r="6" fill="#d8f07a" {...inked} />
      <circle cx="43" cy="63" r="2" fill={INK} />
      <circle cx="57" cy="63" r="2" fill={INK} />
      <circle cx="36" cy="52" r="2.8" fill="#d8f07a" />
      <circle cx="64" cy="52" r="2.8" fill="#d8f07a" />
    </Eyes>
    <Mouth>
      <path d="M43 79l-2 13 8-9zM57 79l2 13-8-9z" fill={PAINT.bone[0]} {...inked} strokeWidth="2" />
    </Mouth>
  </>
);

export const bat: Creature = ([light, self, dark]) => (
  <>
    <Limbs>
      <path
        d="M38 48C26 30 14 26 1 30c5 6 5 12 3 20 7-2 11 0 12 8 6-4 10-2 12 6l12 2z"
        fill={self}
        {...inked}
      />
      <path
        d="M62 48c12-18 24-22 37-18-5 6-5 12-3 20-7-2-11 0-12 8-6-4-10-2-12 6l-12 2z"
        fill={dark}
        {...inked}
      />
      <path d="M16 58c2-10 8-16 18-20M84 58c-2-10-8-16-18-20" {...fine} />
    </Limbs>
    <path d="M34 40l-4-24 14 13zM66 40l4-24-14 13z" fill={self} {...inked} />
    <path d="M36 34l-2-10 7 7zM64 34l2-10-7 7z" fill="#c9857a" />
    <path d="M30 54c0-16 8-27 20-27s20 11 20 27c0 19-8 32-20 32S30 73 30 54z" fill={self} {...inked} />
    <path d="M56 28c9 3 14 13 14 26 0 19-8 32-20 32 11-18 13-38 6-58z" fill={dark} />
    <path d="M33 52c1-10 5-18 11-20-4 8-5 15-5 24z" fill={light} />
    <Eyes at={[40, 60, 50]} size={1.3}>
      <path d="M35 46l12 4c-1 7-10 8-12-4zM65 46l-12 4c1 7 10 8 12-4z" fill="#fff0a0" {...inked} />
      <circle cx="42" cy="50" r="2.2" fill={INK} />
      <circle cx="58" cy="50" r="2.2" fill={INK} />
    </Eyes>
    <path d="M47 57h6l-3 4z" fill={INK} />
    <Mouth>
      <path d="M39 65c7 4 15 4 22 0-2 7-6 9-11 9s-9-3-11-9z" fill="#4b1a1c" {...inked} />
      <path d="M42 66l3 8 3-6zM58 66l-3 8-3-6z" fill={PAINT.bone[0]} {...inked} strokeWidth="1.4" />
    </Mouth>
  </>
);

export const rat: Creature = ([light, self, dark]) => (
  <>
    <path d="M72 78c18 0 24-12 20-28-3-8-11-6-11 1" {...line} strokeWidth="8" />
    <path d="M72 78c18 0 24-12 20-28-3-8-11-6-11 1" {...line} stroke="#c98b8b" strokeWidth="3.4" />
    <path d="M32 92c-6-26 6-44 28-44s30 18 22 44z" fill={self} {...inked} />
    <path d="M62 48c18 2 27 18 20 44H68c6-16 5-31-6-44z" fill={dark} />
    <circle cx="24" cy="28" r="13" fill={self} {...inked} />
    <circle cx="24" cy="28" r="7" fill="#c98b8b" />
    <circle cx="60" cy="24" r="14" fill={self} {...inked} />
    <circle cx="60" cy="24" r="7.500" fill="#c98b8b" />
    <path
      d="M18 46c2-15 14-22 26-21 14 1 21 10 21 23 0 16-12 24-26 25-14 0-28-6-32-12 1-6 5-11 11-15z"
      fill={self}
      {...inked}
    />
    <path d="M20 47c3-11 12-18 23-19-7 6-11 14-12 25-7 1-14 4-20 8 1-5 4-10 9-14z" fill={light} />
    <circle cx="9" cy="62" r="5" fill="#d99a94" {...inked} />
    <Mouth>
      <path d="M13 70l1 12 5-1 2 5 4-11z" fill={PAINT.bone[0]} {...inked} strokeWidth="2" />
    </Mouth>
    <path d="M31 42l13 4" {...line} strokeWidth="3.400" />
    <Eyes at={[37, 37, 49]} size={1.3}>
      <circle cx="37" cy="49" r="5" fill="#ffe28a" {...inked} strokeWidth="2" />
      <circle cx="38" cy="50" r="2" fill={INK} />
    </Eyes>
    <path d="M20 64L4 54M22 68H2" {...fine} />
  </>
);

export const beetle: Creature = ([light, self, dark]) => (
  <>
    <Limbs>
      <path
        d="M28 52L8 44M26 66L4 70M32 80L16 96M72 52l20-8M74 66l22 4M68 80l16 16"
        {...line}
        strokeWidth="7"
      />
      <path d="M40 26C34 12 26 8 16 10M60 26c6-14 14-18 24-16" {...line} strokeWidth="5" />
    </Limbs>
    <path d="M34 34c0-10 6-16 16-16s16 6 16 16-6 12-16 12-16-2-16-12z" fill={dark} {...inked} />
    <Eyes at={[43, 57, 30]} size={1} paint="#fff0a0">
      <circle cx="43" cy="30" r="4" fill="#fff0a0" {...inked} />
      <circle cx="57" cy="30" r="4" fill="#fff0a0" {...inked} />
    </Eyes>
    <path d="M20 66c0-18 11-28 30-28s30 10 30 28c0 19-12 30-30 30S20 85 20 66z" fill={self} {...inked} />
    <path d="M50 38c19 0 30 10 30 28 0 19-12 30-30 30z" fill={dark} />
    <path d="M25 64c1-11 7-17 16-20-5 9-7 18-5 32-7-2-11-6-11-12z" fill={light} />
    <path d="M50 38v58" {...line} strokeWidth="3.400" />
    <path d="M50 50l14 8v14l-14 10-14-10V58z" fill={PAINT.brass[1]} {...inked} />
    <path d="M50 50l14 8v14l-14 10z" fill={PAINT.brass[2]} />
  </>
);

export const wraith: Creature = ([light, self, dark]) => (
  <>
    <path
      d="M10 99c4-14 6-26 8-40C20 26 32 8 50 8s30 18 32 51c2 14 4 26 8 40-7-5-12-5-17 0-6-6-12-6-16 0-5-5-10-5-15 0-5-6-10-6-16 0-5-4-10-4-16 0z"
      fill={self}
      {...inked}
    />
    <path d="M56 9c16 3 25 20 26 50 2 14 4 26 8 40-7-5-12-5-17 0-4-4-8-5-12-3 8-28 8-58-5-87z" fill={dark} />
    <path d="M24 62c2-22 8-38 18-46-6 18-7 36-6 58-5 0-10-4-12-12z" fill={light} />
    <path d="M31 46c0-16 7-25 19-25s19 9 19 25c0 14-8 24-19 24S31 60 31 46z" fill="#0c0b10" {...inked} />
    <Eyes at={[42, 58, 46]} size={1.3} paint="#bff2e6">
      <path d="M37 43l11 4c-2 6-9 6-11-4zM63 43l-11 4c2 6 9 6 11-4z" fill="#bff2e6" />
    </Eyes>
    <Mouth>
      <path d="M42 59c5-3 11-3 16 0" {...line} stroke="#bff2e6" strokeWidth="3" />
    </Mouth>
  </>
);

export const knight: Creature = ([light, self, dark]) => (
  <>
    <path d="M8 99c2-18 14-28 42-28s40 10 42 28z" fill={self} {...inked} />
    <path d="M62 72c20 4 28 12 30 27H66c3-10 2-18-4-27z" fill={dark} />
    <Limbs>
      <path d="M14 80c-4-12 2-18 14-16l6 12zM86 80c4-12-2-18-14-16l-6 12z" fill={light} {...inked} />
    </Limbs>
    <path d="M26 66c-4-26 2-48 24-56 22 8 28 30 24 56-6 8-14 11-24 11s-18-3-24-11z" fill={self} {...inked} />
    <path d="M50 10c22 8 28 30 24 56-4 6-9 9-15 10 7-24 4-46-9-66z" fill={dark} />
    <path d="M31 60c-3-20 2-36 13-44-6 14-7 29-5 48z" fill={light} />
    <path d="M31 40c12 5 26 5 38 0l-2 11-11 3v20H44V54l-11-3z" fill="#0e0b12" {...inked} />
    <Eyes at={[42, 58, 48]} size={1.1} paint="#ffe28a">
      <path d="M37 45l9 3-6 3zM63 45l-9 3 6 3z" fill="#ffe28a" />
    </Eyes>
  </>
);

export const hound: Creature = ([light, self, dark]) => (
  <>
    <path d="M16 99c2-22 14-32 36-32s32 12 34 32z" fill={self} {...inked} />
    <path d="M62 68c16 4 23 14 24 31H66c3-12 2-21-4-31z" fill={dark} />
    <Limbs>
      <path d="M26 34L22 4l22 18zM74 34L78 4 56 22z" fill={self} {...inked} />
      <path d="M29 28l-2-14 10 9zM71 28l2-14-10 9z" fill="#7a4a4a" />
    </Limbs>
    <path
      d="M22 42c2-16 12-24 28-24s26 8 28 24c-4 8-8 11-12 14-2 18-8 28-16 28s-14-10-16-28c-4-3-8-6-12-14z"
      fill={self}
      {...inked}
    />
    <path d="M58 19c12 3 19 11 20 23-4 8-8 11-12 14-2 18-8 28-16 28 10-20 14-42 8-65z" fill={dark} />
    <path d="M26 42c2-10 8-16 16-18-5 7-7 14-6 24z" fill={light} />
    <Eyes at={[38, 62, 43]} size={1.4}>
      <path d="M30 40l15 5c-3 7-12 7-15-5zM70 40l-15 5c3 7 12 7 15-5z" fill="#ff9a4f" {...inked} />
    </Eyes>
    <path d="M43 62c4-3 10-3 14 0l-3 7h-8z" fill={INK} />
    <Mouth>
      <path d="M40 72c6 4 14 4 20 0-2 9-6 13-10 13s-8-4-10-13z" fill="#4b1a1c" {...inked} />
      <path d="M43 73l2 7 3-5zM57 73l-2 7-3-5z" fill={PAINT.bone[0]} {...inked} strokeWidth="1.400" />
    </Mouth>
  </>
);

export const door: Creature = ([light, self, dark]) => (
  <>
    <path d="M12 99V46C12 20 28 6 50 6s38 14 38 40v53z" fill={PAINT.stone[2]} {...inked} />
    <path d="M22 99V48c0-20 11-31 28-31s28 11 28 31v51z" fill={self} {...inked} />
    <path d="M54 17c15 2 24 13 24 31v51H60V40z" fill={dark} />
    <path d="M26 60V46c1-10 5-16 12-20v73H26z" fill={light} />
    <path d="M38 24v75M62 24v75" {...fine} />
    <Eyes at={[39, 61, 50]} size={1.6}>
      <path d="M30 46l16 5c-3 8-13 8-16-5zM70 46l-16 5c3 8 13 8 16-5z" fill="#bff2e6" {...inked} />
      <circle cx="40" cy="50" r="2.400" fill={INK} />
      <circle cx="60" cy="50" r="2.400" fill={INK} />
    </Eyes>
    <Mouth>
      <path d="M32 70c11 7 25 7 36 0-3 15-9 20-18 20s-15-5-18-20z" fill="#120c0a" {...inked} />
      <path d="M38 73l4 8 4-6zM62 73l-4 8-4-6z" fill={PAINT.bone[0]} {...inked} strokeWidth="1.600" />
    </Mouth>
  </>
);

export const dragon: Creature = ([light, self, dark]) => (
  <>
    <path d="M66 99c10-20 8-36-2-50l18-10c14 20 16 42 6 60z" fill={dark} {...inked} />
    <Limbs>
      <path
        d="M44 24C46 10 58 2 76 2c-8 6-10 12-10 20zM62 28c4-12 14-17 28-15-7 6-9 11-10 19z"
        fill={PAINT.bone[1]}
        {...inked}
      />
    </Limbs>
    <path
      d="M82 44c-2-15-14-23-30-22-11 1-18 6-23 14L8 46c-6 3-7 9-3 14l6 3 20-2L9 72c1 9 6 13 14 13l22-3c13 7 26 9 42 2 3-13 2-27-5-40z"
      fill={self}
      {...inked}
    />
    <path d="M82 44c7 13 8 27 5 40-16 7-29 5-42-2 16 1 26-3 31-11 4-8 6-17 6-27z" fill={dark} />
    <path d="M30 40c5-9 13-13 23-13-9 4-14 10-16 17L11 53c1-2 3-4 5-5z" fill={light} />
    <Mouth>
      <path d="M11 63l20-2 13 4-20 7-15 0z" fill="#571d22" {...inked} />
      <path
        d="M12 62l3 7 5-7zM23 61l3 7 5-7zM15 72l3-7 4 6z"
        fill={PAINT.bone[0]}
        {...inked}
        strokeWidth="1.600"
      />
    </Mouth>
    <Eyes at={[54, 54, 43]} size={1.6}>
      <path d="M45 38l17 4c-2 8-12 9-17-4z" fill="#ffe28a" {...inked} />
      <path d="M53 39v7" {...line} strokeWidth="3" />
    </Eyes>
    <path d="M43 33l22 7" {...line} strokeWidth="4" />
  </>
);
