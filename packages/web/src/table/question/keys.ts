/** Where keys have a meaning of their own. */
const ELSEWHERE =
  'input, textarea, [role="slider"], [role="tablist"], [role="menu"], [role="dialog"], [role="radiogroup"]';

/** A key for the board: nobody took it yet, no other key is held, and nobody is writing or choosing elsewhere. */
export function isForBoard(key: KeyboardEvent): boolean {
  const { defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, target } = key;
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return false;
  return !(target instanceof HTMLElement) || target.closest(ELSEWHERE) === null;
}
