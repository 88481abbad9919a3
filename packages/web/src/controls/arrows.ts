import { isCovered } from './covered.ts';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2] as const;
};

/** Arrow keys go from button to button within a place, to the nearest one that way; true where they did. */
export function walkByArrows(within: Element, key: string): boolean {
  const direction = DIRECTIONS[key];
  const from = document.activeElement;
  if (direction === undefined || from === null || !within.contains(from)) return false;
  const [x, y] = centre(from);
  let best: HTMLButtonElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const button of within.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')) {
    if (isCovered(button)) continue;
    const [ahead, aside] = centre(button);
    const along = (ahead - x) * direction[0] + (aside - y) * direction[1];
    const across = Math.abs((ahead - x) * direction[1]) + Math.abs((aside - y) * direction[0]);
    if (along > 4 && along + 3 * across < least) [best, least] = [button, along + 3 * across];
  }
  best?.focus();
  return best !== undefined;
}
