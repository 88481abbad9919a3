import { isArrow, nearestThatWay } from '../../controls/arrows.ts';
import { isForBoard } from '../../table/question/keys.ts';

/** Arrow keys go from one square that can be chosen to the next, as they lie on the screen. */
export function arrowTo(sheet: SVGSVGElement, key: KeyboardEvent): boolean {
  if (!isArrow(key.key) || !isForBoard(key)) return false;
  const spots = [...sheet.querySelectorAll<SVGGElement>('[role="button"]')];
  const here = spots.find((spot) => spot === document.activeElement);
  const next = here === undefined ? spots[0] : nearestThatWay(here, key.key, spots);
  next?.focus();
  return spots.length > 0;
}
