import { CardBack, LookCard, MoveCard, TokenPicture, TomePicture } from '../../art/kragmortha/Card.tsx';
import { GoblinFigure, RigorFigure } from '../../art/kragmortha/Figure.tsx';
import { Bookcase, Closed, ColdLight, Desk, Square } from '../../art/kragmortha/Library.tsx';
import { type LibrarySign, LookPicture } from '../../art/kragmortha/signs.tsx';
import { lookNamed } from '../../kit/theme/colours.ts';
import type { RulePictures } from '../../table/game/beside.ts';
import { map, moved, row, stands } from '../../table/rulebook/kit.tsx';

interface SquareLook {
  readonly teleport?: boolean;
  readonly start?: boolean;
}

const square = (x: number, symbol: LibrarySign, { teleport = false, start = false }: SquareLook = {}) => (
  <g key={x} transform={moved(x * 100, 0)}>
    <Square symbol={symbol} dark={x % 2 === 0} teleport={teleport} start={start} variant={x} />
  </g>
);
const goblin = (x: number, colour: string) => (
  <g transform={moved(x * 100 + 16, 8, 0.68)}>
    <GoblinFigure seat={lookNamed(colour, 0)} />
  </g>
);
const rigor = (x: number) => (
  <>
    <g transform={moved(x * 100, 0)}>
      <ColdLight />
    </g>
    <g transform={moved(x * 100 + 8, -6, 0.84)}>
      <RigorFigure />
    </g>
  </>
);
const arrow = (from: number, to: number, y = 50) => (
  <>
    <path d={`M${from} ${y}H${to}`} stroke="#ffc07f" strokeWidth="8" strokeLinecap="round" />
    <path
      d={from < to ? `M${to - 4} ${y - 14}l20 14-20 14z` : `M${to + 4} ${y - 14}l-20 14 20 14z`}
      fill="#ffc07f"
    />
  </>
);
const PARTS = ['head', 'mouth', 'arm', 'hand', 'leg', 'mind'] as const;
const looks = (parts: readonly (typeof PARTS)[number][]) =>
  row(...parts.map((part) => <LookPicture key={part} of={part} size={44} />));
const who = (colour: string) => stands(<GoblinFigure seat={lookNamed(colour, 0)} />);
const card = (
  moves: 'goblin' | 'rigor',
  symbols: readonly ['book' | 'scroll' | 'potion' | 'gems', 'scroll' | 'potion' | 'gems' | 'ball'],
  width: number,
) => <MoveCard moves={moves} symbols={symbols} width={width} />;
const token = (kind: 'teleport' | 'tome' | 'trap' | null) => <TokenPicture token={kind} size={48} />;

export const pictures: RulePictures = {
  'M-1': () =>
    row(
      ...['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'white', 'black'].map((colour) => (
        <span key={colour}>{who(colour)}</span>
      )),
    ),
  'M-2': () =>
    map(
      [0, 0, 500, 100, 0.64],
      ...(['book', 'scroll', 'potion', 'gems'] as const).map((symbol, x) => square(x, symbol)),
      square(4, 'book', { teleport: true }),
    ),
  'M-4': () =>
    map(
      [0, 0, 200, 100, 0.64],
      <Bookcase variant={3} />,
      <g transform={moved(100, 0)}>
        <Closed variant={3} />
      </g>,
    ),
  'M-5': () =>
    map(
      [0, -10, 300, 210, 0.6],
      <Desk tomes={12} />,
      square(2, 'scroll'),
      rigor(2),
      <g transform={moved(0, 100)}>{square(2, 'potion')}</g>,
    ),
  'M-7': () =>
    row(
      card('goblin', ['book', 'scroll'], 64),
      card('goblin', ['potion', 'gems'], 64),
      <CardBack width={64} />,
    ),
  'M-9': () =>
    map(
      [0, -10, 300, 110, 0.64],
      ...(['scroll', 'gems', 'book'] as const).map((symbol, x) => square(x, symbol, { start: true })),
      goblin(1, 'orange'),
    ),
  'M-17': () =>
    row(
      ...[card('goblin', ['book', 'scroll'], 72), who('blue')],
      ...[card('rigor', ['potion', 'gems'], 72), stands(<RigorFigure />)],
    ),
  'M-19': () =>
    row(
      card('goblin', ['scroll', 'potion'], 72),
      map(
        [0, -10, 300, 110],
        ...[square(0, 'gems'), square(1, 'potion'), square(2, 'scroll')],
        ...[goblin(0, 'green'), arrow(84, 118, 82), arrow(174, 218, 82)],
      ),
    ),
  'M-21': () => card('goblin', ['gems', 'ball'], 72),
  'M-25': () =>
    map(
      [0, -10, 300, 110],
      ...[square(0, 'book'), square(1, 'gems'), square(2, 'potion'), goblin(0, 'red'), goblin(1, 'white')],
      ...[arrow(82, 112, 82), arrow(182, 222, 82)],
    ),
  'M-33': () =>
    row(
      map([0, -10, 200, 110], square(0, 'scroll'), square(1, 'book'), rigor(1), goblin(0, 'purple')),
      '→',
      <LookCard part="mouth" width={110} />,
    ),
  'M-39': () =>
    row(map([0, 0, 200, 200, 0.5], <Desk tomes={9} />), '→', <TomePicture symbols={2} size={52} />),
  'M-43': () =>
    row(
      map([0, -10, 100, 110], square(0, 'gems', { teleport: true }), goblin(0, 'yellow')),
      '→',
      token(null),
    ),
  'M-45': () => token('teleport'),
  'M-46': () => token('tome'),
  'M-47': () => token('trap'),
  'M-53': () => <LookCard part="head" width={140} />,
  'M-55': () => looks(PARTS),
  'M-63': () => row(<TomePicture symbols={3} size={52} />, '→', <TomePicture symbols={3} used size={52} />),
  'M-79': () => looks(PARTS.slice(0, 4)),
};
