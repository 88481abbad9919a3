import { GOBLINS, type KragmorthaSet } from '@undercroft/kragmortha';
import { isFields } from '@undercroft/sets/workshop';
import { CardBack, LookCard, MoveCard, TokenPicture, TomePicture } from '../../art/kragmortha/Card.tsx';
import { GoblinFigure, RigorFigure } from '../../art/kragmortha/Figure.tsx';
import { Bookcase, Closed, Desk, Square } from '../../art/kragmortha/Library.tsx';
import type { LibrarySign } from '../../art/kragmortha/signs.tsx';
import { card, cut, plainBack, standee, stood } from '../../table/box/cuts.tsx';
import { listIn, numberIn } from '../../table/box/piece.ts';
import type { Cut, GamePaper, PieceProps } from '../../table/game/beside.ts';

const SIGNS = ['book', 'scroll', 'potion', 'gems', 'ball'] as const;
const PARTS = ['head', 'mouth', 'arm', 'hand', 'leg', 'mind'] as const;
const TOKENS = ['teleport', 'tome', 'trap'] as const;
const LETTERS: Readonly<Record<string, LibrarySign>> = { B: 'book', S: 'scroll', P: 'potion', G: 'gems' };
const CARD = 238;

/** Kragmortha of paper: the library for each number of players, cards, tokens, goblins and their master. */
export const paper: GamePaper<KragmorthaSet> = {
  cuts(piece, set) {
    const { section, name, value, say } = piece;
    const copies = numberIn(value.count);
    const label = say.called(name);
    if (section === 'cards') {
      const [first = 'ball', second = 'ball'] = listIn(value.symbols, SIGNS);
      const moves = value.moves === 'rigor' ? 'rigor' : 'goblin';
      const face = <MoveCard moves={moves} symbols={[first, second]} width={CARD} />;
      return [cut('card', `${moves} ${first} ${second}`, face, <CardBack width={CARD} />, copies)];
    }
    if (section === 'tokens') {
      const token = TOKENS.find((known) => known === name) ?? null;
      const face = <TokenPicture token={token} size={92} />;
      return [cut('token', label, face, <TokenPicture token={null} size={92} />, copies)];
    }
    if (section === 'looks') return [look(piece)];
    if (section === 'tomes') {
      const stars = Math.min(3, numberIn(value.symbols));
      return [
        card(
          label,
          <TomePicture symbols={stars} size={150} />,
          <p>{say.tells(name) ?? say.tells(String(value.effect))}</p>,
          plainBack(<TomePicture key="used" symbols={stars} used size={190} />),
          copies,
        ),
      ];
    }
    return section === 'maps' ? [plan(value, set)] : [];
  },

  besides: (say) => [
    ...GOBLINS.map((goblin, seat) => standee(say.called(goblin), <GoblinFigure seat={seat} />)),
    standee(say.called('rigor'), <RigorFigure />),
  ],
};

/** At a real table a look brings a dare. */
function look({ name, value, say }: PieceProps): Cut {
  const dare = isFields(value.dare) ? say.tells(String(value.dare.id)) : null;
  return card(
    say.called(name),
    <LookCard part={PARTS.find((known) => known === value.part) ?? 'blank'} width={205} />,
    <p>{dare}</p>,
    plainBack(<LookCard key="back" part="blank" width={200} />),
  );
}

/** The whole library as it is set up for so many. */
function plan(value: PieceProps['value'], { board }: KragmorthaSet): Cut {
  const rows = listOf(value.rows).map((row) => row.split(' '));
  const signs = listOf(board.symbols).map((row) => row.split(' '));
  const squares = rows.flatMap((row, y) =>
    row.map((mark, x) => ({ mark, x, y, sign: LETTERS[signs[y]?.[x]] })),
  );
  const desk = squares.find(({ mark }) => mark === 'D');
  return cut(
    'plan',
    `${numberIn(value.seats)}`,
    <svg viewBox="0 0 700 1000" aria-hidden="true">
      {squares.map(({ mark, x, y, sign = 'book' }) => (
        <g key={`${x} ${y}`} transform={`translate(${x * 100} ${y * 100})`}>
          {mark === '#' ? (
            <Bookcase variant={y * 7 + x} />
          ) : mark === '.' ? (
            <Closed variant={y * 7 + x} />
          ) : (
            <Square
              symbol={sign}
              dark={(x + y) % 2 === 0}
              teleport={mark === 'T' || mark === 's'}
              start={mark === 'S' || mark === 's'}
              variant={y * 7 + x}
            />
          )}
          {mark === 'R' && stood(<RigorFigure />)}
        </g>
      ))}
      {desk !== undefined && (
        <g transform={`translate(${desk.x * 100} ${desk.y * 100})`}>
          <Desk tomes={18} />
        </g>
      )}
    </svg>,
  );
}

const listOf = (rows: unknown): string[] => (Array.isArray(rows) ? rows.map(String) : []);
