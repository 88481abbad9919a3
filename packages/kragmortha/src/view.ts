import type { Still } from '@undercroft/kernel';
import { BLANK } from './glares.ts';
import { handSize } from './hands.ts';
import { symbolsHeld } from './outcome.ts';
import type { Face } from './set.ts';
import type { KragmorthaState, TheBox } from './state.ts';
import { NAMES, type Tables, tablesOf } from './tables.ts';

/** A look as it lies on the table, with the faces that count here. (M-54) */
export interface ShownLook {
  readonly look: string;
  /** The part of the body; null for a blank look. */
  readonly part: string | null;
  readonly dare?: Face;
  readonly screen?: Face;
}

/** What one player's corner of the table comes to. */
export interface SeatFigures {
  /** The square its goblin stands on, by name; null before it is placed. */
  readonly at: string | null;
  /** Up to how many cards it draws. */
  readonly handSize: number;
  readonly looks: readonly ShownLook[];
  readonly symbols: number;
}

interface KragmorthaFigures {
  readonly seats: readonly SeatFigures[];
  /** Cards left in the movement deck. */
  readonly deckSize: number;
}

/** The table as one viewer may know it: others' cards are blank, and lie among those of the deck. */
export type KragmorthaView = Still<KragmorthaState> & KragmorthaFigures;

export function reckon(box: TheBox, seen: Still<KragmorthaState>): KragmorthaFigures {
  const faces = facesOf(tablesOf(box.set), box.options.looks);
  return {
    seats: seen.at.map((square, seat) => ({
      at: square < 0 ? null : NAMES[square],
      handSize: handSize(box, seen, seat),
      looks: seen.looks[seat].map((look) => faces[look]),
      symbols: symbolsHeld(box, seen, seat),
    })),
    deckSize: seen.deck.length - seen.hands.flat().filter((card) => card === '').length,
  };
}

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
