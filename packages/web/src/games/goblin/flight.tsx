import { GATES_AT, type GoblinEvent, type GoblinView } from '@undercroft/goblin';
import { FoePicture } from '../../art/goblin/Foe.tsx';
import { CardBack, KeyPicture, PotionPicture } from '../../art/goblin/Things.tsx';
import type { Flight } from '../../table/stage/Flights.tsx';
import { ROW } from './cards.ts';

/** What travels while an event is shown: keys and rewards to their owner, new foes out of their deck. */
export function flight(_view: GoblinView, event: GoblinEvent): Flight | null {
  switch (event.kind) {
    case 'reward':
      return { from: 'foe', to: `seat ${event.seat}`, piece: <CardBack size={64} /> };
    case 'key':
      return { from: 'foe', to: `seat ${event.seat}`, piece: <KeyPicture size={72} /> };
    case 'drank':
      return {
        from: `seat ${event.seat}`,
        to: 'chain',
        piece: <PotionPicture potion={event.potion} size={64} />,
      };
    case 'drew':
      return event.card === null ? null : { from: 'deck', to: 'hand', piece: <CardBack size={48} /> };
    case 'came':
      return event.place >= GATES_AT
        ? null
        : {
            from: `cave ${Math.floor(event.place / ROW)}`,
            to: `place ${event.place}`,
            piece: <FoePicture name={event.foe} size={64} />,
          };
    default:
      return null;
  }
}
