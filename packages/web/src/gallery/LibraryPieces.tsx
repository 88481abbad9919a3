import { CardBack, LookCard, MoveCard, TokenPicture, TomePicture } from '../art/kragmortha/Card.tsx';
import { Bookcase, Closed, ColdLight, Desk, Square } from '../art/kragmortha/Library.tsx';
import { LookPicture, NoLook, SymbolPicture } from '../art/kragmortha/signs.tsx';

const SYMBOLS = ['book', 'scroll', 'potion', 'gems', 'ball'] as const;
const PARTS = ['head', 'mouth', 'arm', 'hand', 'leg', 'mind', 'blank'] as const;

/** Everything on Kragmortha's table but the figures. */
export function LibraryPieces() {
  return (
    <>
      {[72, 40, 22].map((size) => (
        <div className="row" key={size}>
          {SYMBOLS.map((symbol) => (
            <SymbolPicture key={symbol} of={symbol} size={size} />
          ))}
          {PARTS.map((part) => (
            <LookPicture key={part} of={part} size={size} />
          ))}
          <NoLook size={size} />
          {(['teleport', 'tome', 'trap', null] as const).map((token) => (
            <TokenPicture key={token} token={token} size={size} />
          ))}
          {[1, 2, 3].map((symbols) => (
            <TomePicture key={symbols} symbols={symbols} used={symbols === 2} size={size} />
          ))}
        </div>
      ))}
      <div className="row">
        <MoveCard moves="goblin" symbols={['book', 'scroll']} width={110} />
        <MoveCard moves="rigor" symbols={['potion', 'ball']} width={110} />
        <MoveCard moves="goblin" symbols={['gems', 'ball']} width={56} />
        <CardBack width={110} />
        <LookCard part="mouth" width={200} />
      </div>
      <svg viewBox="0 0 700 200" width="700" aria-hidden="true">
        <Desk tomes={12} />
        {SYMBOLS.slice(0, 4).map((symbol, at) => (
          <g key={symbol} transform={`translate(${200 + at * 100} 0)`}>
            <Square symbol={symbol} dark={at % 2 === 0} teleport={at === 3} start={at > 1} variant={at} />
          </g>
        ))}
        <g transform="translate(200 100)">
          <Bookcase variant={3} />
        </g>
        <g transform="translate(300 100)">
          <Closed variant={3} />
        </g>
        <g transform="translate(480 90)">
          <ColdLight />
        </g>
      </svg>
    </>
  );
}
