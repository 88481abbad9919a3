import { useEffect, useRef } from 'react';

/**
 * Whoever comes back sits down again by coming back: opens the page, looks at it again, or is on the line again.
 * Whoever was here all the time and did not answer says so: otherwise no clock could ever let anybody else play.
 */
export function useReturn(replaced: boolean, connected: boolean, sitDown: () => void): void {
  const arriving = useRef(true);
  if (!connected) arriving.current = true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time somebody was replaced
  useEffect(() => {
    if (!connected) return;
    const came = arriving.current;
    arriving.current = false;
    if (!replaced) return;
    const look = () => document.hidden || sitDown();
    if (came) look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [replaced, connected]);
}
