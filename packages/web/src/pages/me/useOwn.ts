import { toast } from '../../controls/Toast.tsx';
import { type Fetched, useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { explain } from '../../kit/server/explain.ts';

/** What the server knows of oneself; says why where it cannot be had. */
export function useOwn<T>(load: () => Promise<T> | null, wanted: readonly unknown[]): Fetched<T> {
  const { m } = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever asks says what it depends on
  return useFetched(load, wanted, { onFail: (error) => toast(explain(m, error), { harm: true }) });
}
