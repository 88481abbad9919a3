import type { Seat } from '@undercroft/kernel';
import type { LookReason } from './state.ts';

/** What can happen. Squares by name; a goblin is named by its seat. */
export type KragmorthaEvent =
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly at: string }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'walked'; readonly seat: Seat; readonly from: string; readonly to: string }
  | {
      readonly kind: 'pushed';
      readonly seat: Seat;
      readonly from: string;
      readonly to: string;
      /** Nowhere to go: it went to where the chain began. (M-30) */
      readonly squeezed?: true;
    }
  | { readonly kind: 'rigor'; readonly by: Seat; readonly from: string; readonly to: string }
  | { readonly kind: 'jumped'; readonly by: Seat; readonly from: string; readonly to: string }
  | { readonly kind: 'met'; readonly seat: Seat; readonly at: string }
  /** Picked up and put down; to where it was if no square is free. (M-48) */
  | { readonly kind: 'put'; readonly seat: Seat; readonly from: string; readonly to: string }
  | { readonly kind: 'token'; readonly seat: Seat; readonly token: string }
  | { readonly kind: 'mixed'; readonly pile: 'tokens' | 'cards' }
  | { readonly kind: 'tome'; readonly seat: Seat; readonly tome: string }
  | { readonly kind: 'eaten'; readonly seat: Seat; readonly tomes: readonly string[] }
  | { readonly kind: 'used'; readonly seat: Seat; readonly tome: string }
  | { readonly kind: 'look'; readonly seat: Seat; readonly look: string; readonly why: LookReason }
  | { readonly kind: 'again'; readonly seat: Seat; readonly look: string }
  | { readonly kind: 'pardoned'; readonly seat: Seat; readonly look: string }
  | { readonly kind: 'blamed'; readonly seat: Seat; readonly goblin: Seat; readonly look: string }
  | { readonly kind: 'showed'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly count: number; readonly cards?: readonly string[] }
  | { readonly kind: 'called'; readonly seat: Seat; readonly goblin: Seat; readonly look: string }
  | { readonly kind: 'voted'; readonly seat: Seat; readonly broken: boolean | null }
  | { readonly kind: 'verdict'; readonly goblin: Seat; readonly broken: boolean }
  | {
      readonly kind: 'ended';
      readonly by: 'looks' | 'tomes';
      readonly out: Seat | null;
      readonly winners: readonly Seat[];
      readonly looks: readonly number[];
      readonly symbols: readonly number[];
    };

/** Every kind, for the suite that wants to have seen each of them. */
export const EVENTS: { readonly [K in KragmorthaEvent['kind']]: true } = {
  first: true,
  placed: true,
  turn: true,
  played: true,
  walked: true,
  pushed: true,
  rigor: true,
  jumped: true,
  met: true,
  put: true,
  token: true,
  mixed: true,
  tome: true,
  eaten: true,
  used: true,
  look: true,
  again: true,
  pardoned: true,
  blamed: true,
  showed: true,
  drew: true,
  called: true,
  voted: true,
  verdict: true,
  ended: true,
};
