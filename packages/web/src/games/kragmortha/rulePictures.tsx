import { CardBack, LookCard, MoveCard, TokenPicture, TomePicture } from '../../art/kragmortha/Card.tsx';
import { GoblinFigure, RigorFigure } from '../../art/kragmortha/Figure.tsx';
import { Bookcase, Closed, ColdLight, Desk, Square } from '../../art/kragmortha/Library.tsx';
import { type LibrarySign, LookPicture } from '../../art/kragmortha/signs.tsx';
import { lookNamed } from '../../kit/theme/colours.ts';
import type { RulePictures } from '../../table/game/beside.ts';
import { MapPart, moved, Row, Sign, Stands } from '../../table/rulebook/kit.tsx';

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
const who = (colour: string) => (
  <Stands>
    <GoblinFigure seat={lookNamed(colour, 0)} />
  </Stands>
);

export const pictures: RulePictures = {
  'M-1': () => (
    <Row>
      {['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'white', 'black'].map((colour) => (
        <span key={colour}>{who(colour)}</span>
      ))}
    </Row>
  ),
  'M-2': () => (
    <MapPart box={[0, 0, 500, 100]} scale={0.64}>
      {(['book', 'scroll', 'potion', 'gems'] as const).map((symbol, x) => square(x, symbol))}
      {square(4, 'book', { teleport: true })}
    </MapPart>
  ),
  'M-4': () => (
    <MapPart box={[0, 0, 200, 100]} scale={0.64}>
      <Bookcase variant={3} />
      <g transform={moved(100, 0)}>
        <Closed variant={3} />
      </g>
    </MapPart>
  ),
  'M-5': () => (
    <MapPart box={[0, -10, 300, 210]} scale={0.6}>
      <Desk tomes={12} />
      {square(2, 'scroll')}
      {rigor(2)}
      <g transform={moved(0, 100)}>{square(2, 'potion')}</g>
    </MapPart>
  ),
  'M-7': () => (
    <Row>
      <MoveCard moves="goblin" symbols={['book', 'scroll']} width={64} />
      <MoveCard moves="goblin" symbols={['potion', 'gems']} width={64} />
      <CardBack width={64} />
    </Row>
  ),
  'M-9': () => (
    <MapPart box={[0, -10, 300, 110]} scale={0.64}>
      {(['scroll', 'gems', 'book'] as const).map((symbol, x) => square(x, symbol, { start: true }))}
      {goblin(1, 'orange')}
    </MapPart>
  ),
  'M-17': () => (
    <Row>
      <MoveCard moves="goblin" symbols={['book', 'scroll']} width={72} />
      {who('blue')}
      <MoveCard moves="rigor" symbols={['potion', 'gems']} width={72} />
      <Stands>
        <RigorFigure />
      </Stands>
    </Row>
  ),
  'M-19': () => (
    <Row>
      <MoveCard moves="goblin" symbols={['scroll', 'potion']} width={72} />
      <MapPart box={[0, -10, 300, 110]} scale={0.8}>
        {square(0, 'gems')}
        {square(1, 'potion')}
        {square(2, 'scroll')}
        {goblin(0, 'green')}
        {arrow(84, 118, 82)}
        {arrow(174, 218, 82)}
      </MapPart>
    </Row>
  ),
  'M-21': () => <MoveCard moves="goblin" symbols={['gems', 'ball']} width={72} />,
  'M-25': () => (
    <MapPart box={[0, -10, 300, 110]} scale={0.8}>
      {square(0, 'book')}
      {square(1, 'gems')}
      {square(2, 'potion')}
      {goblin(0, 'red')}
      {goblin(1, 'white')}
      {arrow(82, 112, 82)}
      {arrow(182, 222, 82)}
    </MapPart>
  ),
  'M-33': () => (
    <Row>
      <MapPart box={[0, -10, 200, 110]} scale={0.8}>
        {square(0, 'scroll')}
        {square(1, 'book')}
        {rigor(1)}
        {goblin(0, 'purple')}
      </MapPart>
      <Sign>→</Sign>
      <LookCard part="mouth" width={110} />
    </Row>
  ),
  'M-39': () => (
    <Row>
      <MapPart box={[0, 0, 200, 200]} scale={0.5}>
        <Desk tomes={9} />
      </MapPart>
      <Sign>→</Sign>
      <TomePicture symbols={2} size={52} />
    </Row>
  ),
  'M-43': () => (
    <Row>
      <MapPart box={[0, -10, 100, 110]} scale={0.8}>
        {square(0, 'gems', { teleport: true })}
        {goblin(0, 'yellow')}
      </MapPart>
      <Sign>→</Sign>
      <TokenPicture token={null} size={48} />
    </Row>
  ),
  'M-45': () => <TokenPicture token="teleport" size={48} />,
  'M-46': () => <TokenPicture token="tome" size={48} />,
  'M-47': () => <TokenPicture token="trap" size={48} />,
  'M-53': () => <LookCard part="head" width={140} />,
  'M-55': () => (
    <Row>
      {PARTS.map((part) => (
        <LookPicture key={part} of={part} size={44} />
      ))}
    </Row>
  ),
  'M-63': () => (
    <Row>
      <TomePicture symbols={3} size={52} />
      <Sign>→</Sign>
      <TomePicture symbols={3} used size={52} />
    </Row>
  ),
  'M-79': () => (
    <Row>
      {PARTS.slice(0, 4).map((part) => (
        <LookPicture key={part} of={part} size={44} />
      ))}
    </Row>
  ),
};
