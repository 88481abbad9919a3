import { once } from '@undercroft/kernel';
import { HEROES, type Hero, type Item, type Spell, type Token } from './components.ts';
import { DIRECTIONS, DOORS } from './dungeon.ts';
import type { KarakAnswers } from './state.ts';

// Every answer that says more than a word, made once: a search knows an answer quickest by its being the same.

export const STEP = DIRECTIONS.map((step) => ({ step }));
export const LAY = DOORS.map((lay) => ({ lay }));
export const FLAMES = [0, 1, 2, 3].map((flames) => ({ flames }));

export const SWAP = each(HEROES, (swap) => ({ swap }));
export const CURSE = each(HEROES, (curse) => ({ curse }));

// Sets may bring names of their own: each of these is made when it is first needed.
export const take = once((item: Item) => ({ take: item }));
export const leaving = once((item: Item) => ({ leave: item }));
export const casting = once((cast: Spell) => ({ cast }));
export const keep = once((token: Token) => ({ keep: token }));

export const gateTo = perTile((gate) => ({ gate }));
export const riseTo = perTile((rise) => ({ rise }));
const HEAL = each(HEROES, (heal) => perTile((at) => ({ heal, at })));
export const healAt = (hero: Hero, tile: number): KarakAnswers['step'] => HEAL[hero](tile);

function each<Name extends string, A>(names: readonly Name[], make: (name: Name) => A): Record<Name, A> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, A>;
}

function perTile<A>(make: (tile: number) => A): (tile: number) => A {
  const made: A[] = [];
  return (tile) => {
    made[tile] ??= make(tile);
    return made[tile];
  };
}
