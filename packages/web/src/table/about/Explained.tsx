import { useFetched } from '../../kit/fetched.ts';
import { useShown, useTable } from '../seen/useSeen.ts';
import { loadAbout } from './about.ts';
import styles from './Explained.module.css';
import { type Finder, finderOf } from './hardWords.ts';

/** Finds the hard words of the game that is played; null until they are there, or where nobody has written any down. */
export function useHardWords(): Finder | null {
  const { beside } = useShown().opened;
  const { language } = useTable().say;
  const { value } = useFetched(async () => {
    const about = await loadAbout(beside, language);
    return about === null ? null : finderOf(about.hard.wordsOf(language));
  }, [beside, language]);
  return value;
}

/** A sentence whose hard words can be asked where they stand: by a tap, by pointing, or on a walk. */
export function Explained({ text, find }: { readonly text: string; readonly find: Finder | null }) {
  if (find === null) return text;
  return find(text).map(({ text: part, about }, at) =>
    about === null ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change
      <span key={at} className={styles.hard} data-about={about}>
        {part}
      </span>
    ),
  );
}
