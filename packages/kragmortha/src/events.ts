import { does, type EventsOf, happens, type Seat } from '@undercroft/kernel';
import type { LookReason } from './state.ts';

/** What can happen, by kind, and what is said of it. Squares by name; a goblin is named by its seat. */
export const EVENTS = {
  first: does(),
  placed: does<{ at: string }>(),
  turn: does<{ turn: number }>(),
  played: does<{ card: string }>(),
  walked: does<{ from: string; to: string }>(),
  pushed: does<{
    from: string;
    to: string;
    /** Nowhere to go: it went to where the chain began. (M-30) */
    squeezed?: true;
  }>(),
  rigor: happens<{ by: Seat; from: string; to: string }>(),
  jumped: happens<{ by: Seat; from: string; to: string }>(),
  met: does<{ at: string }>(),
  /** Picked up and put down; to where it was if no square is free. (M-48) */
  put: does<{ from: string; to: string }>(),
  token: does<{ token: string }>(),
  mixed: happens<{ pile: 'tokens' | 'cards' }>(),
  tome: does<{ tome: string }>(),
  eaten: does<{ tomes: readonly string[] }>(),
  used: does<{ tome: string }>(),
  look: does<{ look: string; why: LookReason }>(),
  again: does<{ look: string }>(),
  pardoned: does<{ look: string }>(),
  blamed: does<{ goblin: Seat; look: string }>(),
  showed: does<{ cards: readonly string[] }>(),
  drew: does<{ count: number; cards?: readonly string[] }>(),
  called: does<{ goblin: Seat; look: string }>(),
  voted: does<{ broken: boolean | null }>(),
  verdict: happens<{ goblin: Seat; broken: boolean }>(),
  ended: happens<{
    by: 'looks' | 'tomes';
    out: Seat | null;
    winners: readonly Seat[];
    looks: readonly number[];
    symbols: readonly number[];
  }>(),
};
export type KragmorthaEvent = EventsOf<typeof EVENTS>;
