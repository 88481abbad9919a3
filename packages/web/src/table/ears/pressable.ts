import { isCovered } from '../../controls/covered.ts';
import { spokenName } from '../../controls/spokenName.ts';

/** What can be pressed at a table to answer: on the board, in the question, beside it. */
const PRESSABLE =
  '[data-area="board"] g[role="button"][tabindex="0"], [data-area="board"] button[data-word], [data-area="ask"] button[data-word]';

/** What gives no answer by itself. */
const IDLE =
  ':disabled, [data-disabled], [aria-disabled="true"], [data-word="penalties"], [data-word="card"]:not([data-can])';

/** Something that can be pressed, and what it is called. */
export interface Pressable {
  readonly element: HTMLElement | SVGElement;
  readonly label: string;
  readonly word: string | null;
  readonly digit: string | null;
}

/** Everything that can be pressed now: by its digit, then in the order of the tab key. */
export function pressables(): readonly Pressable[] {
  const found = [...document.querySelectorAll<HTMLElement | SVGElement>(PRESSABLE)]
    .filter((element) => !element.matches(IDLE) && element.checkVisibility() && !isCovered(element))
    .map((element) => ({
      element,
      label: spokenName(element),
      word: element.dataset.word ?? null,
      digit: element.dataset.digit ?? null,
    }));
  const rank = ({ digit }: Pressable) => (digit === null ? Number.POSITIVE_INFINITY : Number(digit));
  return [...found].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

export const press = (element: Element): void =>
  void element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** What can be pressed at a place of the board. */
export const markAt = (cell: string): SVGElement | HTMLElement | null =>
  document.querySelector<SVGElement>(`[data-area="board"] [data-cell="${CSS.escape(cell)}"]`);

/** Whether it gives an answer now. */
export const isWay = (cell: string): boolean =>
  markAt(cell)?.matches('g[role="button"], [data-word]') ?? false;
