import type { Answer } from '@undercroft/kernel';
import { useEffect } from 'react';
import type { AtTable, GameScreen } from '../game/screen.ts';
import type { Showing } from '../stage/scene.ts';

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

/** The one answer that is left, where the screen gives it by itself; null where there is something to decide. */
export function onlyAnswer(
  at: AtTable & { readonly scene: Showing },
  { only }: GameScreen,
  pace: number,
  everyAnswer: boolean,
): Answer | null {
  // What was taken back is decided anew; and where nothing moves, nothing is done unasked either.
  const decided = everyAnswer || pace === 0 || at.scene.log.at(-1)?.event.kind === 'took-back';
  return at.answers.length === 0 || decided ? null : (only?.(at) ?? null);
}
