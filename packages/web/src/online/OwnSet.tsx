import { useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { toast } from '../controls/Toast.tsx';
import styles from '../door/SetUp.module.css';
import { useLanguage } from '../language/language.tsx';

interface OwnSetProps {
  /** The table plays with a set somebody brought. */
  readonly own: boolean;
  readonly onSet: (set: object | null) => void;
}

/** Another component set for this table: for whoever changes a card and wants to play it. */
export function OwnSet({ own, onSet }: OwnSetProps) {
  const { m } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      onSet(JSON.parse(await file.text()));
    } catch {
      toast(m.friends.badSet, { harm: true });
    }
  };
  return (
    <div className={styles.row}>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={m.friends.ownSet}
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
      <Button onClick={() => input.current?.click()}>{m.friends.ownSet}</Button>
      {own && (
        <Button look="quiet" onClick={() => onSet(null)}>
          {m.friends.printedSet}
        </Button>
      )}
    </div>
  );
}
