import type { KarakEvent, KarakView, Monster, Spell, Token, Weapon } from '@undercroft/karak';
import type { Seat } from '@undercroft/kernel';
import { lying, type Passing as OnTable } from '../../table/game/passing.ts';

/** A fight as it lies on the table while it is shown. */
export interface ShownFight {
  /** Another fight has another one. */
  readonly key: string;
  readonly seat: Seat;
  readonly monster: Monster;
  readonly dice: readonly [number, number];
  readonly bonus: number;
  /** What the hero fights with; what is won comes later. */
  readonly weapons: readonly Weapon[];
  readonly flames: number;
  /** Spells of somebody's own. */
  readonly cast?: readonly Spell[];
  readonly sacrificed: boolean;
  /** What was given for, or may be, where that is not one more. */
  readonly gift?: { readonly more: number };
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
      const { flames, cast, sacrificed, gift } = (event.again && fight) || { flames: 0, sacrificed: false };
      const { weapons, at } = before.heroes[seat];
      return {
        ...still,
        fight: {
          key: keyOf(before, seat, at),
          seat,
          monster,
          dice,
          bonus,
          weapons,
          flames,
          ...(cast && { cast }),
          sacrificed,
          ...(gift && { gift }),
          result: null,
        },
      };
    }
    // What comes of it is seen on the board.
    case 'thrown-back':
    case 'moved':
    case 'unstoppable':
    case 'rose':
      return {};
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
  if (event.kind === 'flames' && event.spell) return { cast: [...(now.cast ?? []), event.spell] };
  if (event.kind === 'flames') return { flames: now.flames + event.count };
  if (event.kind === 'fought') return { result: event.result };
  return { sacrificed: true, ...(event.more && { gift: { more: event.more } }) };
}

/** The fight on the table: as it is shown, or as it is asked about. */
export function fightOf(view: Shown): ShownFight | null {
  if (view.fight) return view.fight;
  const ask = view.asks.at(-1);
  if (ask?.kind !== 'fight') return null;
  const { weapons, at } = view.heroes[ask.seat];
  return { ...ask, key: keyOf(view, ask.seat, at), weapons, result: null };
}

/** A hero fights once on a tile before anything else happens there. */
const keyOf = ({ turn }: KarakView, seat: Seat, at: number) => `${turn} ${seat} ${at}`;
