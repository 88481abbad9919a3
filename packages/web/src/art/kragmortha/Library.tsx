import { memo, useId } from 'react';
import { hand, INK, inked, line, PAINT, round } from '../ink.ts';
import { type LibrarySign, SymbolSign } from './signs.tsx';

/** Floor boards, each square of two woods by turns so that steps can be counted. */
const WOODS = [
  ['#6d5673', '#5d4863'],
  ['#7b6380', '#6a5470'],
] as const;

export interface SquareProps {
  symbol: LibrarySign;
  /** Which of the two woods. */
  dark: boolean;
  teleport: boolean;
  start: boolean;
  variant: number;
  /** Rings turn over the floor of a whole library, each by itself: it need not be drawn anew with them. */
  ringless?: boolean;
}

/** A square of the library floor with its symbol. A group in a square of 100. */
export const Square = memo(function Square(props: SquareProps) {
  const { symbol, dark, teleport, start, variant, ringless = false } = props;
  const [light, shade] = WOODS[dark ? 0 : 1];
  const luck = hand(variant + 5);
  const cuts = [33 + luck() * 3, 66 + luck() * 3].map(round);
  const joints = [20 + luck() * 60, 15 + luck() * 70, 25 + luck() * 60].map(round);
  return (
    <g data-shows={[symbol, teleport && 'teleport', start && 'start'].filter(Boolean).join(' ')}>
      <path d="M0 0h100v100H0z" fill={light} />
      <path d={`M0 ${cuts[0]}h100V${cuts[1]}H0z`} fill={shade} opacity=".5" />
      <path
        d={`M0 ${cuts[0]}h100M0 ${cuts[1]}h100M${joints[0]} 0V${cuts[0]}M${joints[1]} ${cuts[0]}V${cuts[1]}M${joints[2]} ${cuts[1]}V100`}
        stroke="#43314a"
        strokeWidth="1.6"
        fill="none"
        opacity=".7"
      />
      <rect x="1" y="1" width="98" height="98" fill="none" stroke="#362640" strokeWidth="2.4" />
      {start && (
        <path
          d="M8 22V8h14M78 8h14v14M92 78v14H78M22 92H8V78"
          fill="none"
          stroke={PAINT.bone[1]}
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity=".85"
        />
      )}
      {teleport ? (
        <TeleportCircle symbol={symbol} ringless={ringless} />
      ) : (
        <>
          <circle cx="50" cy="50" r="34" fill="#2b1d35" opacity=".42" />
          <g transform="translate(22 22) scale(.56)">
            <SymbolSign of={symbol} />
          </g>
        </>
      )}
    </g>
  );
});

/** The ring on a teleport square of 100; whatever holds it turns. */
export const TeleportRing = () => (
  <circle cx="50" cy="50" r="32" fill="none" stroke="#c6a6ff" strokeWidth="3.4" strokeDasharray="9 7" />
);

function TeleportCircle({ symbol, ringless }: { symbol: LibrarySign; ringless: boolean }) {
  return (
    <>
      <circle cx="50" cy="50" r="44" fill="#1a1038" stroke={INK} strokeWidth="3" />
      <circle cx="50" cy="50" r="40" fill="none" stroke="#9fe8e0" strokeWidth="5" />
      {!ringless && (
        <g className="teleport">
          <TeleportRing />
        </g>
      )}
      <path
        d="M50 2l5 9-5 5-5-5zM98 50l-9 5-5-5 5-5zM50 98l-5-9 5-5 5 5zM2 50l9-5 5 5-5 5z"
        fill="#9fe8e0"
        stroke={INK}
        strokeWidth="2"
      />
      <g transform="translate(27 27) scale(.46)">
        <SymbolSign of={symbol} />
      </g>
    </>
  );
}

const CLOTHS = ['#7a4fb0', '#a8763a', '#4b3f86', '#8c3f6b', '#3f6f8f', '#5f7a3c', '#b3643f'] as const;

/** A bookcase from above and in front: nobody gets through. */
export const Bookcase = memo(function Bookcase({ variant }: { variant: number }) {
  const luck = hand(variant * 7 + 3);
  const books: { x: number; width: number; height: number; cloth: string }[] = [];
  for (let x = 8; x < 88; ) {
    const width = round(Math.min(8 + luck() * 8, 92 - x));
    books.push({
      x,
      width,
      height: round(38 + luck() * 14),
      cloth: CLOTHS[Math.floor(luck() * CLOTHS.length)],
    });
    x = round(x + width);
  }
  return (
    <g data-shows="bookcase">
      <path d="M0 0h100v100H0z" fill="#2a1a12" />
      <path d="M1 1h98v26H1z" fill={PAINT.wood[1]} {...inked} />
      <path d="M1 1h98v7H1z" fill={PAINT.wood[0]} />
      <path d="M14 14h26M52 17h30" {...line} strokeWidth="1.8" stroke={PAINT.wood[2]} />
      {books.map(({ x, width, height, cloth }) => (
        <g key={x}>
          <path d={`M${x} ${88 - height}h${width}V88h${-width}z`} fill={cloth} {...inked} strokeWidth="2" />
          <path
            d={`M${x + 2.5} ${98 - height}h${width - 5}M${x + 2.5} 78h${width - 5}`}
            stroke={PAINT.gold[1]}
            strokeWidth="1.8"
          />
        </g>
      ))}
      <path d="M1 87h98v12H1z" fill={PAINT.wood[2]} {...inked} />
    </g>
  );
});

