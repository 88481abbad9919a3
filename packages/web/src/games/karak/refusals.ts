import { DIRECTIONS, hasOpenExit, isOpenExit, mayPass, placeBeside } from '@undercroft/karak';
import type { AtKarak } from './seen.ts';
import type { KarakWords } from './words/index.ts';

/** Why the asked hero cannot go to a place, and the rule that says so. */
export function refusal(
  { view, viewer }: AtKarak,
  words: KarakWords,
  x: number,
  y: number,
): [text: string, rule: string] {
  const { dungeon, heroes } = view;
  const tile = dungeon.x.findIndex((column, index) => column === x && dungeon.y[index] === y);
  const at = heroes[viewer ?? 0].at;
  if (tile === at) return [words.here, 'K-8'];
  if (tile < 0) {
    const exit = dungeon.kind.some((_, from) =>
      DIRECTIONS.some((_, direction) => {
        const place = placeBeside(dungeon, from, direction);
        return place.x === x && place.y === y && isOpenExit(dungeon, from, direction);
      }),
    );
    if (view.stack.length === 0 && hasOpenExit(dungeon)) return [words.stackEmpty, 'K-17'];
    return exit ? [words.tooFar, 'K-8'] : [words.noExit, 'K-14'];
  }
  const beside = DIRECTIONS.findIndex((_, direction) => {
    const place = placeBeside(dungeon, at, direction);
    return place.x === x && place.y === y;
  });
  if (beside >= 0 && !mayPass(dungeon, at, beside)) return [words.wall, 'K-11'];
  return monsterBetween(view, at, tile) ? [words.monsterBlocks, 'K-12'] : [words.tooFar, 'K-8'];
}

/** Whether every open way from one tile to another leads over a monster. */
function monsterBetween({ dungeon }: AtKarak['view'], from: number, to: number): boolean {
  const reached = (past: boolean) => {
    const seen = new Set([from]);
    for (const tile of seen) {
      const token = dungeon.token[tile];
      if (!past && tile !== from && token !== null && token !== 'chest') continue;
      for (let direction = 0; direction < 4; direction++) {
        if (mayPass(dungeon, tile, direction)) seen.add(dungeon.beside[tile * 4 + direction]);
      }
    }
    return seen.has(to);
  };
  return reached(true) && !reached(false);
}
