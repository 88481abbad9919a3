import type { Curse, Effect, GoblinEvent, GoblinView } from '@undercroft/goblin';
import type { Seat } from '@undercroft/kernel';
import type { Named } from './cards.ts';

/** A fight as it lies on the table while it is shown. */
export interface ShownFight {
  readonly seat: Seat;
  readonly foe: Named;
  readonly chain: readonly Named[];
  readonly lifted: Curse | null;
  readonly doubled: number;
  readonly doubles: 'attack' | 'defence' | null;
  readonly defied: number;
  readonly defies: Effect | null;
  /** What the hero fights with, weapon and armour; what is won comes later. */
  readonly worn: readonly [weapon: number, armour: number];
  /** Hearts the foe has just taken. */
  readonly hit: number | null;
  readonly result: 'won' | 'lost' | null;
  /** What was won, once it is turned over. */
  readonly reward: string | null;
}

/** What is only on the table for a moment. */
interface Passing {
  readonly now?: ShownFight | null;
}

/** The table while events are shown. */
export type Shown = GoblinView & Passing;

/** The fight stays before everybody's eyes until the turn is over, with what it has just brought. */
export function passing(before: Shown, event: GoblinEvent, after: GoblinView): Passing {
  if (event.kind === 'turn') return { now: null };
  const then = event.kind === 'fight' ? null : fightOf(before);
  // While the fight goes on, it is what it is; once it is over, it is what it was.
  const now = after.fight === null ? then : fightOf({ ...after, asks: [] });
  if (now === null) return { now };
  const { hit, result, reward, worn } = then ?? { ...now, hit: null, result: null, reward: null };
  return { now: { ...now, worn, hit, result, reward, ...brought(event) } };
}

function brought(event: GoblinEvent): Partial<ShownFight> {
  switch (event.kind) {
    case 'hit':
      return { hit: event.hearts };
    case 'knocked-out':
      return { result: 'lost' };
    case 'fought':
      return { result: event.won ? 'won' : 'lost' };
    case 'reward':
      return { reward: event.card };
    default:
      return {};
  }
}

/** The fight on the table: as it is shown, or as it stands. */
export function fightOf(view: Shown): ShownFight | null {
  if (view.now !== undefined) return view.now;
  if (view.fight === null) return null;
  const { seat, weapons, armours } = view;
  const { foe, chain, lifted, doubled, doubles, defied, defies } = view.fight;
  const worn = [weapons[seat], armours[seat]] as const;
  const ask = view.asks.at(-1);
  // Equipment is asked about when the fight is already won; with the lord's, the game is.
  const reward = ask?.kind === 'equip' ? ask.name : null;
  const result = reward !== null || view.ended === 'lord' ? 'won' : null;
  return { seat, foe, chain, lifted, doubled, doubles, defied, defies, worn, hit: null, result, reward };
}

/** Whether the foe has hit already: what its blow takes is gone, and is reckoned from the hearts no more. */
export function hasStruck(view: Shown, { hit, result }: ShownFight): boolean {
  return hit !== null || result !== null || view.asks.at(-1)?.kind === 'mend';
}
