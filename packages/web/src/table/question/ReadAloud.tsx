import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { SoundIcon } from '../../controls/icons.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import type { Language } from '../../kit/languages.ts';
import styles from './AskBar.module.css';

const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** A voice of this browser that speaks the language; browsers fetch their voices late. */
function useVoice(language: Language): SpeechSynthesisVoice | undefined {
  const subscribe = useCallback((changed: () => void) => {
    speech()?.addEventListener?.('voiceschanged', changed);
    return () => speech()?.removeEventListener?.('voiceschanged', changed);
  }, []);
  return useSyncExternalStore(subscribe, () =>
    speech()
      ?.getVoices()
      .find(({ lang }) => lang.slice(0, 2).toLowerCase() === language),
  );
}

/** Reads a question to whoever presses it, where the browser can in the language of the screen. */
export function ReadAloud({ text }: { text: string }) {
  const { m, language } = useLanguage();
  const voice = useVoice(language);
  // What is no longer asked is no longer read.
  useEffect(() => () => speech()?.cancel(), []);
  if (voice === undefined) return null;
  return (
    <button
      type="button"
      className={styles.read}
      aria-label={m.table.readAloud}
      onClick={() => {
        speech()?.cancel();
        const said = new SpeechSynthesisUtterance(text);
        said.voice = voice;
        said.lang = voice.lang;
        speech()?.speak(said);
      }}
    >
      <SoundIcon />
    </button>
  );
}
