import { useEffect } from 'react';
import { isForBoard, isOnButton } from './keys.ts';

/** The space bar throws dice that are held; on a button that has the focus it presses that button. */
export function useThrowKey(throwDice: (() => void) | null): void {
  useEffect(() => {
    if (throwDice === null) return;
    const press = (key: KeyboardEvent) => {
      if (key.key !== ' ' || isOnButton(key) || !isForBoard(key)) return;
      key.preventDefault();
      throwDice();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
