import { useEffect } from 'react';

/** Where keys have a meaning of their own; log, rules and talk lie in an aside, and are scrolled by them. */
const ELSEWHERE =
  'input, textarea, aside, [role="slider"], [role="tablist"], [role="menu"], [role="dialog"], [role="radiogroup"]';

/** A key for the board: nobody took it yet, no other key is held, and nobody is writing or choosing elsewhere. */
export function isForBoard(key: KeyboardEvent): boolean {
  const { defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, target } = key;
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return false;
  return !(target instanceof HTMLElement) || target.closest(ELSEWHERE) === null;
}

/** Keys for the board: whatever it takes does nothing else. */
export function useBoardKeys(takes: (key: KeyboardEvent) => boolean): void {
  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      if (isForBoard(key) && takes(key)) key.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Enter and space press what has the focus. */
export const isOnButton = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, a, summary, [role="button"]') !== null;
