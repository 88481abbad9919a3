import { Suspense, useEffect, useState } from 'react';
import { Dialog } from '../controls/Dialog.tsx';
import { useLanguage } from '../language/language.tsx';
import { useLearnt } from '../language/useLearnt.ts';
import styles from './Notes.module.css';
import { type GameNotes, loadNotes } from './notes.ts';

interface AllNotesProps {
  readonly game: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Every note of a game, to read again. */
export function AllNotes({ game, open, onOpenChange }: AllNotesProps) {
  const { m } = useLanguage();
  const [notes, setNotes] = useState<GameNotes | null>(null);
  useEffect(() => {
    // Without a line they come another time.
    if (open) loadNotes(game).then(setNotes, () => {});
  }, [game, open]);
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
