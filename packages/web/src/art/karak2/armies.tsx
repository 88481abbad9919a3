import type { Army } from '@undercroft/karak2';
import type { ReactNode } from 'react';
import { fine, INK, inked, line, PAINT, thin } from '../ink.ts';
import { Ribs, Skull, Warrior } from '../karak/monsters/undead.tsx';
import { Eyes, Held, Limbs, Mouth } from '../poses.tsx';

const FireEaters = () => (
  <>
    <Limbs>
      <path
        d="M50 2c6 12 18 14 22 28 8-2 10-8 10-14 8 16 6 36-4 50H22C12 52 10 34 18 18c2 6 4 10 9 12C30 16 44 14 50 2z"
        fill={PAINT.flame[2]}
        {...inked}
      />
      <path
        d="M50 16c4 10 14 12 17 24 4-1 6-3 7-6 3 12 0 22-5 32H31c-6-10-8-20-5-30 2 3 4 5 7 5 2-12 13-15 17-25z"
        fill={PAINT.flame[1]}
      />
    </Limbs>
    <path d="M30 52c0-14 8-22 20-22s20 8 20 22c0 15-8 24-20 24s-20-9-20-24z" fill="#7d4a3a" {...inked} />
    <path d="M56 31c9 3 14 11 14 21 0 15-8 24-20 24 9-13 11-29 6-45z" fill="#573023" />
    <Eyes at={[40, 60, 50]} paint={PAINT.flame[0]} size={1.2}>
      <path d="M36 46l9 4-8 3zM64 46l-9 4 8 3z" fill={PAINT.flame[0]} />
    </Eyes>
    <Mouth>
      <path d="M40 62c6 4 14 4 20 0-1 7-5 11-10 11s-9-4-10-11z" fill={PAINT.flame[1]} {...thin} />
    </Mouth>
    <path d="M34 38l-8-14 14 8zM66 38l8-14-14 8z" fill={PAINT.bone[1]} {...inked} />
  </>
);

const ShadowEaters = () => (
  <>
    <path
      d="M50 6c24 4 34 22 32 44l8 12-10 2 4 14-14-6-8 14-12-10-12 10-8-14-14 6 4-14-10-2 8-12C16 28 26 10 50 6z"
      fill="#2a2438"
      {...inked}
    />
    <path d="M50 6c24 4 34 22 32 44l8 12-10 2 4 14-14-6-8 14-8-7c14-24 14-48-4-73z" fill="#191523" />
    <path d="M26 34c4-10 10-16 18-19" {...fine} stroke="#5d5378" strokeWidth="3" />
    <Eyes at={[39, 61, 43]} size={1.5} paint="#e9f2c8">
      <path d="M32 36l14 7-11 6zM68 36l-14 7 11 6z" fill="#e9f2c8" />
    </Eyes>
    <Mouth>
      <path d="M30 56c12 6 28 6 40 0-2 14-10 20-20 20s-18-6-20-20z" fill="#0c0a12" {...thin} />
      <path d="M34 58l4 7 4-6 4 7 4-6 4 6 4-7 4 6 4-7" fill="none" stroke={PAINT.bone[0]} strokeWidth="2.6" />
    </Mouth>
  </>
);

const SkeletonGiants = () => (
  <>
    <Ribs />
    <g transform="translate(50 42) scale(1.14) translate(-50 -42)">
      <Skull />
    </g>
    <Limbs>
      <path
        d="M28 28C12 26 6 14 10 2c6 8 14 10 26 12zM72 28c16-2 22-14 18-26-6 8-14 10-26 12z"
        fill={PAINT.bone[2]}
        {...inked}
      />
    </Limbs>
    <path
      d="M22 32c2-16 12-24 28-24s26 8 28 24c-10-6-18-8-28-8s-18 2-28 8z"
      fill={PAINT.wood[1]}
      {...inked}
    />
    <path d="M56 8c14 2 20 10 22 24-6-4-12-6-18-7 1-6 0-11-4-17z" fill={PAINT.wood[2]} />
    <path d="M46 9h8l1 16h-10z" fill={PAINT.brass[1]} {...thin} />
  </>
);

