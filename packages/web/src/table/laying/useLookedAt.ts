import { type RefObject, useEffect, useRef } from 'react';

/** The place that is looked at comes into sight, wherever that is. */
export function useLookedAt(place: string): RefObject<HTMLButtonElement | null> {
  const looked = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is looked at now comes into sight
  useEffect(() => {
    looked.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place]);
  return looked;
}
