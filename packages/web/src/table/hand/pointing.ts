import { type SyntheticEvent, useEffect, useMemo } from 'react';
import { server } from '../../kit/server/api.ts';

/** Not more often than anybody could see, and not before a tap would have been one. */
const PAUSE_MS = 120;
/** A finger that was lifted is forgotten after a while. */
const FORGET_MS = 6_000;

/**
 * What is pointed at, as every screen of the table finds it: on a drawn board its place in the board's own measure, else
 * the name of the place. Null for whatever is no place to choose: a hand of cards is nobody's business.
 */
function placeUnder(target: Element): string | null {
  const choice = target.closest<HTMLElement | SVGElement>('[data-gives], g[role=button]');
  if (choice === null) return null;
  const board = choice.closest<SVGSVGElement>('[data-region=board] > svg');
  if (board === null) return choice.closest<HTMLElement>('[data-place]')?.dataset.place ?? null;
  const matrix = board.getScreenCTM();
  if (matrix === null) return null;
  const { left, top, width, height } = choice.getBoundingClientRect();
  const { x, y } = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(matrix.inverse());
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** Tells the table where this person points; the last place counts, however fast a finger is. */
export class Finger {
  readonly #say: (place: string | null) => void;
  #place: string | null = null;
  #told: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(say: (place: string | null) => void) {
    this.#say = say;
  }

  point(place: string | null): void {
    this.#place = place;
    clearTimeout(this.#forget);
    if (place !== null) this.#forget = setTimeout(() => this.point(null), FORGET_MS);
    this.#timer ??= setTimeout(() => this.#tell(), PAUSE_MS);
  }

  /** There is nothing to point at any more: what was not told yet need not be. */
  rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#place = this.#told;
  }

  #tell(): void {
    this.#timer = undefined;
    if (this.#place === this.#told) return;
    this.#told = this.#place;
    this.#say(this.#place);
  }
}

/** What a finger touches on the map lights up on the television; a quick tap is an answer, and is seen as one. */
export function usePointing(table: string, wanted: boolean) {
  const finger = useMemo(() => {
    // A light that does not come is missed by nobody.
    const say = (place: string | null) =>
      void server.ask('PUT /tables/:id/pointer', { id: table, body: { place } }).catch(() => {});
    return wanted ? new Finger(say) : null;
  }, [table, wanted]);
  useEffect(() => () => finger?.rest(), [finger]);
  return useMemo(() => {
    if (finger === null) return {};
    const touch = ({ target }: SyntheticEvent) => {
      const place = target instanceof Element ? placeUnder(target) : null;
      if (place !== null) finger.point(place);
    };
    return { onPointerDownCapture: touch, onPointerOverCapture: touch, onFocusCapture: touch };
  }, [finger]);
}
