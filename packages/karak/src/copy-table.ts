import { copy } from '@undercroft/kernel';
import type { Dungeon, HeroState, KarakState, KarakView } from './state.ts';

/** The kernel's copy, field by field: a search copies the table for everything it tries. */
export function copyTable(table: KarakView): KarakState {
  return {
    turn: table.turn,
    asks: copy(table.asks),
    seat: table.seat,
    heroes: table.heroes.map(copyHero),
    dungeon: copyDungeon(table.dungeon),
    lying: table.lying.slice(),
    stack: table.stack.slice(),
    bag: table.bag.slice(),
    gone: table.gone.slice(),
    cursed: table.cursed,
    ended: table.ended,
  };
}

const copyHero = (hero: HeroState): HeroState => ({
  hero: hero.hero,
  at: hero.at,
  from: hero.from,
  earlier: hero.earlier.slice(),
  hearts: hero.hearts,
  weapons: hero.weapons.slice(),
  spells: hero.spells.slice(),
  keys: hero.keys,
  treasures: hero.treasures.slice(),
});

const copyDungeon = (dungeon: Dungeon): Dungeon => ({
  kind: dungeon.kind.slice(),
  doors: dungeon.doors.slice(),
  x: dungeon.x.slice(),
  y: dungeon.y.slice(),
  token: dungeon.token.slice(),
  beside: dungeon.beside.slice(),
});
