import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { EyeIcon } from '../../controls/icons.tsx';
import type { OwnSetData } from '../../table/box/ownSets.ts';
import SetDialog from '../../table/box/SetDialog.tsx';
import styles from '../../table/box/Workshop.module.css';
import { useWorkshopWords } from '../../table/box/words/index.ts';
import type { Opened } from '../../table/game/opened.ts';

interface SetLookProps {
  readonly opened: Opened;
  /** Fetches the set that the table plays with. */
  readonly load: () => Promise<OwnSetData | null>;
}

/** Says that a table plays with a set of its own, and shows it to whoever wants to look. */
export default function SetLook({ opened, load }: SetLookProps) {
  const words = useWorkshopWords();
  const [open, setOpen] = useState(false);
  return (
    <p role="note" className={styles.deeds}>
      {words.ownSet}
      <Button icon={<EyeIcon />} onClick={() => setOpen(true)} data-word="look-at-set">
        {words.look}
      </Button>
      {open && <SetDialog opened={opened} load={load} onClose={() => setOpen(false)} />}
    </p>
  );
}
