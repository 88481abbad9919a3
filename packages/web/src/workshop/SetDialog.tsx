import { useEffect, useMemo, useState } from 'react';
import { Dialog } from '../controls/Dialog.tsx';
import { type GameKey, isGameKey } from '../games/registry.ts';
import { useLanguage } from '../language/language.tsx';
import type { Opened } from '../table/open.ts';
import { AboutSet } from './AboutSet.tsx';
import { At, atBench } from './at.ts';
import { Changes } from './Compare.tsx';
import { Grid } from './Grid.tsx';
import type { OwnSetData } from './MySets.tsx';
import { type DrawPiece, loadPieces } from './piece.ts';
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
  const { m } = useLanguage();
  const words = useWorkshopWords();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words.components}
      closeLabel={m.close}
      wide
    >
      {isGameKey(opened.game.name) && <Looked game={opened.game.name} opened={opened} load={load} />}
    </Dialog>
  );
}

function Looked({ game, opened, load }: LookedProps & { readonly game: GameKey }) {
  const { m } = useLanguage();
  const words = useWorkshopWords();
  const [found, setFound] = useState<{ data: OwnSetData | null; draw: DrawPiece } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is fetched once each time somebody looks
  useEffect(() => {
    void Promise.all([load().catch(() => null), loadPieces(game)]).then(([data, draw]) =>
      setFound({ data, draw }),
    );
  }, []);
  const at = useMemo(
    () => found && atBench(opened, words, found.draw, found.data, []),
    [opened, words, found],
  );
  if (at === null || found === null) return <p role="status">{m.loading}</p>;
  return (
    <At value={at}>
      <div className={styles.editor}>
        <AboutSet data={found.data} />
        <Changes data={found.data} />
        {at.sections.map((section) => (
          <Grid key={section.name} section={section} />
        ))}
      </div>
    </At>
  );
}
