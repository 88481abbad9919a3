import { useMemo } from 'react';
import { Dialog } from '../../controls/Dialog.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import type { OwnSetData } from '../../table/box/ownSets.ts';
import type { Opened } from '../../table/game/opened.ts';
import { AboutSet } from './AboutSet.tsx';
import { At, atBench } from './at.ts';
import { Changes } from './Compare.tsx';
import { Grid } from './Grid.tsx';
import styles from './Workshop.module.css';
import { useWorkshopWords } from './words/index.ts';

interface LookedProps {
  readonly opened: Opened;
  /** Fetches the set that the table plays with. */
  readonly load: () => Promise<OwnSetData | null>;
}

interface SetDialogProps extends LookedProps {
  readonly onClose: () => void;
}

/** The components of a table that plays with a set of its own: what it says of itself, what it changes, all of it. */
export default function SetDialog({ opened, load, onClose }: SetDialogProps) {
  const words = useWorkshopWords();
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={words.components} wide>
      <Looked opened={opened} load={load} />
    </Dialog>
  );
}

function Looked({ opened, load }: LookedProps) {
  const { m } = useLanguage();
  const words = useWorkshopWords();
  const look = () => Promise.all([load().catch(() => null), opened.beside.pieces()]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is fetched once each time somebody looks
  const { value: found } = useFetched(look, []);
  const at = useMemo(() => found && atBench(opened, words, found[1], found[0], []), [opened, words, found]);
  if (at === null || found === null) return <p role="status">{m.loading}</p>;
  const [data] = found;
  return (
    <At value={at}>
      <div className={styles.editor}>
        <AboutSet data={data} />
        <Changes data={data} />
        {at.sections.map((section) => (
          <Grid key={section.name} section={section} />
        ))}
      </div>
    </At>
  );
}
