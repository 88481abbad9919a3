import { type RefObject, useEffect } from 'react';
import { isCovered } from '../../controls/covered.ts';
import { isForBoard } from './keys.ts';

/** What can be pressed to answer: no way to a rule, no card that is only looked at, nothing that is out of reach now. */
const ANSWERS =
  'button[data-word]:not(:disabled, [data-disabled], [aria-disabled="true"], [data-word="penalties"], [data-word="card"]:not([data-can]))';

/** Buttons of the question first, then those that lie on the board; what is drawn there is no button of the page. */
const answersNow = (choices: Element): readonly HTMLElement[] =>
  [choices, document.querySelector('[data-area="board"]')]
    .flatMap((area) => [...(area?.querySelectorAll<HTMLElement>(ANSWERS) ?? [])])
    .filter((answer) => answer.checkVisibility() && !isCovered(answer));

/** Each answer that a digit presses shows it. */
function number(choices: Element): void {
  const answers = answersNow(choices).slice(0, 9);
  for (const answer of document.querySelectorAll<HTMLElement>('[data-area] [data-digit]')) {
    if (answers.includes(answer)) continue;
    delete answer.dataset.digit;
    answer.removeAttribute('aria-keyshortcuts');
  }
  for (const [at, answer] of answers.entries()) {
    const digit = String(at + 1);
    if (answer.dataset.digit === digit) continue;
    answer.dataset.digit = digit;
    answer.setAttribute('aria-keyshortcuts', digit);
  }
}

/**
 * 1 … 9 press the answers that show them, wherever on the table the focus is; not while one writes, reads or chooses
 * elsewhere. The number pad is for walking and presses none.
 */
export function useDigits(choices: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = choices;
    if (current === null) return;
    number(current);
    const seen = new MutationObserver(() => number(current));
    const attributeFilter = ['disabled', 'data-disabled', 'aria-disabled', 'open'];
    seen.observe(current, { childList: true, subtree: true, attributes: true, attributeFilter });
    // A board changes with every movement: there only what becomes an answer, or is one no more, counts.
    const board = document.querySelector('[data-area="board"]');
    if (board !== null)
      seen.observe(board, { subtree: true, attributes: true, attributeFilter: ['data-word'] });
    const press = (key: KeyboardEvent) => {
      if (!isForBoard(key) || key.code.startsWith('Numpad') || !/^[1-9]$/.test(key.key)) return;
      answersNow(current)[Number(key.key) - 1]?.click();
    };
    addEventListener('keydown', press);
    return () => {
      seen.disconnect();
      removeEventListener('keydown', press);
    };
  }, [choices]);
}
