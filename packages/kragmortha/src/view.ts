import type { Seat, View, Viewer } from '@undercroft/kernel';
import { BLANK } from './glares.ts';
import { handSize } from './hands.ts';
import { symbolsHeld } from './outcome.ts';
import type { Face, Token } from './set.ts';
import type { Errand, KragmorthaAsk, KragmorthaState, TheBox, Trial } from './state.ts';
import { NAMES, symbolsOf, type Tables, tablesOf } from './tables.ts';

/** A look as it lies on the table, with the faces that count here. (M-54) */
export interface ShownLook {
  readonly look: string;
  /** The part of the body; null for a blank look. */
  readonly part: string | null;
  readonly dare?: Face;
  readonly screen?: Face;
}

/** One player's corner of the table. */
export interface SeatView {
  readonly goblin: string;
  /** The square its goblin stands on; null before it is placed. */
  readonly at: string | null;
  /** How many movement cards it holds, and up to how many it draws. */
  readonly cards: number;
  readonly handSize: number;
  /** The cards themselves: your own only. */
  readonly hand?: readonly string[];
  readonly looks: readonly ShownLook[];
  readonly tomes: readonly string[];
  readonly used: readonly string[];
  readonly symbols: number;
  /** The turn in which it last made a call. */
  readonly called: number;
}

/** The table as one viewer may know it. Hands and face-down piles are only counted. */
export interface KragmorthaView extends View<KragmorthaAsk> {
  readonly viewer: Viewer;
  readonly first: Seat;
  readonly seat: Seat;
  readonly phase: KragmorthaState['phase'];
  readonly rigor: string;
  readonly seats: readonly SeatView[];
  /** The card being carried out: who may still move, onto which symbols. */
  readonly move: {
    readonly played: number;
    readonly plays: number;
    readonly walker: KragmorthaState['walker'];
    readonly rest: readonly string[];
    readonly mayJump: boolean;
  };
  /** The push chain under way, and what is still to be settled after it. */
  readonly chain: {
    readonly moved: readonly Seat[];
    readonly cameFrom: string | null;
    readonly origin: string | null;
    readonly errands: readonly Errand[];
  };
  readonly deck: number;
  readonly discards: readonly string[];
  readonly looks: { readonly deck: number; readonly under: readonly string[] };
  readonly tomes: { readonly deck: number; readonly eaten: readonly string[] };
  readonly tokens: { readonly down: number; readonly turned: readonly Token[] };
  readonly trial: Readonly<Trial> | null;
  readonly end: KragmorthaState['end'];
}

export function view(box: TheBox, state: KragmorthaState, viewer: Viewer): KragmorthaView {
  const faces = facesOf(tablesOf(box.set), box.options.looks);
  return {
    turn: state.turn,
    asks: state.asks.slice(),
    viewer,
    first: state.first,
    seat: state.seat,
    phase: state.phase,
    rigor: NAMES[state.rigor],
    seats: state.goblins.map((goblin, seat) => ({
      goblin,
      at: nameOf(state.at[seat]),
      cards: state.hands[seat].length,
      handSize: handSize(box, state, seat),
      ...(seat === viewer ? { hand: state.hands[seat].slice() } : undefined),
      looks: state.looks[seat].map((look) => faces[look]),
      tomes: state.tomes[seat].slice(),
      used: state.used[seat].slice(),
      symbols: symbolsHeld(box, state, seat),
      called: state.called[seat],
    })),
    move: {
      played: state.played,
      plays: state.plays,
      walker: state.walker,
      rest: symbolsOf(state.rest),
      mayJump: state.mayJump,
    },
    chain: {
      moved: state.chain.slice(),
      cameFrom: nameOf(state.cameFrom),
      origin: nameOf(state.origin),
      errands: state.errands.slice(),
    },
    deck: state.deck.length,
    discards: state.discards.slice(),
    looks: { deck: state.lookDeck.length, under: state.under.slice() },
    tomes: { deck: state.tomeDeck.length, eaten: state.eaten.slice() },
    tokens: { down: state.tokens.length, turned: state.turned.slice() },
    trial: state.trial === null ? null : { ...state.trial },
    end: state.end,
  };
}

const nameOf = (square: number): string | null => (square < 0 ? null : NAMES[square]);

const shown = new WeakMap<Tables, Record<string, Readonly<Record<string, ShownLook>>>>();

/** Each look with the faces that an option lets count; made once, shared by all views. */
function facesOf(tables: Tables, option: 'dare' | 'screen' | 'both'): Readonly<Record<string, ShownLook>> {
  const made = shown.get(tables) ?? {};
  shown.set(tables, made);
  made[option] ??= Object.fromEntries([
    [BLANK, { look: BLANK, part: null }],
    ...Object.values(tables.looks).map(({ id, part, dare, screen }): [string, ShownLook] => [
      id,
      {
        look: id,
        part,
        ...(option === 'screen' ? undefined : { dare }),
        ...(option === 'dare' ? undefined : { screen }),
      },
    ]),
  ]);
  return made[option];
}
