import { useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** No room for rails on both sides of the board: players are a strip, log and rules a drawer. As in the sheets. */
export const SMALL = '(max-width: 1100px), (max-height: 560px)';
