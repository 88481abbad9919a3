import { useSyncExternalStore } from 'react';

interface Followed {
  readonly holds: () => boolean;
  readonly subscribe: (changed: () => void) => () => void;
}

/** Each query is put to the browser once: it would measure the page for every new one. */
const followed = new Map<string, Followed>();

function follow(query: string): Followed {
  const known = followed.get(query);
  if (known !== undefined) return known;
  const list = matchMedia(query);
  const fresh: Followed = {
    holds: () => list.matches,
    subscribe: (changed) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
  };
  followed.set(query, fresh);
  return fresh;
}

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const { holds, subscribe } = follow(query);
  return useSyncExternalStore(subscribe, holds);
}

/** No room for rails on both sides of the board: players are a strip, log and rules a drawer. As in the sheets. */
export const SMALL = '(max-width: 1100px), (max-height: 560px)';
