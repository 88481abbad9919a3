import type { Answer } from '@undercroft/kernel';
import { useEffect } from 'react';

/** How long one looks at what cannot be changed before the screen goes on by itself. */
const LOOK = 1000;

/** Gives the one answer that is left, after a look at how things lie; null where there is something to decide. */
export function useGoOn(only: Answer | null, pace: number, go: (answer: Answer) => void): void {
  const wanted = only === null ? null : JSON.stringify(only);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer to the same question is given once
  useEffect(() => {
    if (only === null) return;
    const later = setTimeout(() => go(only), LOOK * pace);
    return () => clearTimeout(later);
  }, [wanted]);
}
