import { HEROES, type Hero, type Item, type Spell, type Token } from './components.ts';
import { DIRECTIONS, DOORS } from './dungeon.ts';
import type { KarakAnswers } from './state.ts';

// Every answer that says more than a word, made once: a search knows an answer quickest by its being the same.

export const STEP = DIRECTIONS.map((step) => ({ step }));
export const LAY = DOORS.map((lay) => ({ lay }));
export const FLAMES = [0, 1, 2, 3].map((flames) => ({ flames }));

export const SWAP = each(HEROES, (swap) => ({ swap }));
export const CURSE = each(HEROES, (curse) => ({ curse }));

export const take = perName((item: Item) => ({ take: item }));
export const leaving = perName((item: Item) => ({ leave: item }));
export const casting = perName((cast: Spell) => ({ cast }));
export const keep = perName((token: Token) => ({ keep: token }));

export const gateTo = perTile((gate) => ({ gate }));
export const riseTo = perTile((rise) => ({ rise }));
const HEAL = each(HEROES, (heal) => perTile((at) => ({ heal, at })));
export const healAt = (hero: Hero, tile: number): KarakAnswers['step'] => HEAL[hero](tile);

function each<Name extends string, A>(names: readonly Name[], make: (name: Name) => A): Record<Name, A> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, A>;
}

/** Sets may bring names of their own: each answer is made when it is first needed. */
function perName<Name extends string, A>(make: (name: Name) => A): (name: Name) => A {
  const made = new Map<Name, A>();
  return (name) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
}

function perTile<A>(make: (tile: number) => A): (tile: number) => A {
  const made: A[] = [];
  return (tile) => {
    made[tile] ??= make(tile);
    return made[tile];
  };
}
