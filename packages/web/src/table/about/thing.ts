import { isCovered } from '../../controls/covered.ts';
import type { MarkedThing } from '../game/beside.ts';

/**
 * Everything drawn says in the page what it stands for: `data-shows` a thing, `data-counts` a number, and `data-about`
 * whatever else can be asked, such as a chance or a portrait, or which of several that look alike it is.
 */
const MARKED = '[data-shows], [data-counts], [data-about]';

/** What a mark says; null for what is no mark. */
export function thingOf(drawn: Element): MarkedThing | null {
  const named = drawn.getAttribute('data-about') ?? outer(drawn);
  const counts = drawn.getAttribute('data-counts');
  const word = named ?? counts ?? drawn.getAttribute('data-shows');
  if (word === null) return null;
  const region = drawn.closest('[data-region]')?.getAttribute('data-region') ?? '';
  const seat = drawn.closest('[data-seat]')?.getAttribute('data-seat') ?? /^seat (\d+)/.exec(region)?.[1];
  return {
    word,
    count: counts === null ? null : (drawn.textContent ?? '').trim(),
    region,
    seat: seat === undefined ? null : Number(seat),
  };
}

/** Who it is, where what lies around it says so. */
function outer(drawn: Element): string | null {
  if (!drawn.hasAttribute('data-shows')) return null;
  return drawn.parentElement?.closest('[data-about]')?.getAttribute('data-about') ?? null;
}

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** What can be asked in a part of the page, as far as it is in sight. */
export function thingsIn(part: ParentNode): Element[] {
  const itself = part instanceof Element && part.matches(MARKED) ? [part] : [];
  return [...itself, ...part.querySelectorAll(MARKED)].filter((drawn) => {
    const { width, height, left, top, right, bottom } = drawn.getBoundingClientRect();
    if (width === 0 || height === 0 || isCovered(drawn)) return false;
    return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  });
}

/** Parts of the page that lie over or beside each other: nothing behind one of them is asked through it. */
const PART = '[data-region], [data-area], [role=dialog], nav, aside, main';

/** What is drawn at a point: of several the smallest, a piece rather than the tile it lies on. */
export function thingAt(x: number, y: number): Element | null {
  const top = document.elementFromPoint(x, y);
  const part = top?.closest(PART);
  if (!top || !part) return null;
  const area = (drawn: Element) => {
    const { width, height } = drawn.getBoundingClientRect();
    return width * height;
  };
  const here = thingsIn(part).filter(
    (drawn) => drawn.closest(PART) === part && holds(drawn.getBoundingClientRect(), x, y),
  );
  // What was hit itself is surely meant; else what lies below a mark of the board, or of a button.
  const hit = top.closest(MARKED);
  const direct = hit !== null && part.contains(hit) ? here.filter((drawn) => hit.contains(drawn)) : [];
  const [first = null] = (direct.length > 0 ? direct : here).sort((a, b) => area(a) - area(b));
  return first;
}

/** What a control that has the focus stands for: itself, what is drawn in it, or what it lies over. */
export function thingUnder(control: Element): Element | null {
  if (control.matches(MARKED)) return control;
  const within = thingsIn(control)[0];
  if (within !== undefined) return within;
  // A place on the board; a button in words stands for itself.
  if (!(control instanceof SVGElement)) return null;
  const { left, top, width, height } = control.getBoundingClientRect();
  return thingAt(left + width / 2, top + height / 2);
}

/** The place on a board that can be chosen and lies over a thing, or is meant with it. */
export function placeOver(drawn: Element): Element | null {
  if (!(drawn instanceof SVGElement)) return null;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const stacked = document.elementsFromPoint(left + width / 2, top + height / 2);
  return (
    stacked.map((found) => found.closest('g[role=button][aria-label]')).find((place) => place !== null) ??
    null
  );
}
