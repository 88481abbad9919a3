import type { Army, Karak2Event, Karak2View, Roll } from '@undercroft/karak2';
import type { Seat } from '@undercroft/kernel';
import { lying, type Passing as OnTable } from '../../table/game/passing.ts';

/** Who faces whom, and with what. */
export interface Facing {
  readonly seat: Seat;
  readonly armies: readonly (Army | 'general')[];
  /** The strength to reach. */
  readonly foe: number;
  /** What the hero fights with; what is won comes later. */
  readonly weapons: readonly ('sword' | 'hammer')[];
}

/** A fight as it lies on the table while it is shown. */
export interface ShownFight extends Roll, Facing {
  /** Another fight has another one. */
  readonly key: string;
  readonly result: 'won' | 'lost' | null;
}

/** Armies out of the bag, of which one goes back. */
interface Drawn {
  readonly place: number;
  readonly armies: readonly Army[];
}

type Passing = OnTable<ShownFight, Drawn>;

/** The table while events are shown. */
export type Shown = Karak2View & Passing;

/** What lies on the table for a moment once an event has happened. */
export function passing(before: Shown, event: Karak2Event, after: Karak2View): Passing {
  const { still, placed, turned } = lying(fightOf(before), before.drawn);
  switch (event.kind) {
    case 'turn':
      return {};
    case 'drew': {
      const place = after.tile.indexOf(event.tile);
      const lie = foesAt(after, place).length;
      return lie > 0 ? still : { ...still, drawn: { place, armies: event.armies } };
    }
    case 'put-back':
      return placed;
    case 'rolled': {
      const { seat, hero, units, faces, strength, foe } = event;
      const armies = foesAt(before, before.at[seat]);
      return {
        ...still,
        fight: { ...facing(before, seat, foe, armies), hero, units, faces, fire: 0, strength, result: null },
      };
    }
    // What comes of it is seen on the board.
    case 'moved':
    case 'fame':
    case 'took':
    case 'left':
      return {};
    case 'fireball':
    case 'won':
    case 'lost':
      return turned((now) => turnOf(now, event));
    default:
      return still;
  }
}

function turnOf(
  now: ShownFight,
  event: Extract<Karak2Event, { kind: 'fireball' | 'won' | 'lost' }>,
): Partial<ShownFight> {
  if (event.kind === 'fireball') return { fire: now.fire + 1, strength: event.strength };
  return { armies: event.armies, result: event.kind };
}

/** Who is fought on a place. */
export function foesAt(view: Karak2View, place: number): (Army | 'general')[] {
  if (view.general === place) return ['general'];
  return view.armies.slice(place * 2, place * 2 + 2).filter((army) => army !== '');
}

/** The fight on the table: as it is shown, or as it is asked about. */
export function fightOf(view: Shown): ShownFight | null {
  if (view.fight) return view.fight;
  const ask = view.asks.at(-1);
  if (ask?.kind !== 'fight' && ask?.kind !== 'protect') return null;
  const { seat, foe } = ask;
  return { ...ask, ...facing(view, seat, foe, foesAt(view, view.at[seat])), result: null };
}

const facing = (view: Karak2View, seat: Seat, foe: number, armies: Facing['armies']) => ({
  key: `${view.turn} ${seat}`,
  seat,
  foe,
  armies,
  weapons: weaponsOf(view, seat),
});

/** The weapons a hero carries, one by one. */
export const weaponsOf = (view: Karak2View, seat: Seat): Facing['weapons'] => [
  ...new Array<'sword'>(view.swords[seat]).fill('sword'),
  ...new Array<'hammer'>(view.hammers[seat]).fill('hammer'),
];
