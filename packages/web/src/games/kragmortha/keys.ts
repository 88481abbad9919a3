import { isForBoard } from '../../table/question/keys.ts';

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Arrow keys go from one square that can be chosen to the next, as they lie on the screen. */
export function arrowTo(sheet: SVGSVGElement, key: KeyboardEvent): boolean {
  const arrow = ARROWS[key.key];
  if (arrow === undefined || !isForBoard(key)) return false;
  const spots = [...sheet.querySelectorAll<SVGGElement>('[role="button"]')];
  if (spots.length === 0) return false;
  const here = spots.find((spot) => spot === document.activeElement);
  if (here === undefined) {
    spots[0].focus();
    return true;
  }
  const { x, y } = centre(here);
  let nearest: SVGGElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const there = centre(spot);
    const along = (there.x - x) * arrow[0] + (there.y - y) * arrow[1];
    const aside = Math.abs((there.x - x) * arrow[1]) + Math.abs((there.y - y) * arrow[0]);
    const distance = along + aside * 2;
    if (spot !== here && along > 4 && distance < least) {
      least = distance;
      nearest = spot;
    }
  }
  nearest?.focus();
  return true;
}
