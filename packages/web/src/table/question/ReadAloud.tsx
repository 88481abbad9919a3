import { useEffect } from 'react';
import { SoundIcon } from '../../controls/icons.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { hush, read, useVoice } from '../../kit/speech.ts';
import styles from './AskBar.module.css';

/** Reads a question to whoever presses it, where the browser can in the language of the screen. */
export function ReadAloud({ text }: { text: string }) {
  const { m, language } = useLanguage();
  const voice = useVoice(language);
  // What is no longer asked is no longer read.
  useEffect(() => hush, []);
  if (voice === undefined) return null;
  return (
    <button
      type="button"
      className={styles.read}
      aria-label={m.table.readAloud}
      onClick={() => read(text, voice)}
    >
      <SoundIcon />
    </button>
  );
}
