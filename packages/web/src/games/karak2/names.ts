import { AMULETS, type Amulet, type Item, type Reward } from '@undercroft/karak2';

/** What a piece is called by the speaker: amulets share some names with other things. */
export const nameOf = (piece: Item | Reward): string =>
  AMULETS.includes(piece as Amulet) ? `amulet-${piece}` : piece;
