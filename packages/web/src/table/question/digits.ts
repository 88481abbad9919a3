import { type RefObject, useEffect } from 'react';
import { isCovered } from '../../controls/covered.ts';
import { withNextFrame } from '../../kit/frame.ts';
import { isForBoard } from './keys.ts';

/** What can be pressed to answer: no way to a rule, no card that is only looked at, nothing that is out of reach now. */
const ANSWERS =
  'button[data-word]:not(:disabled, [data-disabled], [aria-disabled="true"], [data-word="penalties"], [data-word="card"]:not([data-can]))';

/**
 * What stands beside the question, such as a lesson's way on, then its own buttons, then those that lie on the board; what
 * is drawn there is no button of the page.
 */
const answersNow = (ask: Element): readonly HTMLElement[] =>
  [...ask.querySelectorAll('[data-answers]'), document.querySelector('[data-area="board"]')]
    .flatMap((area) => [...(area?.querySelectorAll<HTMLElement>(ANSWERS) ?? [])])
    .filter((answer) => answer.checkVisibility() && !isCovered(answer));

/** Each answer that a digit presses shows it. */
function number(ask: Element): void {
  const answers = answersNow(ask).slice(0, 9);
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
    const ask = choices.current?.closest('[data-area="ask"]') ?? choices.current;
    if (ask === null) return;
    const numbering = withNextFrame(() => number(ask));
    numbering.ask();
    const seen = new MutationObserver(numbering.ask);
    const attributeFilter = ['disabled', 'data-disabled', 'aria-disabled', 'open'];
    seen.observe(ask, { childList: true, subtree: true, attributes: true, attributeFilter });
    // A board changes with every movement: there only what becomes an answer, or is one no more, counts.
    const board = document.querySelector('[data-area="board"]');
    if (board !== null)
      seen.observe(board, { subtree: true, attributes: true, attributeFilter: ['data-word'] });
    const press = (key: KeyboardEvent) => {
      if (!isForBoard(key) || key.code.startsWith('Numpad') || !/^[1-9]$/.test(key.key)) return;
      answersNow(ask)[Number(key.key) - 1]?.click();
    };
    addEventListener('keydown', press);
    return () => {
      seen.disconnect();
      numbering.stop();
      removeEventListener('keydown', press);
    };
  }, [choices]);
}
