import { type SyntheticEvent, useMemo } from 'react';
import { server } from '../online/api.ts';

/** Not more often than anybody could see. */
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
  const board = choice.closest<SVGSVGElement>('svg[data-region=board]');
  if (board === null) return choice.closest<HTMLElement>('[data-place]')?.dataset.place ?? null;
  const matrix = board.getScreenCTM();
  if (matrix === null) return null;
  const { left, top, width, height } = choice.getBoundingClientRect();
  const { x, y } = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(matrix.inverse());
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** Tells the table where this person points; the last place counts, however fast a finger is. */
class Finger {
  readonly #table: string;
  #place: string | null = null;
  #told: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.#table = table;
  }

  point(place: string | null): void {
    this.#place = place;
    clearTimeout(this.#forget);
    if (place !== null) this.#forget = setTimeout(() => this.point(null), FORGET_MS);
    if (this.#timer === undefined) this.#tell();
  }

  #tell(): void {
    this.#timer = undefined;
    if (this.#place === this.#told) return;
    this.#told = this.#place;
    const body = { place: this.#place };
    // A light that does not come is missed by nobody.
    server.ask('PUT /tables/:id/pointer', { id: this.#table, body }).catch(() => {});
    this.#timer = setTimeout(() => this.#tell(), PAUSE_MS);
  }
}

/** What a finger touches on the map lights up on the television. */
export function usePointing(table: string, wanted: boolean) {
  return useMemo(() => {
    if (!wanted) return {};
    const finger = new Finger(table);
    const touch = ({ target }: SyntheticEvent) => {
      const place = target instanceof Element ? placeUnder(target) : null;
      if (place !== null) finger.point(place);
    };
    return { onPointerDownCapture: touch, onPointerOverCapture: touch, onFocusCapture: touch };
  }, [table, wanted]);
}
