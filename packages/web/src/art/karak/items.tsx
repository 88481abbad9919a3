import type { Item, SlotKind } from '@undercroft/karak';
import type { ReactNode } from 'react';
import { fine, INK, inked, line, PAINT } from '../ink.ts';
import { OWN_ITEMS } from './own.tsx';

const dagger = (
  <>
    <path d="M44 8l6-8 6 8v46H44z" fill={PAINT.steel[1]} {...inked} />
    <path d="M44 8l6-8v54h-6z" fill={PAINT.steel[0]} />
    <path d="M44 8l6-8 6 8v46H44z" {...line} />
    <path d="M34 53c10-3 22-3 32 0v7c-10-3-22-3-32 0z" fill={PAINT.brass[1]} {...inked} />
    <path d="M45 58h10v18H45z" fill={PAINT.leather[1]} {...inked} />
    <circle cx="50" cy="80" r="6" fill={PAINT.brass[0]} {...inked} />
  </>
);

const Daggers = () => (
  <g transform="translate(50 50) scale(1.22) translate(-50 -53)">
    <g transform="rotate(38 50 54) translate(0 6)">{dagger}</g>
    <g transform="rotate(-38 50 54) translate(0 6)">{dagger}</g>
  </g>
);

const Sword = () => (
  <g transform="rotate(40 50 50) translate(0 -2)">
    <path d="M41 6l9-14 9 14v58H41z" fill={PAINT.steel[1]} {...inked} />
    <path d="M41 6l9-14v72h-9z" fill={PAINT.steel[0]} />
    <path d="M50 4v48" {...fine} stroke={PAINT.steel[2]} strokeWidth="3" />
    <path d="M41 6l9-14 9 14v58H41z" {...line} />
    <path
      d="M26 62c4-3 8-1 12 1h24c4-2 8-4 12-1 1 5-1 9-6 11H32c-5-2-7-6-6-11z"
      fill={PAINT.gold[1]}
      {...inked}
    />
    <path d="M44 73h12v20H44z" fill={PAINT.leather[1]} {...inked} />
    <path d="M44 79l12 4M44 86l12 4" {...fine} />
    <circle cx="50" cy="99" r="7.5" fill={PAINT.gold[1]} {...inked} />
  </g>
);

const Axe = () => (
  <g transform="rotate(18 50 50)">
    <path d="M45 4h10v92c-3 3-7 3-10 0z" fill={PAINT.wood[1]} {...inked} />
    <path d="M51 5h4v91l-4 2z" fill={PAINT.wood[2]} />
    <path d="M55 18c10-2 20-8 27-16 12 18 12 42 0 58-7-8-17-14-27-16z" fill={PAINT.steel[1]} {...inked} />
    <path d="M82 2c12 18 12 42 0 58l-5-5c7-15 7-33 0-48z" fill={PAINT.steel[0]} />
    <path d="M45 18c-10-2-20-8-27-16-12 18-12 42 0 58 7-8 17-14 27-16z" fill={PAINT.steel[2]} {...inked} />
    <path d="M18 2C6 20 6 44 18 60l5-5c-7-15-7-33 0-48z" fill={PAINT.steel[1]} {...inked} />
    <path d="M42 22h16v18H42z" fill={PAINT.brass[1]} {...inked} />
    <path d="M44 76h12M44 84h12" {...line} />
  </g>
);

const Flames = () => (
  <>
    <path
      d="M52 4c4 16 24 26 28 48 4 24-10 42-30 42S16 78 20 56c2-12 10-18 12-28 6 6 8 11 8 17 8-10 14-22 12-41z"
      fill={PAINT.flame[2]}
      {...inked}
    />
    <path
      d="M54 32c2 12 14 20 14 36 0 15-8 24-18 24S32 84 32 70c0-8 4-13 7-18 3 4 4 8 4 12 7-9 11-19 11-32z"
      fill={PAINT.flame[1]}
    />
    <path
      d="M52 60c2 6 8 11 8 19 0 8-4 12-10 12s-10-4-10-11c0-5 3-8 5-11 2 2 2 5 2 7 3-5 5-10 5-16z"
      fill={PAINT.flame[0]}
    />
  </>
);

