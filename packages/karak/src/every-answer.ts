import type { Box, EveryAnswer } from '@undercroft/kernel';
import {
  CURSE,
  casting,
  FLAMES,
  gateTo,
  healAt,
  keep,
  LAY,
  leaving,
  riseTo,
  STEP,
  SWAP,
  take,
} from './answers.ts';
import { fullStack, HEROES, itemsOf, type Spell, tokensOf } from './components.ts';
import type { Karak } from './state.ts';

/** Tiles go by the order in which they are laid; 0 is the start. */
export function everyAnswer({ set }: Box<Karak>): EveryAnswer<Karak> {
  const tiles = Array.from({ length: fullStack(set).length + 1 }, (_, tile) => tile);
  const items = itemsOf(set);
  return {
    step: [
      ...STEP,
      'open',
      'fight',
      'rest',
      'end',
      ...items.map(take),
      ...HEROES.map((hero) => SWAP[hero]),
      ...tiles.map(gateTo),
      ...HEROES.flatMap((hero) => tiles.map((tile) => healAt(hero, tile))),
    ],
    lay: LAY,
    fate: tokensOf(set).map(keep),
    fight: [
      'accept',
      'reroll',
      'sacrifice',
      ...FLAMES,
      ...(Object.keys({ ...set.spells }) as Spell[]).map(casting),
    ],
    leave: items.map(leaving),
    curse: [...HEROES.map((hero) => CURSE[hero]), 'stay'],
    rise: tiles.map(riseTo),
  };
}
