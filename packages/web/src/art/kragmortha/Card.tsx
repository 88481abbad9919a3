import { memo } from 'react';
import { INK, inked, line, PAINT } from '../ink.ts';
import { Goblin, Rigor } from './figures.tsx';
import { type BodyPart, type LibrarySign, MagicStar, PartSign, SymbolSign, WitheringEye } from './signs.tsx';

const PAPER = {
  goblin: ['#f0e3c2', '#d9c491', '#6d8f2a'],
  rigor: ['#cfe0f2', '#9dbbdd', '#27406e'],
} as const;

export interface MoveCardProps {
  moves: 'goblin' | 'rigor';
  symbols: readonly [LibrarySign, LibrarySign];
  width?: number;
}

/** A movement card: who moves, onto which two symbols. A picture, five to seven. */
export const MoveCard = memo(function MoveCard({ moves, symbols, width = 80 }: MoveCardProps) {
  const [light, dark, frame] = PAPER[moves];
  return (
    <svg
      viewBox="0 0 100 140"
      width={width}
      height={width * 1.4}
      aria-hidden="true"
      data-shows={`${moves} ${symbols.join(' ')}`}
    >
      <rect x="2" y="2" width="96" height="136" rx="10" fill={frame} stroke={INK} strokeWidth="3.4" />
      <rect x="8" y="8" width="84" height="124" rx="6" fill={light} />
      <path d="M50 8h36a6 6 0 0 1 6 6v112a6 6 0 0 1-6 6H50z" fill={dark} opacity=".6" />
      <rect x="8" y="8" width="84" height="124" rx="6" fill="none" stroke={INK} strokeWidth="2" />
      <g transform="translate(11 42) scale(.4)">
        <SymbolSign of={symbols[0]} />
      </g>
      <g transform="translate(49 84) scale(.4)">
        <SymbolSign of={symbols[1]} />
      </g>
      <path d="M20 124L80 40" {...line} strokeWidth="2" strokeDasharray="1 6" stroke={INK} opacity=".5" />
      {moves === 'goblin' ? (
        <g transform="translate(72 36) scale(.27)" style={CAP}>
          <Goblin />
        </g>
      ) : (
        <svg x="46" y="10" width="48" height="42" viewBox="86 92 130 150" aria-hidden="true">
          <Rigor />
        </svg>
      )}
    </svg>
  );
});

/** A goblin on a card is nobody's: its cap has no seat's colour. */
const CAP = {
  '--seat': '#8a6a46',
  '--seat-light': '#b48f63',
  '--seat-dark': '#5f4630',
} as React.CSSProperties;

/** The back of a movement card. */
export const CardBack = memo(function CardBack({ width = 80 }: { width?: number }) {
  return (
    <svg viewBox="0 0 100 140" width={width} height={width * 1.4} aria-hidden="true">
      <rect x="2" y="2" width="96" height="136" rx="10" fill="#3c2658" stroke={INK} strokeWidth="3.4" />
      <path d="M50 4h40c6 0 8 4 8 8v116c0 6-2 8-8 8H50z" fill="#2e1c46" />
      <rect x="10" y="10" width="80" height="120" rx="5" fill="none" stroke="#a57fe0" strokeWidth="3" />
      <g transform="translate(28 48) scale(.44)">
        <SymbolSign of="ball" />
      </g>
    </svg>
  );
});

/** A tome as it lies in front of somebody; turned over once it is used. A picture, four to five. */
export const TomePicture = memo(function TomePicture({
  symbols,
  used = false,
  size = 40,
}: {
  symbols: number;
  used?: boolean;
  size?: number;
}) {
  return (
    <svg
      viewBox="0 0 80 100"
      width={size * 0.8}
      height={size}
      aria-hidden="true"
      data-shows={`tome ${symbols}${used ? ' used' : ''}`}
    >
      <g opacity={used ? 0.62 : 1}>
        <path d="M6 10l8-6h58v88l-8 6H6z" fill={PAINT.bone[2]} {...inked} />
        <path d="M6 10h58v88H6z" fill={used ? '#4a3d55' : '#6b3fa0'} {...inked} />
        <path d="M44 10h20v88H44z" fill={used ? '#382d42' : '#4d2a79'} />
        <path d="M6 10h10v88H6z" fill={used ? '#5d4d6a' : '#8a5cc4'} />
        <path d="M6 10h58v88H6z" {...line} />
        {used && <path d="M20 84L56 26" {...line} strokeWidth="6" stroke={PAINT.bone[1]} />}
      </g>
      {Array.from({ length: symbols }, (_, at) => at).map((at) => (
        <g key={at} transform={`translate(${26} ${54 - symbols * 13 + at * 27}) scale(.26)`}>
          <MagicStar />
        </g>
      ))}
    </svg>
  );
});

/** A withering look, large: the part under the master's eye. A picture, five to four. */
export const LookCard = memo(function LookCard({
  part,
  width = 200,
}: {
  part: BodyPart | 'blank';
  width?: number;
}) {
  return (
    <svg viewBox="0 0 200 160" width={width} height={width * 0.8} aria-hidden="true">
      <rect x="4" y="4" width="192" height="152" rx="16" fill="#27406e" {...inked} strokeWidth="4" />
      <rect x="14" y="14" width="172" height="132" rx="10" fill="#b8d6f2" {...inked} strokeWidth="3" />
      <path d="M100 14h76a10 10 0 0 1 10 10v112a10 10 0 0 1-10 10h-76z" fill="#8db6dd" />
      <path d="M100 44l-44 98h88z" fill="#f2fbff" opacity=".55" />
      <g transform="translate(64 2) scale(.72)">
        <WitheringEye />
      </g>
      <g transform="translate(64 74) scale(.72)">
        <PartSign of={part} />
      </g>
    </svg>
  );
});

export type Token = 'teleport' | 'tome' | 'trap';

/** A token as it lies face up. A picture. */
export const TokenPicture = memo(function TokenPicture({
  token,
  size = 40,
}: {
  token: Token | null;
  size?: number;
}) {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <circle cx="50" cy="52" r="46" fill="#2b1d35" {...inked} strokeWidth="4" />
      <circle
        cx="50"
        cy="49"
        r="45"
        fill={token === null ? '#3c2658' : '#d8c9ef'}
        {...inked}
        strokeWidth="4"
      />
      <circle cx="50" cy="49" r="37" fill="none" stroke="#7d5fc9" strokeWidth="4" strokeDasharray="10 6" />
      {token === 'teleport' && (
        <path
          d="M50 26c16 0 24 10 24 22s-10 22-22 22-18-8-18-16 6-14 14-14 10 6 10 10"
          {...line}
          strokeWidth="8"
          stroke="#5a45a8"
        />
      )}
      {token === 'tome' && (
        <g transform="translate(26 22) scale(.5)">
          <SymbolSign of="book" />
        </g>
      )}
      {token === 'trap' && (
        <g transform="translate(24 24) scale(.52)">
          <WitheringEye />
        </g>
      )}
    </svg>
  );
});
