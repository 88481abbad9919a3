import { Suspense, useEffect, useState } from 'react';
import { Dialog } from '../../controls/Dialog.tsx';
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
  const [notes, setNotes] = useState<GameNotes | null>(null);
  useEffect(() => {
    // Without a line they come another time.
    if (open) beside.notes().then(setNotes, () => {});
  }, [beside, open]);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={m.notes.title} closeLabel={m.close}>
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
