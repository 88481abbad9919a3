import type { KarakEvent, KarakView, Monster, Token } from '@undercroft/karak';
import type { Seat } from '@undercroft/kernel';
import { lying, type Passing as OnTable } from '../../table/passing.ts';

/** A fight as it lies on the table while it is shown. */
export interface ShownFight {
  readonly seat: Seat;
  readonly monster: Monster;
  readonly dice: readonly [number, number];
  readonly bonus: number;
  readonly flames: number;
  readonly sacrificed: boolean;
  readonly result: 'won' | 'tied' | 'lost' | null;
}

/** Tokens out of the bag. */
interface Drawn {
  readonly seat: Seat;
  readonly tokens: readonly Token[];
}

type Passing = OnTable<ShownFight, Drawn>;

/** The table while events are shown. */
export type Shown = KarakView & Passing;

/** What lies on the table for a moment once an event has happened. */
export function passing(before: Shown, event: KarakEvent): Passing {
  const fight = fightOf(before);
  const { still, placed, turned } = lying(fight, before.drawn);
  switch (event.kind) {
    case 'turn':
      return {};
    case 'drew-token':
      return { ...still, drawn: { seat: event.seat, tokens: event.tokens } };
    case 'placed':
      return placed;
    case 'rolled': {
      const { seat, monster, dice, bonus } = event;
      // A second roll leaves burning flames as they are. (K-30)
      const { flames, sacrificed } = (event.again && fight) || { flames: 0, sacrificed: false };
      return { ...still, fight: { seat, monster, dice, bonus, flames, sacrificed, result: null } };
    }
    case 'flames':
    case 'sacrificed':
    case 'fought':
      return turned((now) => turnOf(now, event));
    default:
      return still;
  }
}

function turnOf(
  now: ShownFight,
  event: Extract<KarakEvent, { kind: 'flames' | 'sacrificed' | 'fought' }>,
): Partial<ShownFight> {
  if (event.kind === 'flames') return { flames: now.flames + event.count };
  return event.kind === 'sacrificed' ? { sacrificed: true } : { result: event.result };
}

/** The fight on the table: as it is shown, or as it is asked about. */
export function fightOf(view: Shown): ShownFight | null {
  if (view.fight) return view.fight;
  const ask = view.asks.at(-1);
  return ask?.kind === 'fight' ? { ...ask, result: null } : null;
}
