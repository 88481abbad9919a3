import type { ReactNode } from 'react';
import { fine, INK, inked, line, PAINT } from '../ink.ts';
import { Eyes, Held, Limbs } from '../poses.tsx';

/** What tells one creature of a family from the next, drawn over it in the same square of 100. */
export const WEAR = {
  hood: () => (
    <>
      <path
        d="M20 54C18 24 30 8 50 8s32 16 30 46c-4-16-12-25-30-25S24 38 20 54z"
        fill={PAINT.leather[0]}
        {...inked}
      />
      <path d="M56 9c16 3 25 19 24 45-3-13-9-21-20-24z" fill={PAINT.leather[2]} />
    </>
  ),
  sling: () => (
    <Held hand={20}>
      <path d="M14 70C4 84 16 96 26 86M26 86l4-30" {...line} strokeWidth="3.400" />
      <circle cx="15" cy="80" r="9" fill={PAINT.stone[1]} {...inked} />
    </Held>
  ),
  cook: () => (
    <>
      <path
        d="M30 26C18 20 22 4 36 8c6-10 22-10 28 0 14-4 18 12 6 18v8H30z"
        fill={PAINT.bone[0]}
        {...inked}
      />
      <path d="M64 8c14-4 18 12 6 18v8H60z" fill={PAINT.bone[2]} />
      <path d="M30 28h40" {...fine} />
      <Held hand={90}>
        <path d="M82 60l8-6 4 4-6 8v22h-6z" fill={PAINT.steel[1]} {...inked} />
      </Held>
    </>
  ),
  feathers: () => (
    <>
      <path
        d="M40 22C30 12 30 4 34-1c8 6 11 13 10 22zM50 20c-4-9-3-16 1-21 5 6 6 13 3 21zM60 22c1-10 6-17 14-20 2 8-2 16-9 22z"
        fill={PAINT.magic[1]}
        {...inked}
      />
      <path d="M26 30c16-8 32-8 48 0l-2 6c-14-6-30-6-44 0z" fill={PAINT.brass[1]} {...inked} />
    </>
  ),
  goggles: () => (
    <>
      <path d="M24 42h52" {...line} strokeWidth="7" />
      <circle cx="39" cy="46" r="12" fill={PAINT.water[1]} {...inked} strokeWidth="5" />
      <circle cx="62" cy="46" r="12" fill={PAINT.water[1]} {...inked} strokeWidth="5" />
      <path d="M33 42c2-4 5-5 8-5M56 42c2-4 5-5 8-5" {...line} stroke={PAINT.water[0]} strokeWidth="3" />
    </>
  ),
  drum: () => (
    <>
      <path d="M24 80v16c10 7 42 7 52 0V80z" fill={PAINT.wood[1]} {...inked} />
      <path d="M24 80c10 7 42 7 52 0-10-7-42-7-52 0z" fill={PAINT.linen[0]} {...inked} />
      <path d="M26 86l10 12 10-10 10 10 10-10 8 8" {...fine} />
      <Limbs>
        <path d="M14 58l22 20M86 58L64 78" {...line} strokeWidth="5" stroke={PAINT.wood[2]} />
      </Limbs>
    </>
  ),
  mask: () => (
    <>
      <path d="M23 40c16 6 38 6 54 0l-1 15c-16 5-36 5-52 0z" fill={INK} />
      <path d="M76 44l16-4-4 10 8 6-19-1z" fill={INK} />
      <Eyes at={[40, 61, 48]} size={1.2} paint="#fff0a0">
        <circle cx="40" cy="48" r="5" fill="#fff0a0" />
        <circle cx="61" cy="48" r="5" fill="#fff0a0" />
        <circle cx="41" cy="48" r="2.400" fill={INK} />
        <circle cx="62" cy="48" r="2.400" fill={INK} />
      </Eyes>
    </>
  ),
  rage: () => (
    <>
      <path d="M30 24L20 4l18 10L44-2l8 15L64-2l2 17L84 6 70 26z" fill={PAINT.flame[2]} {...inked} />
      <path d="M36 22l4-12 10 10 8-10 6 12z" fill={PAINT.flame[1]} />
      <path d="M28 58l8-4M72 58l-8-4" {...line} stroke="#c93f33" strokeWidth="4" />
    </>
  ),
  flute: () => (
    <Held hand={20}>
      <path d="M44 76l44-12 3 9-44 13z" fill={PAINT.bone[1]} {...inked} />
      <circle cx="66" cy="75" r="2.400" fill={INK} />
      <circle cx="76" cy="72" r="2.400" fill={INK} />
      <path d="M88 40c-2 6-2 12 0 16M88 40l8 4" {...line} stroke={PAINT.magic[0]} strokeWidth="3" />
    </Held>
  ),
  gem: () => (
    <>
      <path d="M36 78h28l10 10-24 14-24-14z" fill={PAINT.water[1]} {...inked} />
      <path d="M50 78h14l10 10-24 14z" fill={PAINT.water[2]} />
      <path d="M26 88h48M42 88l8 14 8-14-8-10z" {...fine} />
    </>
  ),
  keys: () => (
    <Held hand={14}>
      <circle cx="78" cy="72" r="9" fill="none" stroke={INK} strokeWidth="9" />
      <circle cx="78" cy="72" r="9" fill="none" stroke={PAINT.brass[0]} strokeWidth="4" />
      <path d="M75 81h6v18h-6zM81 90h7v4h-7z" fill={PAINT.brass[0]} {...inked} strokeWidth="2" />
    </Held>
  ),
  crown: () => (
    <>
      <path
        d="M24 32L16 2l18 12L42-4l8 16 8-16 8 18L84 2l-8 30c-18-6-34-6-52 0z"
        fill={PAINT.gold[1]}
        {...inked}
      />
      <path d="M58-4l8 18L84 2l-8 30-16-4c2-11 1-21-2-32z" fill={PAINT.gold[2]} />
      <circle cx="50" cy="21" r="5" fill={PAINT.magic[1]} {...inked} />
    </>
  ),
  lantern: () => (
    <>
      <path d="M50 84v6" {...line} strokeWidth="4" />
      <path d="M40 88h20l3 12H37z" fill={PAINT.flame[1]} {...inked} />
      <path d="M36 88h28" {...line} strokeWidth="5" />
      <circle cx="50" cy="94" r="4" fill={PAINT.flame[0]} />
    </>
  ),
  mud: () => (
    <>
      <path
        d="M24 26c10-12 42-14 52 2-4 8-8 4-12 8-4 5-8 0-12 3-6 4-8-1-14-1-6 1-10-4-14-12z"
        fill="#5b4630"
        {...inked}
      />
      <circle cx="30" cy="62" r="4" fill="#5b4630" />
      <circle cx="72" cy="60" r="5" fill="#5b4630" />
    </>
  ),
  axe: () => (
    <Held hand={90}>
      <path d="M86 20v78" {...line} strokeWidth="8" />
      <path d="M86 20v78" {...line} stroke={PAINT.wood[1]} strokeWidth="4" />
      <path
        d="M86 20c-14-2-20 2-24 8 2 10 8 16 24 16zM86 20c6-1 9 0 12 3v18c-3 2-6 3-12 3z"
        fill={PAINT.steel[1]}
        {...inked}
      />
      <path d="M62 28c2 10 8 16 24 16v-6c-12 0-20-3-24-10z" fill={PAINT.steel[0]} />
    </Held>
  ),
  hammer: () => (
    <Held hand={90}>
      <path d="M84 36v62" {...line} strokeWidth="8" />
      <path d="M84 36v62" {...line} stroke={PAINT.wood[1]} strokeWidth="4" />
      <path d="M68 24h30v20H68z" fill={PAINT.iron[1]} {...inked} />
      <path d="M68 24h30v7H68z" fill={PAINT.iron[0]} />
    </Held>
  ),
  helm: () => (
    <>
      <path
        d="M20 42c0-22 12-33 30-33s30 11 30 33c-8-6-18-8-30-8s-22 2-30 8z"
        fill={PAINT.iron[0]}
        {...inked}
      />
      <path d="M56 9c15 3 24 13 24 33-5-4-10-6-17-7z" fill={PAINT.iron[2]} />
      <path
        d="M22 26C10 22 6 12 8 2c6 8 12 11 20 12zM78 26c12-4 16-14 14-24-6 8-12 11-20 12z"
        fill={PAINT.bone[1]}
        {...inked}
      />
    </>
  ),
  rune: () => (
    <path
      d="M14 60l8-10 8 10-8 10zM86 60l-8-10-8 10 8 10zM50 84l-8 8M50 84l8 8M50 84v14"
      fill="none"
      stroke={PAINT.magic[0]}
      strokeWidth="4"
      strokeLinejoin="round"
    />
  ),
  lock: () => (
    <>
      <path d="M16 74v-8c0-8 16-8 16 0v8" {...line} strokeWidth="7" />
      <path d="M16 74v-8c0-8 16-8 16 0v8" {...line} stroke={PAINT.brass[0]} strokeWidth="3" />
      <path d="M8 74h32v22H8z" fill={PAINT.brass[1]} {...inked} />
      <path d="M24 80a4 4 0 0 1 2 7l1 5h-6l1-5a4 4 0 0 1 2-7z" fill={INK} />
    </>
  ),
  crystals: () => (
    <>
      <path d="M38 18L30-2l16 6zM50 12L50-6l12 12zM62 18l14-16 0 20z" fill={PAINT.water[1]} {...inked} />
      <path d="M50 12V-6l12 12zM62 18l14-16 0 20z" fill={PAINT.water[2]} />
    </>
  ),
  web: () => (
    <path
      d="M2 2l34 34M2 22c10 0 18-8 20-20M2 42c22-2 38-18 40-40M20 2L26 30M2 22l28 6"
      fill="none"
      stroke="#e8efe0"
      strokeWidth="2.200"
      opacity=".85"
    />
  ),
  chain: () => (
    <g fill="none" stroke={INK} strokeWidth="7">
      <path d="M20 84a8 6 0 1 0 16 0 8 6 0 1 0-16 0M36 88a8 6 0 1 0 16 0 8 6 0 1 0-16 0M52 88a8 6 0 1 0 16 0 8 6 0 1 0-16 0M68 84a8 6 0 1 0 16 0 8 6 0 1 0-16 0" />
      <path
        stroke={PAINT.iron[0]}
        strokeWidth="3"
        d="M20 84a8 6 0 1 0 16 0 8 6 0 1 0-16 0M36 88a8 6 0 1 0 16 0 8 6 0 1 0-16 0M52 88a8 6 0 1 0 16 0 8 6 0 1 0-16 0M68 84a8 6 0 1 0 16 0 8 6 0 1 0-16 0"
      />
    </g>
  ),
  coin: () => (
    <>
      <circle cx="80" cy="80" r="14" fill={PAINT.gold[1]} {...inked} />
      <path d="M80 66a14 14 0 0 1 0 28z" fill={PAINT.gold[2]} />
      <path d="M76 74h8M76 80h8M76 86h8" {...fine} />
    </>
  ),
  embers: () => (
    <path
      d="M16 88c-4-10 4-14 2-24 8 8 10 16 4 24zM84 92c-4-10 4-14 2-24 8 8 8 16 4 24zM72 20c-3-7 2-10 1-18 6 6 7 12 3 18z"
      fill={PAINT.flame[1]}
      {...inked}
    />
  ),
  drip: () => (
    <path
      d="M56 66c4 6 6 9 6 13a6 6 0 0 1-12 0c0-4 2-7 6-13zM74 74c2 4 4 6 4 9a4 4 0 0 1-8 0c0-3 2-5 4-9z"
      fill="#c93f33"
      {...inked}
    />
  ),
  second: () => (
    <>
      <path d="M64 60c0-12 6-19 15-19s15 7 15 19-6 19-15 19-15-7-15-19z" fill="#a9a878" {...inked} />
      <Eyes at={[74, 85, 58]}>
        <circle cx="74" cy="58" r="2.600" fill={INK} />
        <circle cx="85" cy="58" r="2.600" fill={INK} />
      </Eyes>
      <path d="M72 69c4-3 10-3 14 0" {...line} strokeWidth="3.400" />
      <path d="M70 52l8 3M90 52l-8 3" {...line} />
    </>
  ),
} as const satisfies Record<string, () => ReactNode>;
