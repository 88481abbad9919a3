import { isCovered } from './covered.ts';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

export const isArrow = (key: string): boolean => Object.hasOwn(DIRECTIONS, key);

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2] as const;
};

/** Whatever lies nearest in an arrow's direction; what lies aside counts as farther away. */
export function nearestThatWay<E extends Element>(from: Element, key: string, all: Iterable<E>): E | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const [x, y] = centre(from);
  let [nearest, least]: [E | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const one of all) {
    const [dx, dy] = [centre(one)[0] - x, centre(one)[1] - y];
    const ahead = dx * direction[0] + dy * direction[1];
    const far = ahead + 2.5 * (Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]));
    if (one !== from && ahead > 4 && far < least) [nearest, least] = [one, far];
  }
  return nearest;
}

/** Arrow keys go from button to button within a place, to the nearest one that way; true where they did. */
export function walkByArrows(within: Element, key: string): boolean {
  const from = document.activeElement;
  if (!isArrow(key) || from === null || !within.contains(from)) return false;
  const buttons = [...within.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const next = nearestThatWay(
    from,
    key,
    buttons.filter((button) => !isCovered(button)),
  );
  next?.focus();
  return next !== null;
}
