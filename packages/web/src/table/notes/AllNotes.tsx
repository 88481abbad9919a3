import { Suspense } from 'react';
import { Dialog } from '../../controls/Dialog.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { useLearnt } from '../../kit/language/useLearnt.ts';
import type { Beside, GameNotes } from '../game/beside.ts';
import styles from './Notes.module.css';

interface AllNotesProps {
  readonly beside: Beside;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Every note of a game, to read again. */
export function AllNotes({ beside, open, onOpenChange }: AllNotesProps) {
  const { m } = useLanguage();
  // Without a line they come another time.
  const { value: notes } = useFetched(() => (open ? beside.notes() : null), [beside, open]);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.notes.title}>
      {notes !== null && (
        <Suspense>
          <List notes={notes} />
        </Suspense>
      )}
    </Dialog>
  );
}

function List({ notes }: { notes: GameNotes }) {
  const words = useLearnt(notes.words);
  return (
    <ul className={styles.list}>
      {Object.entries(notes.list).map(([name, { picture, rule }]) => (
        <li key={name}>
          <span className={styles.picture}>{picture}</span>
          <span>
            {words[name]} <small>{rule}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
