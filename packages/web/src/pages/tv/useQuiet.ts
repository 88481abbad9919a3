import { useEffect, useState } from 'react';

/** Whether nothing has happened for so long. */
export function useQuiet(happened: string, ms: number): boolean {
  const [quiet, setQuiet] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever happens begins the time anew
  useEffect(() => {
    setQuiet(false);
    const timer = setTimeout(() => setQuiet(true), ms);
    return () => clearTimeout(timer);
  }, [happened, ms]);
  return quiet;
}
