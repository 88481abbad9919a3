import { memo, type ReactNode } from 'react';
import { INK, inked, line, PAINT } from '../ink.ts';

/** The four symbols of the library, and the crystal ball that fits them all. */
export type LibrarySign = 'book' | 'scroll' | 'potion' | 'gems' | 'ball';

const pen = { ...inked, strokeWidth: 4 } as const;
const stroke = { ...line, strokeWidth: 4 } as const;

const SYMBOLS: Readonly<Record<LibrarySign, () => ReactNode>> = {
  book: () => (
    <>
      <path d="M12 26l34-12 42 12v56L46 92 12 78z" fill="#5e2748" {...pen} />
      <path d="M46 24l38 8v46l-38 8z" fill={PAINT.bone[1]} {...pen} />
      <path d="M12 26l34-8v70L12 78z" fill="#c0578f" {...pen} />
      <path d="M12 26l12-3v60l-12-5z" fill="#e692bd" />
      <path d="M30 40l10-2v26l-10 2z" fill={PAINT.gold[0]} {...pen} strokeWidth="3" />
      <path d="M54 40l22 4M54 52l22 3M54 64l16 2" {...stroke} strokeWidth="3" stroke="#9a8566" />
    </>
  ),
  scroll: () => (
    <>
      <path d="M26 18h52c-6 8-6 14-4 24l4 32H28l-4-36c-1-8-1-14 2-20z" fill="#f2cf63" {...pen} />
      <path d="M60 18h18c-6 8-6 14-4 24l4 32H60c4-18 4-36 0-56z" fill="#c99a2c" />
      <path d="M34 34h28M34 46h30M36 58h22" {...stroke} strokeWidth="3.400" stroke="#7d5a12" />
      <path d="M14 20c0-8 8-10 14-8h50c8 0 12 12 2 14H24c-6 0-10-2-10-6z" fill="#ffe9a3" {...pen} />
      <path d="M20 78c-2-8 4-10 10-8h52c8 2 8 16-2 16H30c-6 0-9-3-10-8z" fill="#ffe9a3" {...pen} />
    </>
  ),
  potion: () => (
    <>
      <path
        d="M40 30h20v16c18 6 26 18 24 32-2 10-12 14-34 14s-32-4-34-14c-2-14 6-26 24-32z"
        fill="#cfe7da"
        {...pen}
      />
      <path d="M20 66c8-6 18-4 30 0s22 4 32-2c4 20-6 28-32 28S16 84 20 66z" fill="#3fae62" {...pen} />
      <path d="M62 68c8 1 14 0 20-4 4 20-6 28-32 28 12-6 16-14 12-24z" fill="#237a46" />
      <circle cx="38" cy="78" r="5" fill="#a9ecb4" />
      <circle cx="52" cy="74" r="3.400" fill="#a9ecb4" />
      <path d="M28 60c2-6 7-10 13-12" {...stroke} stroke="#fff" strokeWidth="5" />
      <path d="M36 22h28v10H36z" fill={PAINT.steel[1]} {...pen} />
      <path d="M40 8h20v16H40z" fill={PAINT.wood[1]} {...pen} />
    </>
  ),
  gems: () => (
    <>
      <path d="M24 34h30l14 16-29 38L10 50z" fill="#3f8fe0" {...pen} />
      <path d="M54 34l14 16-29 38 6-38z" fill="#235aa3" />
      <path d="M24 34l8 16H10z" fill="#b4dcff" />
      <path d="M10 50h58M32 50l7 38M45 50l-6 38M24 34l8 16 7-16 6 16 9-16" {...stroke} strokeWidth="3" />
      <path d="M62 12h18l10 12-19 24-19-24z" fill="#79bdf7" {...pen} />
      <path d="M80 12l10 12-19 24 4-24z" fill="#3878c4" />
      <path d="M52 24h38" {...stroke} strokeWidth="3" />
    </>
  ),
  ball: () => (
    <>
      <path d="M22 78h56l8 14H14z" fill={PAINT.brass[1]} {...pen} />
      <path d="M54 78h24l8 14H58z" fill={PAINT.brass[2]} />
      <circle cx="50" cy="46" r="36" fill="#b79df0" {...pen} />
      <path d="M64 14c14 6 22 18 22 32a36 36 0 0 1-50 33c30-6 42-36 28-65z" fill="#7d5fc9" />
      <path d="M24 40c2-10 8-17 16-20" {...stroke} stroke="#fff" strokeWidth="6" />
      <path d="M50 30l4 11 11 4-11 4-4 11-4-11-11-4 11-4z" fill="#fff6d8" {...pen} strokeWidth="3" />
    </>
  ),
};