const DarkDryads = () => (
  <>
    <Limbs>
      <path
        d="M30 40C18 34 12 22 14 6c4 8 8 10 12 10-2-6 0-10 2-12 2 10 8 16 14 22zM70 40c12-6 18-18 16-34-4 8-8 10-12 10 2-6 0-10-2-12-2 10-8 16-14 22z"
        fill={PAINT.wood[2]}
        {...inked}
      />
    </Limbs>
    <path
      d="M22 80c-4-24 0-56 28-60 28 4 32 36 28 60-8-4-12-2-16 2-8-6-16-6-24 0-4-4-8-6-16-2z"
      fill="#2c5a3c"
      {...inked}
    />
    <path d="M54 20c24 6 28 36 24 60-8-4-12-2-16 2l-4-2c8-22 8-42-4-60z" fill="#1b3d2c" />
    <path d="M34 48c0-14 6-20 16-20s16 6 16 20c0 13-7 22-16 22s-16-9-16-22z" fill="#9fb27a" {...inked} />
    <path d="M54 28c8 2 12 9 12 20 0 13-7 22-16 22 7-12 9-28 4-42z" fill="#748a58" />
    <path d="M34 40c8-12 24-12 32 0-4-16-28-16-32 0z" fill="#2c5a3c" {...thin} />
    <Eyes at={[41, 59, 49]}>
      <path d="M38 46l8 3-7 3zM62 46l-8 3 7 3z" fill="#f3e9a0" />
    </Eyes>
    <Mouth>
      <path d="M44 60c4 2 8 2 12 0" {...line} strokeWidth="2.2" />
    </Mouth>
    <path d="M22 24l-8 2 6 5zM78 24l8 2-6 5zM28 12l-2-6 6 3zM72 12l2-6-6 3z" fill="#7fae55" {...thin} />
  </>
);

const HammerFollower = () => (
  <>
    <path d="M14 92c2-22 14-32 36-32s34 10 36 32z" fill={PAINT.leather[1]} {...inked} />
    <path d="M60 61c16 3 25 13 26 31H62c4-10 4-20-2-31z" fill={PAINT.leather[2]} />
    <path d="M30 46c0-18 8-26 20-26s20 8 20 26c0 16-8 24-20 24s-20-8-20-24z" fill="#8fa27f" {...inked} />
    <path d="M56 21c9 3 14 11 14 25 0 16-8 24-20 24 9-14 11-32 6-49z" fill="#66785c" />
    <path d="M28 40c0-20 8-30 22-30s22 10 22 30c-14-6-30-6-44 0z" fill={PAINT.iron[1]} {...inked} />
    <path d="M54 10c12 2 18 12 18 30-4-2-9-3-14-4 2-9 0-18-4-26z" fill={PAINT.iron[2]} />
    <path d="M46 10h8v32l-4 6-4-6z" fill={PAINT.iron[0]} {...thin} />
    <Eyes at={[41, 59, 47]}>
      <path d="M37 47h8M55 47h8" {...line} stroke={PAINT.flame[0]} strokeWidth="4" />
    </Eyes>
    <Mouth>
      <path d="M40 60l3-5 3 5M54 60l3-5 3 5" fill={PAINT.bone[0]} {...thin} />
    </Mouth>
    <Held hand={88}>
      <path d="M83 78V22" stroke={INK} strokeWidth="9" strokeLinecap="round" />
      <path d="M83 78V22" stroke={PAINT.wood[1]} strokeWidth="4.4" strokeLinecap="round" />
      <path d="M68 6h26l4 6v16l-4 6H68z" fill={PAINT.steel[1]} {...inked} />
      <path d="M68 6h26l4 6H68z" fill={PAINT.steel[0]} />
      <path d="M68 26h30v2l-4 6H68z" fill={PAINT.steel[2]} />
    </Held>
  </>
);

const SkeletonRiders = () => (
  <>
    <Held hand={92}>
      <path d="M86 4L70 66" stroke={INK} strokeWidth="7" strokeLinecap="round" />
      <path d="M86 4L70 66" stroke={PAINT.wood[1]} strokeWidth="3.4" strokeLinecap="round" />
      <path d="M86 6l-16 4 4 8-4 8 12-2z" fill={PAINT.magic[2]} {...thin} />
    </Held>
    <g transform="translate(20 -6) scale(.66)">
      <Skull />
      <path
        d="M23 40c0-20 10-31 27-31s27 11 27 31l-9-2c-1-6-4-9-8-9H40c-4 0-7 3-8 9z"
        fill={PAINT.iron[1]}
        {...inked}
      />
    </g>
    <path
      d="M22 92c-2-14 0-24 8-32l-4-12 10 6c14-6 28-4 34 6 6 9 4 18 0 26l-12 2-4 6z"
      fill={PAINT.bone[1]}
      {...inked}
    />
    <path d="M58 55c8 2 14 8 15 14s0 12-3 17l-12 2c6-11 6-22 0-33z" fill={PAINT.bone[2]} />
    <path d="M40 64c0-4 3-6 6-6s6 2 6 6-3 6-6 6-6-2-6-6zM64 80c0-2 2-4 4-4" fill={INK} {...thin} />
    <path d="M22 92c-8-10-10-24-4-38l12 6c-8 8-10 18-8 32z" fill="#3a3340" {...inked} />
  </>
);

