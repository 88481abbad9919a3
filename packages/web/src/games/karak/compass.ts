import type { Dungeon } from '@undercroft/karak';
import type { KarakWords } from './words/index.ts';

/** Where one tile lies, seen from another: "2 east, 1 north". */
export function wayBetween(words: KarakWords, dungeon: Dungeon, from: number, to: number): string {
  const dx = dungeon.x[to] - dungeon.x[from];
  const dy = dungeon.y[to] - dungeon.y[from];
  const parts: string[] = [];
  if (dy !== 0) parts.push(`${Math.abs(dy)} ${dy < 0 ? words.sides.north : words.sides.south}`);
  if (dx !== 0) parts.push(`${Math.abs(dx)} ${dx < 0 ? words.sides.west : words.sides.east}`);
  return parts.join(', ');
}
