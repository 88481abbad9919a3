import type { Raise } from '@undercroft/kernel';
import type { KarakState } from './state.ts';

/** What each raise of the rules version does to tables begun before. */
export const raises: readonly Raise[] = [null, withoutGaps];

/** The Thief's way lost a tile where she crossed it: what is left before the gap is forgotten. */
function withoutGaps(state: { [part: string]: unknown }): void {
  const { dungeon, heroes } = state as unknown as Pick<KarakState, 'dungeon' | 'heroes'>;
  const touch = (one: number, other: number) =>
    dungeon.beside.slice(4 * one, 4 * one + 4).includes(other) ||
    (dungeon.kind[one] === 'gate' && dungeon.kind[other] === 'gate');
  for (const hero of heroes) {
    const way = [...hero.earlier, hero.from];
    const gap = way.findLastIndex((tile, index) => index > 0 && !touch(way[index - 1], tile));
    hero.earlier = way.slice(Math.max(gap, 0), -1);
  }
}