/** A symbol as it stands on squares and cards. A group in a square of 100. */
export const SymbolSign = memo(function SymbolSign({ of }: { of: LibrarySign }) {
  const Draw = SYMBOLS[of];
  return <Draw />;
});

export const SymbolPicture = memo(function SymbolPicture({
  of,
  size = 24,
}: {
  of: LibrarySign;
  size?: number;
}) {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <SymbolSign of={of} />
    </svg>
  );
});

/** The part of the body a look takes hold of. */
export type BodyPart = 'head' | 'mouth' | 'arm' | 'hand' | 'leg' | 'mind';

const GREEN = ['#c8ea5e', '#8fbf34', '#5a8424'] as const;

const PARTS: Readonly<Record<BodyPart | 'blank', () => ReactNode>> = {
  head: () => (
    <>
      <path
        d="M22 42C10 34 4 34-2 36c4 14 14 22 26 24zM78 42c12-8 18-8 24-6-4 14-14 22-26 24z"
        fill={GREEN[1]}
        {...pen}
      />
      <path d="M20 50c0-22 12-36 30-36s30 14 30 36-12 40-30 40-30-18-30-40z" fill={GREEN[1]} {...pen} />
      <path d="M60 16c14 6 20 18 20 34 0 22-12 40-30 40 18-20 22-46 10-74z" fill={GREEN[2]} />
      <circle cx="38" cy="48" r="8" fill="#fff0a0" {...pen} />
      <circle cx="62" cy="48" r="8" fill="#fff0a0" {...pen} />
      <path d="M40 72c7 4 13 4 20 0" {...stroke} />
      <path d="M26 4h48v16H26z" fill={PAINT.bone[1]} {...pen} transform="rotate(-5 50 12)" />
    </>
  ),
  mouth: () => (
    <>
      <path
        d="M4 44c18-22 34-22 46-12 12-10 28-10 46 12-12 32-28 44-46 44S16 76 4 44z"
        fill="#7a1f2c"
        {...pen}
      />
      <path
        d="M4 44c18-22 34-22 46-12 12-10 28-10 46 12-16-8-30-10-46-10S20 36 4 44z"
        fill={GREEN[1]}
        {...pen}
      />
      <path d="M24 40l8 18 10-20zM56 37l8 18 12-16z" fill={PAINT.bone[0]} {...pen} />
      <path d="M34 70c4-10 28-10 32 0 0 14-8 20-16 20s-16-6-16-20z" fill="#f08a9a" {...pen} />
      <path d="M50 70v14" {...stroke} strokeWidth="3" />
    </>
  ),
  arm: () => (
    <>
      <path
        d="M10 30c16-14 30-12 42 2l12 20 20-22 14 12-24 36c-6 8-16 8-22 0L38 58 14 62z"
        fill={GREEN[1]}
        {...pen}
      />
      <path d="M84 30l14 12-24 36c-6 8-16 8-22 0 14 0 22-10 32-48z" fill={GREEN[2]} />
      <path d="M4 26l20-10 12 44-24 8z" fill={PAINT.leather[1]} {...pen} />
      <path d="M80 30l2-16 6 8 4-10 4 12 6-6-4 22z" fill={GREEN[1]} {...pen} />
    </>
  ),
  hand: () => (
    <>
      <path
        d="M30 92c-14-14-18-28-22-46-2-8 8-12 12-4l8 16-4-38c-1-10 11-11 13-2l5 32 2-38c0-10 13-10 13 0l1 38 7-32c2-9 14-7 12 3l-6 38 8-10c6-8 15-2 11 6-8 18-14 28-26 37z"
        fill={GREEN[1]}
        {...pen}
      />
      <path d="M90 53c-8 18-14 28-26 37H48c16-8 26-20 31-34 4-6 9-6 11-3z" fill={GREEN[2]} />
      <path d="M32 70c8-6 18-6 26 2" {...stroke} strokeWidth="3" />
    </>
  ),
  leg: () => (
    <>
      <path d="M34 4h32l4 26-10 26 2 20H36l-6-24 6-22z" fill={GREEN[1]} {...pen} />
      <path d="M56 4h10l4 26-10 26 2 20H50c6-24 10-46 6-72z" fill={GREEN[2]} />
      <path d="M28 2h42l2 20H26z" fill={PAINT.leather[1]} {...pen} />
      <path d="M34 74h28c16 4 30 6 34 18H30c-4-6-2-12 4-18z" fill={GREEN[1]} {...pen} />
      <path d="M74 92v-6M84 92v-5M64 92v-6" {...stroke} strokeWidth="3" />
    </>
  ),
  mind: () => (
    <>
      <path
        d="M50 14c14-8 30 0 30 14 12 4 14 20 4 28 2 14-12 22-24 16-4 6-16 6-20 0-12 6-26-2-24-16-10-8-8-24 4-28 0-14 16-22 30-14z"
        fill="#e9a7c6"
        {...pen}
      />
      <path d="M80 28c12 4 14 20 4 28 2 14-12 22-24 16 8-12 14-26 20-44z" fill="#b8688f" />
      <path
        d="M50 14v58M34 28c8-2 10 6 6 10M30 52c8-6 14 0 12 8M66 28c-8-2-10 6-6 10M70 52c-8-6-14 0-12 8"
        {...stroke}
        strokeWidth="3.400"
      />
      <path d="M44 76h12l4 16H40z" fill={GREEN[1]} {...pen} />
    </>
  ),
  blank: () => (
    <>
      <circle cx="50" cy="50" r="36" fill="#cfd8e6" {...pen} />
      <path d="M72 22a36 36 0 0 1-36 61c30-4 44-30 36-61z" fill="#93a5bf" />
      <path d="M30 50h40" {...stroke} strokeWidth="8" />
    </>
  ),
};

