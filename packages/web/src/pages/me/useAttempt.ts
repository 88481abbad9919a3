import { toast } from '../../controls/Toast.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { explain } from '../../kit/server/explain.ts';
import { NoPasskey } from './passkeys.ts';
import { useMeWords } from './words/me/index.ts';

/** Does something, and says why where it could not be done. */
export function useAttempt() {
  const { m } = useLanguage();
  const words = useMeWords();
  return async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      toast(error instanceof NoPasskey ? words.cancelled : explain(m, error), { harm: true });
    }
  };
}