const HealingPortal = () => (
  <>
    <path d="M50 4c26 0 44 20 44 46S76 96 50 96 6 76 6 50 24 4 50 4z" fill={PAINT.water[2]} {...inked} />
    <path d="M50 14c20 0 34 16 34 36S70 86 50 86 16 70 16 50s14-36 34-36z" fill={PAINT.water[1]} />
    <path
      d="M22 40c4-12 14-20 26-20M78 62c-4 10-12 17-23 18"
      fill="none"
      stroke={PAINT.water[0]}
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path
      d="M50 76C32 64 26 54 28 44c2-9 15-12 22-1 7-11 20-8 22 1 2 10-4 20-22 32z"
      fill="#fff8e6"
      {...inked}
    />
    <path d="M50 76c18-12 24-22 22-32-1-6-8-9-14-6 5 12 2 26-8 38z" fill={PAINT.bone[2]} />
  </>
);

const Key = () => (
  <g transform="translate(50 50) rotate(38) scale(1.14) translate(-53 -52)">
    <path d="M45 40h10v58H45z" fill={PAINT.brass[1]} {...inked} />
    <path d="M55 72h16v8H55zM55 86h12v8H55z" fill={PAINT.brass[1]} {...inked} />
    <path d="M46.5 42h3v54h-3z" fill={PAINT.brass[0]} />
    <circle cx="50" cy="24" r="17" fill="none" stroke={INK} strokeWidth="15" />
    <circle cx="50" cy="24" r="17" fill="none" stroke={PAINT.brass[1]} strokeWidth="10" />
    <path
      d="M35 20a16 16 0 0 1 14-13"
      fill="none"
      stroke={PAINT.brass[0]}
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M40 42h20v7H40z" fill={PAINT.brass[0]} {...inked} />
  </g>
);

const Treasure = () => (
  <>
    <path
      d="M36 30c-18 14-28 30-28 46 0 14 16 20 42 20s42-6 42-20c0-16-10-32-28-46z"
      fill={PAINT.leather[0]}
      {...inked}
    />
    <path d="M60 30h4c18 14 28 30 28 46 0 14-16 20-42 20 20-14 24-40 10-66z" fill={PAINT.leather[1]} />
    <path
      d="M30 14c6 4 10 2 14-2 4 4 8 4 12 0 4 4 8 6 14 2-2 8-4 12-6 17H36c-2-5-4-9-6-17z"
      fill={PAINT.leather[0]}
      {...inked}
    />
    <path d="M33 30h34v8H33z" fill={PAINT.brass[1]} {...inked} />
    <circle cx="50" cy="66" r="18" fill={PAINT.gold[1]} {...inked} />
    <path d="M50 48a18 18 0 0 1 0 36z" fill={PAINT.gold[2]} />
    <path d="M50 54l3.6 8 8.4.8-6.4 5.8 2 8.4-7.6-4.500z" fill={PAINT.gold[0]} />
    <path d="M50 54l-3.6 8-8.4.8 6.4 5.8-2 8.4 7.6-4.500z" fill="#fff3c4" />
    <circle cx="50" cy="66" r="18" {...line} />
  </>
);

const Ruby = () => (
  <>
    <path d="M26 14h48l22 26-46 54L4 40z" fill={PAINT.ruby[1]} {...inked} />
    <path d="M26 14h24L34 40H4z" fill={PAINT.ruby[0]} />
    <path d="M74 14l22 26H66L50 14z" fill="#c22f33" />
    <path d="M66 40h30L50 94z" fill={PAINT.ruby[2]} />
    <path d="M34 40L50 94 4 40z" fill="#e8605a" />
    <path
      d="M26 14h48l22 26-46 54L4 40zM4 40h92M26 14l8 26 16-26 16 26 8-26M34 40l16 54 16-54"
      {...line}
      strokeWidth="2"
    />
    <path d="M14 36l12-14" fill="none" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
  </>
);

/** What a hero may carry or win, in a square of 100. */
export const ITEMS: Readonly<Record<Item, () => ReactNode>> = {
  daggers: Daggers,
  sword: Sword,
  axe: Axe,
  flames: Flames,
  'healing-portal': HealingPortal,
  key: Key,
  treasure: Treasure,
  ruby: Ruby,
};

/** How an item is drawn; `slot` says what one of somebody's own is. */
export const drawingOf = (item: Item, slot: SlotKind = 'weapons'): (() => ReactNode) =>
  ITEMS[item] ?? OWN_ITEMS[slot as keyof typeof OWN_ITEMS];