export const PartSign = memo(function PartSign({ of }: { of: BodyPart | 'blank' }) {
  const Draw = PARTS[of];
  return <Draw />;
});

/** A small sign of a look in front of a player: the part, under Rigor's cold eye. A picture. */
export const LookPicture = memo(function LookPicture({
  of,
  size = 28,
}: {
  of: BodyPart | 'blank';
  size?: number;
}) {
  return (
    <svg viewBox="-8 -8 116 116" width={size} height={size} aria-hidden="true" data-shows={`look ${of}`}>
      <rect x="-5" y="-5" width="110" height="110" rx="18" fill="#b8d6f2" stroke={INK} strokeWidth="6" />
      <path d="M50-5h37a18 18 0 0 1 18 18v74a18 18 0 0 1-18 18H50z" fill="#8db6dd" />
      <g transform="translate(10 10) scale(.8)">
        <PartSign of={of} />
      </g>
    </svg>
  );
});

/** A look still missing: an empty place in the row of four. */
export const NoLook = memo(function NoLook({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="-8 -8 116 116" width={size} height={size} aria-hidden="true">
      <rect
        x="-1"
        y="-1"
        width="102"
        height="102"
        rx="16"
        fill="#17120f"
        stroke="#6b5a48"
        strokeWidth="6"
        strokeDasharray="14 12"
      />
    </svg>
  );
});

/** Rigor's eye: the sign of everything that withers. A group in a square of 100. */
export const WitheringEye = () => (
  <>
    <path d="M2 50c14-26 30-38 48-38s34 12 48 38C84 76 68 88 50 88S16 76 2 50z" fill="#f2fbff" {...pen} />
    <circle cx="50" cy="50" r="26" fill="#6fb4ee" {...pen} />
    <path d="M62 27a26 26 0 0 1-26 45c22-2 34-22 26-45z" fill="#2f6fb4" />
    <path d="M50 28c7 14 7 30 0 44-7-14-7-30 0-44z" fill={INK} />
    <path d="M2 40C20 16 36 6 50 6s30 10 48 34" {...stroke} strokeWidth="9" stroke="#27406e" />
  </>
);

/** The stars that a tome is worth when it comes to a tie. A group in a square of 100. */
export const MagicStar = () => (
  <>
    <path
      d="M50 6l11 30 33 2-26 20 9 32-27-18-27 18 9-32L6 38l33-2z"
      fill="#d9c4ff"
      {...pen}
      strokeWidth="6"
    />
    <path d="M50 6l11 30 33 2-26 20 9 32-27-18z" fill="#a57fe0" />
    <path d="M50 6l11 30 33 2-26 20 9 32-27-18-27 18 9-32L6 38l33-2z" {...stroke} strokeWidth="6" />
  </>
);
