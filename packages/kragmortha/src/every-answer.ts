import type { Box, EveryAnswer } from '@undercroft/kernel';
import { GOBLINS } from './components.ts';
import { BLANK } from './glares.ts';
import { JUMP, type Kragmortha, PLACE, PUSH, PUT, STEP, type UseAnswer } from './state.ts';
import { DIRECTIONS, type Tome, tablesOf } from './tables.ts';

export function everyAnswer({ set }: Box<Kragmortha>): EveryAnswer<Kragmortha> {
  const { cards, tomes, looks } = tablesOf(set);
  const use = Object.values(tomes).flatMap((tome) => waysOf(tome, [...Object.keys(looks), BLANK]));
  return {
    place: PLACE,
    card: [...Object.values(cards).flatMap(({ plays }) => plays), ...use, 'swap', 'stop'],
    onward: [...STEP, ...JUMP, ...use, 'stop'],
    push: PUSH,
    land: PUT,
    react: [...Object.keys(tomes).map((tome) => ({ use: tome })), 'pass'],
    vote: ['broken', 'kept', 'pass'],
    standing: GOBLINS.flatMap((call) => Object.keys(looks).map((look) => ({ call, look }))),
  };
}

/** In which ways a tome may be used on its owner's turn. (M-67 … M-75) */
function waysOf({ id, effect }: Tome, looks: readonly string[]): UseAnswer[] {
  switch (effect) {
    case 'pardon':
      return looks.map((look) => ({ use: id, look }));
    case 'scapegoat':
      return looks.flatMap((look) => GOBLINS.map((goblin) => ({ use: id, look, goblin })));
    case 'hex':
      return GOBLINS.map((goblin) => ({ use: id, goblin }));
    case 'gust':
      return GOBLINS.map((blow) => ({ use: id, blow }));
    case 'lure':
      return DIRECTIONS.map((step) => ({ use: id, step }));
    default:
      return effect === 'haste' ? [{ use: id }] : [];
  }
}
