import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { LogBook } from '../../table/log/logBook.ts';
import { useSeen, useTable } from '../../table/seen/useSeen.ts';
import type { HereClient } from '../../table/sources/here.ts';
import styles from './WrongDialog.module.css';

interface WrongDialogProps {
  readonly client: HereClient;
  readonly onClose: () => void;
}

/** Everything that was told, the newest first: whoever finds what was wrong tells it anew. */
export default function WrongDialog({ client, onClose }: WrongDialogProps) {
  const { m, say, names } = useTable();
  const log = useSeen(({ scene }) => scene.log);
  const versions = [...new Set(log.map(({ version }) => version))].filter((version) => version > 0);
  const goBack = (version: number) => {
    onClose();
    client.goBack(version);
  };
  return (
    <Dialog open onOpenChange={onClose} title={m.told.wrongTitle} description={m.told.wrongText} wide>
      <ol className={styles.told} data-testid="told">
        {versions.toReversed().map((version) => (
          <li key={version}>
            <Button look="quiet" data-word="go-back" onClick={() => goBack(version)}>
              <span className={styles.lines}>
                {new LogBook(say, names)
                  .linesOf(log.filter((entry) => entry.version === version))
                  .map(({ at, text }) => (
                    <span key={at}>{text}</span>
                  ))}
              </span>
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
