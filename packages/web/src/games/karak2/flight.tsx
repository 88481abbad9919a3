import { GOODS, type Karak2Event, type Karak2View } from '@undercroft/karak2';
import { BagPicture } from '../../art/karak/Pieces.tsx';
import { HexBack } from '../../art/karak2/Board.tsx';
import { UnitDie } from '../../art/karak2/Dice.tsx';
import { GoodPicture } from '../../art/karak2/goods.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import type { Flight } from '../../table/stage/Flights.tsx';

/** What travels while an event is shown: from the stack and the bag to the land, from the land to its owner. */
export function flight(view: Karak2View, event: Karak2Event): Flight | null {
  const seat = `seat ${event.seat}`;
  const here = `tile ${view.tile[view.at[event.seat]]}`;
  switch (event.kind) {
    case 'laid':
      return {
        from: 'stack',
        to: `tile ${event.tile}`,
        piece: (
          <svg viewBox="-64 -64 128 128" width="84" aria-hidden="true">
            <HexBack level={1} />
          </svg>
        ),
      };
    case 'drew':
      return { from: 'bag', to: `tile ${event.tile}`, piece: <BagPicture size={48} /> };
    case 'reward':
      return { from: here, to: seat, piece: <PiecePicture piece={event.reward} size={60} /> };
    case 'took':
      return { from: here, to: seat, piece: <PiecePicture piece={event.item} size={56} /> };
    case 'left':
      return { from: seat, to: `tile ${event.tile}`, piece: <PiecePicture piece={event.item} size={56} /> };
    case 'gained':
      return {
        from: here,
        to: seat,
        piece: GOODS.filter((good) => event[good] > 0).map((good) => (
          <GoodPicture key={good} good={good} size={44} />
        )),
      };
    case 'stole':
      return { from: `seat ${event.from}`, to: seat, piece: <GoodPicture good={event.good} size={48} /> };
    case 'recruited':
      return { from: `city ${event.seat}`, to: seat, piece: <UnitDie kind={event.unit} size={48} /> };
    case 'raised':
      return { from: here, to: seat, piece: <UnitDie kind="skeleton" size={48} /> };
    case 'plague':
      return { from: seat, to: `city ${event.on}`, piece: <PiecePicture piece="plague" size={64} /> };
    default:
      return null;
  }
}
