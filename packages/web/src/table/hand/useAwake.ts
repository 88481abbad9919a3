import { useEffect } from 'react';

/** Keeps the screen from going dark, where the browser can: over plain HTTP none can. */
export function useAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let held: WakeLockSentinel | null = null;
    let over = false;
    const hold = async () => {
      if (document.hidden || held?.released === false) return;
      held = await navigator.wakeLock.request('screen');
      if (over) await held.release();
    };
    // A phone that saves its battery may refuse: then it goes dark as always.
    const again = () => void hold().catch(() => {});
    again();
    // Whoever looked at something else lost it.
    document.addEventListener('visibilitychange', again);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void held?.release().catch(() => {});
    };
  }, [wanted]);
}