const DeathEnvoys = () => (
  <>
    <Held hand={70}>
      <path d="M82 90L74 10" stroke={INK} strokeWidth="8" strokeLinecap="round" />
      <path d="M82 90L74 10" stroke={PAINT.wood[1]} strokeWidth="3.6" strokeLinecap="round" />
      <path d="M76 14C56 2 32 4 14 22c20-8 42-8 62 4z" fill={PAINT.steel[1]} {...inked} />
      <path d="M14 22C30 8 50 4 74 12c-22-2-42 0-60 10z" fill={PAINT.steel[0]} />
    </Held>
    <path
      d="M16 94c0-22 6-34 14-42-2-20 6-32 20-36 14 4 22 16 20 36 8 8 14 20 14 42z"
      fill="#25202e"
      {...inked}
    />
    <path d="M50 16c14 4 22 16 20 36 8 8 14 20 14 42H58c8-26 6-52-8-78z" fill="#17131d" />
    <path d="M36 56c-3-16 2-26 14-30 12 4 17 14 14 30-3 8-8 12-14 12s-11-4-14-12z" fill="#0b090f" {...thin} />
    <path
      d="M40 46c0-8 4-13 10-13s10 5 10 13c0 5-2 8-4 10v6h-12v-6c-2-2-4-5-4-10z"
      fill={PAINT.bone[1]}
      {...thin}
    />
    <Eyes at={[46, 54, 45]} size={0.8}>
      <path
        d="M43 45c0-3 1-4 3-4s3 1 3 4-1 4-3 4-3-1-3-4zM51 45c0-3 1-4 3-4s3 1 3 4-1 4-3 4-3-1-3-4z"
        fill={INK}
      />
    </Eyes>
    <path d="M50 50l2 4h-4zM47 57v5M50 58v4M53 57v5" {...fine} strokeWidth="1.6" />
  </>
);

/** Drawings in a square of 100; the numeral covers what is below 74. */
export const ARMY_LOOKS: Readonly<Record<Army, { draw: () => ReactNode; ground: string }>> = {
  'skeleton-warriors': { draw: Warrior, ground: '#5b6f96' },
  'fire-eaters': { draw: FireEaters, ground: '#53424c' },
  'shadow-eaters': { draw: ShadowEaters, ground: '#8b8fae' },
  'skeleton-giants': { draw: SkeletonGiants, ground: '#6d7a58' },
  'dark-dryads': { draw: DarkDryads, ground: '#8a7a94' },
  'hammer-follower': { draw: HammerFollower, ground: '#a08a64' },
  'skeleton-riders': { draw: SkeletonRiders, ground: '#4d7280' },
  'death-envoys': { draw: DeathEnvoys, ground: '#7d7f96' },
};

/** The Dark General: black iron, a crown of horns, and nobody behind the visor. */
export const General = () => (
  <>
    <path d="M6 94c2-24 14-36 44-36s42 12 44 36z" fill="#241c2c" {...inked} />
    <path d="M62 59c20 4 30 14 32 35H64c4-12 4-24-2-35z" fill="#16111c" />
    <path d="M8 70l16-14 8 14-10 12zM92 70L76 56l-8 14 10 12z" fill={PAINT.iron[1]} {...inked} />
    <Limbs>
      <path
        d="M30 34C14 32 4 20 8 0c6 12 16 16 30 18zM70 34c16-2 26-14 22-34-6 12-16 16-30 18z"
        fill={PAINT.bone[2]}
        {...inked}
      />
    </Limbs>
    <path d="M40 20L34 2l12 10 4-12 4 12L66 2l-6 18z" fill={PAINT.iron[0]} {...inked} />
    <path d="M27 46c-1-20 8-30 23-30s24 10 23 30l-4 24-12 10H43L31 70z" fill={PAINT.iron[1]} {...inked} />
    <path d="M54 16c13 2 20 12 19 30l-4 24-12 10h-5c8-22 9-43 2-64z" fill={PAINT.iron[2]} />
    <path d="M32 44c0-12 4-20 11-24-3 12-3 24-1 36z" fill={PAINT.iron[0]} />
    <path d="M32 42c12 6 24 6 36 0l-3 12-11 2v22h-8V56l-11-2z" fill="#0c0810" {...inked} />
    <Eyes at={[42, 58, 50]} size={1.2} paint="#f08ac4">
      <path d="M37 48l9 2-7 3zM63 48l-9 2 7 3z" fill="#f08ac4" />
    </Eyes>
  </>
);
