import { KRAGMORTHA_SET, type KragmorthaEvent, type KragmorthaView, tablesOf } from '@undercroft/kragmortha';
import { CardBack, MoveCard, TokenPicture, TomePicture } from '../../art/kragmortha/Card.tsx';
import { type LibrarySign, LookPicture } from '../../art/kragmortha/signs.tsx';
import type { Flight } from '../../table/stage/Flights.tsx';

/** What travels while an event is shown: from desk and decks to its owner, from one to another. */
export function flight(_view: KragmorthaView, event: KragmorthaEvent): Flight | null {
  switch (event.kind) {
    case 'tome':
      return {
        from: 'desk',
        to: `seat ${event.seat}`,
        piece: <TomePicture symbols={0} size={80} />,
      };
    case 'played': {
      const row = KRAGMORTHA_SET.cards.find(({ id }) => id === event.card);
      if (row === undefined) return null;
      const symbols = row.symbols as [LibrarySign, LibrarySign];
      const piece = <MoveCard moves={row.moves} symbols={symbols} width={72} />;
      return { from: `seat ${event.seat}`, to: 'discard', piece };
    }
    case 'drew':
      return { from: 'deck', to: `seat ${event.seat}`, piece: <CardBack width={44} /> };
    case 'token':
      return { from: 'tokens', to: `seat ${event.seat}`, piece: <TokenPicture token={null} size={52} /> };
    case 'blamed':
      return {
        from: `seat ${event.seat}`,
        to: `seat ${event.goblin}`,
        piece: <LookPicture of={tablesOf(KRAGMORTHA_SET).looks[event.look]?.part ?? 'blank'} size={64} />,
      };
    default:
      return null;
  }
}
