import { useEffect } from 'react';

/** Whoever comes back to a seat that a computer plays on sits down again by looking at it. */
export function useReturn(replaced: boolean, sitDown: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time somebody was replaced
  useEffect(() => {
    if (!replaced) return;
    const look = () => document.hidden || sitDown();
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [replaced]);
}
