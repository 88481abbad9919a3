import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** What a part of the page fetches while it is shown. */
export interface Fetched<T> {
  /** Null until it has come; what was there stays until the next has come. */
  readonly value: T | null;
  /** Why it could not be had, the last time. */
  readonly failed: Error | null;
  /** Fetches it again. */
  readonly again: () => Promise<void>;
  /** It was changed, and this is how it is now. */
  readonly set: (value: T) => void;
}

interface Ways {
  /** Fetched again so often, in milliseconds, while somebody looks at the page. */
  readonly every?: number;
  /** Somebody is to be told each time that it could not be had. */
  readonly onFail?: (error: unknown) => void;
}

/**
 * Fetches what is wanted, and again when something else is wanted. Whoever leaves, or wants something else meanwhile, does
 * not hear of what comes later. `load` gives null where nothing is wanted yet.
 */
export function useFetched<T>(
  load: (signal: AbortSignal) => Promise<T> | null,
  wanted: readonly unknown[],
  { every, onFail }: Ways = {},
): Fetched<T> {
  const [{ value, failed }, setFound] = useState<{ readonly value: T | null; readonly failed: Error | null }>(
    {
      value: null,
      failed: null,
    },
  );
  const asking = useRef<AbortController>(undefined);
  const toldOf = useRef(onFail);
  toldOf.current = onFail;
  const again = useCallback(async () => {
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    try {
      const found = await load(signal);
      // Drawn bit by bit, between other things: it may be a whole table.
      if (found !== null && !signal.aborted) startTransition(() => setFound({ value: found, failed: null }));
    } catch (error) {
      if (signal.aborted) return;
      setFound((before) => ({ ...before, failed: error as Error }));
      toldOf.current?.(error);
    }
    // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks says what it depends on
  }, wanted);
  useEffect(() => {
    void again();
    const timer = every && setInterval(() => document.hidden || void again(), every);
    return () => {
      asking.current?.abort();
      clearInterval(timer);
    };
  }, [again, every]);
  const set = useCallback((now: T) => setFound({ value: now, failed: null }), []);
  return { value, failed, again, set };
}

/** What a page cannot do without: where it cannot be had, the page's boundary says so. */
export function useNeeded<T>(
  load: (signal: AbortSignal) => Promise<T> | null,
  wanted: readonly unknown[],
): T | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks says what it depends on
  const { value, failed } = useFetched(load, wanted);
  if (failed !== null) throw failed;
  return value;
}
