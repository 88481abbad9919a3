import { type Reckoned, reckoner, type Seat, type Still } from '@undercroft/kernel';
import { BLANK } from './glares.ts';
import { handSize } from './hands.ts';
import { countsDares, type Looks } from './options.ts';
import { symbolsHeld } from './outcome.ts';
import type { Face } from './set.ts';
import type { Kragmortha, KragmorthaState, KragmorthaTable, TheBox } from './state.ts';
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

const reckon = reckoner<Kragmortha>();

export const reckoned: Reckoned<Kragmortha> = {
  seats: reckon(['at', 'looks', 'tomes', 'used'], (box, seen) =>
    seen.at.map((_, seat) => seatFigures(box, seen, seat)),
  ),
  deckSize: reckon(['deck', 'hands'], (_box, { deck, hands }) =>
    hands.reduce((left, hand) => left - hand.filter((card) => card === '').length, deck.length),
  ),
};

export function seatFigures(
  box: TheBox,
  seen: Pick<KragmorthaTable, 'at' | 'looks' | 'tomes' | 'used'>,
  seat: Seat,
): SeatFigures {
  const faces = facesOf(tablesOf(box.set), box.options.looks);
  const square = seen.at[seat];
  return {
    at: square < 0 ? null : NAMES[square],
    handSize: handSize(box, seen, seat),
    looks: seen.looks[seat].map((look) => faces[look]),
    symbols: symbolsHeld(box, seen, seat),
  };
}

const shown = new WeakMap<Tables, Record<string, Readonly<Record<string, ShownLook>>>>();

/** Each look with the faces that an option lets count; made once, shared by all views. */
function facesOf(tables: Tables, option: Looks): Readonly<Record<string, ShownLook>> {
  const made = shown.get(tables) ?? {};
  shown.set(tables, made);
  made[option] ??= Object.fromEntries([
    [BLANK, { look: BLANK, part: null }],
    ...Object.values(tables.looks).map(({ id, part, dare, screen }): [string, ShownLook] => [
      id,
      {
        look: id,
        part,
        ...(countsDares({ looks: option }) ? { dare } : undefined),
        ...(option === 'dare' ? undefined : { screen }),
      },
    ]),
  ]);
  return made[option];
}
