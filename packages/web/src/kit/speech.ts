import { useCallback, useSyncExternalStore } from 'react';
import type { Language } from './languages.ts';

const speech = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** A voice of this browser that speaks the language; browsers fetch their voices late. */
export function useVoice(language: Language): SpeechSynthesisVoice | undefined {
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

/** Reads aloud, and nothing else from now on. */
export function read(text: string, voice: SpeechSynthesisVoice): void {
  hush();
  const said = new SpeechSynthesisUtterance(text);
  said.voice = voice;
  said.lang = voice.lang;
  speech()?.speak(said);
}

export const hush = (): void => speech()?.cancel();
