import type { Seat } from '@undercroft/kernel';
import { HEARTS } from './components.ts';
import { hasMonster, isFountain } from './dungeon.ts';
import type { HeroState, KarakMoment, KarakState } from './state.ts';

/** All hearts back and the curse lifted. (K-25, K-26) */
export function heal(moment: KarakMoment, seat: Seat): void {
  const { state, tell } = moment;
  recover(moment, seat, HEARTS);
  if (state.cursed === seat) {
    state.cursed = null;
    tell?.({ kind: 'curse-lifted', seat });
  }
}

/** So many skulls turn back to hearts, as far as there are any. */
export function recover({ state, tell }: KarakMoment, seat: Seat, most: number): void {
  const hero = state.heroes[seat];
  const hearts = Math.min(most, HEARTS - hero.hearts);
  if (hearts <= 0) return;
  hero.hearts += hearts;
  tell?.({ kind: 'healed', seat, hearts });
}

/** Puts a hero on a tile by magic; a fight there would throw back to `from`. */
export function putOn(hero: HeroState, tile: number, from = tile): void {
  hero.at = tile;
  hero.from = from;
  hero.earlier = [];
}

/**
 * Walks to a tile. Past a monster, the Thief also remembers the way she had come to it; where she was on that tile
 * before, from the first time, so that every tile of her way touches the next. (K-34, K-68)
 */
export function walkTo({ dungeon }: KarakState, hero: HeroState, tile: number): void {
  const { at } = hero;
  if (hasMonster(dungeon, at)) {
    const way = [...hero.earlier, hero.from];
    const before = way.indexOf(at);
    hero.earlier = before < 0 ? way : way.slice(0, before);
  } else if (hero.earlier.length > 0) hero.earlier = [];
  hero.from = at;
  hero.at = tile;
}

/** Back to where the hero came from; a fountain there heals at once. (K-27, K-28, K-34) */
export function throwBack(moment: KarakMoment, seat: Seat): void {
  const hero = moment.state.heroes[seat];
  const { at } = hero;
  hero.at = hero.from;
  hero.from = hero.earlier.pop() ?? hero.at;
  moment.tell?.({ kind: 'thrown-back', seat, from: at, to: hero.at });
  if (isFountain(moment.state.dungeon, hero.at)) heal(moment, seat);
}

/** The turn is over; who ends it on a fountain is healed. (K-25) */
export function endTurn(moment: KarakMoment, seat: Seat): void {
  if (isFountain(moment.state.dungeon, moment.state.heroes[seat].at)) heal(moment, seat);
}
