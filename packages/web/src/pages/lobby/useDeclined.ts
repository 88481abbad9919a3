import { useEffect, useRef } from 'react';

/** Notices that somebody declined one's offer to end; whoever withdraws it says so with the function it returns. */
export function useDeclined(offered: boolean, playing: boolean, declined: () => void): () => void {
  const open = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the offer counts
  useEffect(() => {
    if (open.current && !offered && playing) declined();
    open.current = offered;
  }, [offered]);
  return () => {
    open.current = false;
  };
}
