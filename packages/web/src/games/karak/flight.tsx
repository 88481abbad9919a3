import { type Karak, type KarakEvent, type KarakView, slotOf } from '@undercroft/karak';
import type { Box } from '@undercroft/kernel';
import { CurseMark, ItemPicture, TileBack } from '../../art/karak/Pieces.tsx';
import type { Flight } from '../../table/stage/Flights.tsx';

/** What travels while an event is shown: out of the bag, to its owner, onto the floor. */
export function flight(view: KarakView, event: KarakEvent, { set }: Box<Karak>): Flight | null {
  switch (event.kind) {
    case 'drew-token':
      return {
        from: 'bag',
        to: `tile ${view.heroes[event.seat].at}`,
        piece: (
          <svg viewBox="0 0 100 100" width="56" aria-hidden="true">
            <circle cx="50" cy="50" r="46" fill="#c4b28d" stroke="#1c130d" strokeWidth="4" />
          </svg>
        ),
      };
    case 'drew-tile':
      return {
        from: 'stack',
        to: `tile ${view.heroes[event.seat].at}`,
        piece: (
          <svg viewBox="0 0 100 100" width="72" aria-hidden="true">
            <TileBack />
          </svg>
        ),
      };
    case 'got':
      return {
        from: `tile ${event.at}`,
        to: `seat ${event.seat}`,
        piece: <ItemPicture item={event.item} slot={slotOf(set, event.item)} size={64} />,
      };
    case 'left':
      return {
        from: `seat ${event.seat}`,
        to: `tile ${event.at}`,
        piece: <ItemPicture item={event.item} slot={slotOf(set, event.item)} size={56} />,
      };
    case 'opened':
      return {
        from: `seat ${event.seat}`,
        to: `tile ${event.at}`,
        piece: <ItemPicture item="key" size={56} />,
      };
    case 'cursed':
      return {
        from: `seat ${event.seat}`,
        to: `seat ${event.target}`,
        piece: (
          <svg viewBox="0 0 100 100" width="64" aria-hidden="true">
            <CurseMark />
          </svg>
        ),
      };
    default:
      return null;
  }
}
