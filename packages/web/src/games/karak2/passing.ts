import type { Army, Karak2Event, Karak2View, Roll } from '@undercroft/karak2';
import type { Seat } from '@undercroft/kernel';
import { lying, type Passing as OnTable } from '../../table/passing.ts';

/** A fight as it lies on the table while it is shown. */
export interface ShownFight extends Roll {
  readonly seat: Seat;
  readonly armies: readonly (Army | 'general')[];
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
        fight: { seat, hero, units, faces, fire: 0, strength, foe, armies, result: null },
      };
    }
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
  return { ...ask, armies: foesAt(view, view.at[ask.seat]), result: null };
}
