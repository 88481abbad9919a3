import { does, type EventsOf, happens, type Seat } from '@undercroft/kernel';
import type { Item, Monster, Spell, TileKind, TileName, Token } from './components.ts';
import type { KarakState } from './state.ts';

/** What can happen, by kind, and what is said of it. */
export const EVENTS = {
  'first-roll': does<{ dice: readonly number[] }>(),
  turn: does<{ turn: number }>(),
  woke: does(),
  moved: does<{ from: number; to: number; how: 'step' | 'wall' | 'gate' }>(),
  'drew-tile': does<{ tile: TileName; x: number; y: number }>(),
  laid: does<{ tile: number; tileKind: TileKind; doors: number; x: number; y: number }>(),
  'drew-token': does<{ tokens: readonly Token[] }>(),
  placed: does<{ token: Token; at: number }>(),
  'empty-bag': does<{ at: number }>(),
  rolled: does<{ monster: Monster; dice: readonly [number, number]; bonus: number; again: boolean }>(),
  /** Flames, or a spell of somebody's own. */
  flames: does<{ count: number; spell?: Spell }>(),
  /** What was given for what, where that is not a heart for one more. */
  sacrificed: does<{ hearts?: number; more?: number }>(),
  fought: does<{ monster: Monster; total: number; strength: number; result: 'won' | 'tied' | 'lost' }>(),
  'thrown-back': does<{ from: number; to: number }>(),
  unstoppable: does<{ steps: number }>(),
  got: does<{ item: Item; at: number }>(),
  left: does<{ item: Item; at: number }>(),
  opened: does<{ at: number }>(),
  healed: does<{ hearts: number }>(),
  portal: does<{
    target: Seat;
    to: number;
    /** Under which name, where it is one of somebody's own. */
    spell?: Spell;
  }>(),
  swapped: does<{ target: Seat }>(),
  cursed: does<{ target: Seat }>(),
  'curse-stays': does<{ target: Seat }>(),
  'curse-lifted': does(),
  fainted: does(),
  rose: does<{ at: number }>(),
  'stack-empty': happens(),
  ended: happens<{ by: NonNullable<KarakState['ended']> }>(),
};
export type KarakEvent = EventsOf<typeof EVENTS>;
