import { useEffect } from 'react';
import { walkByArrows } from '../../controls/arrows.ts';

/** Back, by the numbers that makers of televisions gave it: it must never leave a game by mistake. */
const BACK: readonly number[] = [10009, 461, 4, 8, 27];

/** Arrows go from button to button and OK presses, at first what comes first; nothing else is needed. */
export function useRemote(): void {
  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      if (BACK.includes(key.keyCode)) key.preventDefault();
      if (key.defaultPrevented) return;
      const nowhere = document.activeElement === null || document.activeElement === document.body;
      const first = document.querySelector<HTMLElement>('[data-first]');
      if (nowhere && key.key === 'Enter') first?.click();
      else if (nowhere && key.key.startsWith('Arrow')) first?.focus();
      else if (!walkByArrows(document.body, key.key)) return;
      key.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
