import { type RefObject, useEffect } from 'react';

/** 1 … 9 press the buttons of the ask bar in their order, wherever the focus is; but not while one writes. */
export function useDigits(choices: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      const writing =
        key.target instanceof Element && key.target.closest('input, textarea, [role="dialog"]') !== null;
      if (writing || key.altKey || key.ctrlKey || key.metaKey || !/^[1-9]$/.test(key.key)) return;
      const buttons = choices.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)');
      buttons?.[Number(key.key) - 1]?.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [choices]);
}
