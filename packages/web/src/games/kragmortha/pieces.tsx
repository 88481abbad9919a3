import { LookCard, MoveCard, TokenPicture, TomePicture } from '../../art/kragmortha/Card.tsx';
import { Bookcase, Closed, Square } from '../../art/kragmortha/Library.tsx';
import { listIn, numberIn } from '../../table/box/piece.ts';
import type { DrawPiece } from '../../table/game/beside.ts';

const SIGNS = ['book', 'scroll', 'potion', 'gems', 'ball'] as const;
const LETTERS: Readonly<Record<string, (typeof SIGNS)[number]>> = {
  B: 'book',
  S: 'scroll',
  P: 'potion',
  G: 'gems',
};
const PARTS = ['head', 'mouth', 'arm', 'hand', 'leg', 'mind'] as const;
const TOKENS = ['teleport', 'tome', 'trap'] as const;

/** Kragmortha's components as they look in play. */
export const drawPiece: DrawPiece = ({ section, name, value }) => {
  if (section === 'cards') {
    const [first = 'ball', second = 'ball'] = listIn(value.symbols, SIGNS);
    return (
      <MoveCard moves={value.moves === 'rigor' ? 'rigor' : 'goblin'} symbols={[first, second]} width={80} />
    );
  }
  if (section === 'tokens') {
    return <TokenPicture token={TOKENS.find((known) => known === name) ?? null} size={84} />;
  }
  if (section === 'looks') {
    return <LookCard part={PARTS.find((known) => known === value.part) ?? 'blank'} width={120} />;
  }
  if (section === 'tomes') return <TomePicture symbols={Math.min(3, numberIn(value.symbols))} size={104} />;
  if (section === 'board') return <Rows rows={value.symbols} />;
  return section === 'maps' ? <Rows rows={value.rows} /> : null;
};

/** The library from above, square by square. */
function Rows({ rows }: { rows: unknown }) {
  const marks = (Array.isArray(rows) ? rows : []).map((row) => String(row).split(' '));
  return (
    <svg viewBox="0 0 700 1000" width="112" aria-hidden="true">
      {marks.flatMap((row, y) =>
        row.map((mark, x) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
          <g key={`${x} ${y}`} transform={`translate(${x * 100} ${y * 100})`}>
            <MapSquare mark={mark} at={y * 7 + x} />
          </g>
        )),
      )}
    </svg>
  );
}

function MapSquare({ mark, at }: { mark: string; at: number }) {
  if (mark === '#') return <Bookcase variant={at} />;
  if (mark === '.') return <Closed variant={at} />;
  if (mark === 'D' || mark === 'R') {
    return (
      <rect
        width="100"
        height="100"
        fill={mark === 'D' ? '#8a5a2b' : '#4d7fc4'}
        stroke="#14110f"
        strokeWidth="4"
      />
    );
  }
  return (
    <Square
      symbol={LETTERS[mark] ?? 'book'}
      dark={at % 2 === 0}
      teleport={mark === 'T' || mark === 's'}
      start={mark === 'S' || mark === 's'}
      variant={at}
    />
  );
}
