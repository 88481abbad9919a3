import { does, type EventsOf, happens } from '@undercroft/kernel';
import type { Curse, Effect, Potion } from './set.ts';

/** What can happen, by kind, and what is said of it. */
export const EVENTS = {
  lord: happens<{ foe: string }>(),
  turn: does<{ turn: number }>(),
  revived: does<{ hearts: number }>(),
  fight: does<{ foe: string }>(),
  discarded: does<{ card: string }>(),
  played: does<{ card: string; power: boolean }>(),
  defied: does<{
    card: string;
    effect: Effect;
    /** Where in the chain the card lies. */
    at: number;
  }>(),
  /** Others do not hear which card. */
  drew: does<{ card: string | null }>(),
  foresaw: does<{ cards: readonly string[] | null }>(),
  reshuffled: does<{ cards: number }>(),
  arranged: does<{ cards: number }>(),
  healed: does<{ hearts: number; by: 'card' | 'equipment' | 'potion' }>(),
  drank: does<{
    potion: Potion;
    /** What is doubled, or the curse that is lifted. */
    on: Curse | null;
  }>(),
  hit: does<{ foe: string; hearts: number }>(),
  'knocked-out': does(),
  fought: does<{ foe: string; attack: number; hits: number; won: boolean }>(),
  reward: does<{ card: string }>(),
  key: does<{ level: number }>(),
  'put-on': does<{ card: string }>(),
  pawned: does<{ card: string }>(),
  came: happens<{ foe: string; place: number }>(),
  merchant: does(),
  bought: does<{ what: string; paid: string }>(),
  ended: happens<{ by: 'lord' | 'closed' }>(),
};
export type GoblinEvent = EventsOf<typeof EVENTS>;
