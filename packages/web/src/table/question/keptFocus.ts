import { useEffect, useRef } from 'react';
import { isCovered } from '../../controls/covered.ts';

/** What a question is answered with. */
const ANSWERS = '[data-word]:not([data-word="take-back"], [data-word="penalties"]), g[role="button"]';

/** Answers that end a turn, a fight or a visit: a stray Enter must not give them. */
const ENDS = ['accept', 'end', 'rest', 'stay', 'done', 'stop', 'pass', 'leave', 'leave-shuffled']
  .map((word) => `[data-word="${word}"]`)
  .join();

/** Before everything that can be answered: the focus rests there when there is nothing better, never on the page. */
const restingPlace = () => document.querySelector<HTMLElement>('[data-rests]');

/** Whatever had the focus last, by key, and where it was. */
interface Kept {
  readonly element: Element;
  readonly area: Element;
  readonly x: number;
  readonly y: number;
}

const centre = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const isGone = (element: Element) =>
  !element.isConnected || isCovered(element) || element.matches(':disabled');

/**
 * Whoever answers by key goes on from where they were. An answer often takes away what had the focus: it rests
 * before the answers then, and when something is asked again, the nearest answer in the same area, unless that would end something.
 */
export function useKeptFocus(asked: boolean): void {
  const kept = useRef<Kept | null>(null);
  useEffect(() => {
    const keep = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target === restingPlace()) return;
      const area = target.closest('[data-area]');
      const byKey = target.matches(':focus-visible');
      kept.current = area === null || !byKey ? null : { element: target, area, ...centre(target) };
    };
    const forget = () => {
      kept.current = null;
    };
    // A press may take away what had the focus without drawing the whole table anew.
    const settle = () => void setTimeout(rest, 0);
    addEventListener('focusin', keep);
    addEventListener('pointerdown', forget);
    for (const pressed of ['keyup', 'click']) addEventListener(pressed, settle);
    return () => {
      for (const pressed of ['keyup', 'click']) removeEventListener(pressed, settle);
      removeEventListener('focusin', keep);
      removeEventListener('pointerdown', forget);
    };
  }, []);

  // After every drawing; and if the answers come later than the question, when they come.
  useEffect(() => {
    rest();
    if (!asked || refocus(kept.current)) return;
    const again = () => {
      if (refocus(kept.current)) stop();
    };
    const later = new MutationObserver(again);
    const stop = () => {
      later.disconnect();
      removeEventListener('animationend', again);
    };
    later.observe(document.body, { childList: true, subtree: true });
    // What still fades in cannot have the focus yet.
    addEventListener('animationend', again);
    return stop;
  });
}

/** What had the focus is gone. */
function rest(): void {
  const { activeElement: here, body } = document;
  if (here === null || here === body) restingPlace()?.focus({ preventScroll: true });
}

/** Gives the focus to the answer nearest to where it was; says whether there is nothing more to do. */
function refocus(was: Kept | null): boolean {
  const { activeElement: here, body } = document;
  // What has been covered keeps the focus for a moment.
  const lost = here === null || here === body || here === restingPlace() || isGone(here);
  if (was === null || !lost || !isGone(was.element)) return true;
  const distance = (element: Element) => {
    const { x, y } = centre(element);
    return Math.hypot(x - was.x, y - was.y);
  };
  const inArea = (area: Element) =>
    [...area.querySelectorAll<HTMLElement | SVGElement>(ANSWERS)].filter((answer) => !isGone(answer));
  const near = inArea(was.area);
  const answers = near.length > 0 ? near : [...document.querySelectorAll('[data-area]')].flatMap(inArea);
  const [nearest] = answers.sort((a, b) => distance(a) - distance(b));
  const next = nearest?.matches(ENDS) ? restingPlace() : nearest;
  next?.focus({ preventScroll: next.closest('main') !== null });
  return next != null && document.activeElement === next;
}