/** A square nobody may enter: dust, dark and cobwebs behind the shelves. */
export const Closed = memo(function Closed({ variant }: { variant: number }) {
  return (
    <>
      <path d="M-.500-.500h101v101h-101z" fill="#150d1c" />
      {variant % 3 === 0 && (
        <path
          d="M0 0c24 4 40 4 60 0M0 0c4 24 4 40 0 60M0 0l46 46M30 3c-4 16-10 22-27 27M50 2c-6 28-18 40-48 48"
          {...line}
          strokeWidth="1.4"
          stroke="#2c2036"
        />
      )}
      {variant % 4 === 1 && <path d="M22 70l10-6 16 4 4 10-14 6-15-4z" fill="#1e1427" />}
      {variant % 5 === 2 && <path d="M58 30l18-4 6 12-16 8-12-6z" fill="#1e1427" />}
    </>
  );
});

/** The master's desk with the tomes on it: two squares by two, 200 wide. */
export const Desk = memo(function Desk({ tomes }: { tomes: number }) {
  const pile = Math.min(7, Math.ceil(tomes / 2.5));
  return (
    <>
      <path d="M0 0h200v200H0z" fill="#4d3a55" />
      <path d="M8 20h186v174H8z" fill="#0c0710" opacity=".5" />
      <path d="M8 8h184v150H8z" fill={PAINT.wood[1]} {...inked} />
      <path d="M8 158h184v32H8z" fill={PAINT.wood[2]} {...inked} />
      <path d="M18 18h164v130H18z" fill="#2e5d4a" {...inked} strokeWidth="2" />
      <path d="M100 18h82v130h-82z" fill="#244a3b" />
      <path d="M18 18h164v130H18z" fill="none" stroke={PAINT.brass[1]} strokeWidth="3" />
      <path d="M84 168h32v10H84z" fill={PAINT.brass[1]} {...inked} strokeWidth="2" />
      <g transform="translate(34 62) rotate(-8)">
        <path d="M0 0h48l4 34H-2z" fill={PAINT.bone[1]} {...inked} strokeWidth="2" />
        <path d="M6 9h34M7 17h30M6 25h36" {...line} strokeWidth="2" stroke="#9a8566" />
        <path
          d="M44 30C58 12 66-4 70-20c-14 10-22 26-28 48z"
          fill={PAINT.bone[0]}
          {...inked}
          strokeWidth="2"
        />
      </g>
      <g transform="translate(150 44)">
        <circle cy="-4" r="40" fill="#ffd992" opacity=".14" />
        <circle cy="-4" r="24" fill="#ffe6b0" opacity=".22" />
        <path d="M-7 6H7v24H-7z" fill={PAINT.bone[1]} {...inked} />
        <path
          d="M0-16c7 9 9 13 5 20h-10c-4-7-2-11 5-20z"
          fill={PAINT.flame[1]}
          {...inked}
          strokeWidth="2.2"
        />
      </g>
      <g transform="translate(128 142)">
        {Array.from({ length: pile }, (_, at) => (
          <g key={CLOTHS[at]} transform={`translate(${(at % 3) * 4 - 4} ${-at * 10})`}>
            <path d="M-30-12h58v13h-58z" fill={CLOTHS[at]} {...inked} strokeWidth="2.2" />
            <path d="M-22-12v13M18-12v13" stroke={PAINT.gold[1]} strokeWidth="3" />
          </g>
        ))}
      </g>
    </>
  );
});

/** Candlelight from the desk: the further from it, the darker the library. Over the floor, below everybody. */
export const Candlelight = memo(function Candlelight({ x, y, far }: { x: number; y: number; far: number }) {
  const light = useId();
  return (
    <>
      <radialGradient id={light} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={far}>
        <stop offset="0" stopColor="#ffcf7a" stopOpacity=".16" />
        <stop offset=".28" stopColor="#ffcf7a" stopOpacity=".03" />
        <stop offset=".5" stopColor="#0b0618" stopOpacity=".1" />
        <stop offset="1" stopColor="#0b0618" stopOpacity=".42" />
      </radialGradient>
      <rect x={x - far} y={y - far} width={2 * far} height={2 * far} fill={`url(#${light})`} />
    </>
  );
});

/** Cold light about the master: his square and what lies beside it. Around (50, 50). */
export const ColdLight = memo(function ColdLight() {
  return (
    <g className="cold">
      <circle cx="50" cy="50" r="128" fill="#6fb4ee" opacity=".09" />
      <circle cx="50" cy="50" r="92" fill="#6fb4ee" opacity=".13" />
      <circle cx="50" cy="50" r="60" fill="#bfe2ff" opacity=".22" />
      <path
        d="M50-12l7 17 15-11-1 19 18-6-9 17 18 2-15 11 15 11-18 2 9 17-18-6 1 19-15-11-7 17-7-17-15 11 1-19-18 6 9-17-18-2 15-11-15-11 18-2-9-17 18 6-1-19 15 11z"
        fill="#0e2a4d"
        stroke="#8fcbff"
        strokeWidth="3.4"
        strokeLinejoin="round"
        opacity=".92"
      />
    </g>
  );
});
