import type { GameName } from '@undercroft/games';
import type { Game } from '@undercroft/kernel';
import { Suspense, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { FileButton } from '../../controls/FileButton.tsx';
import styles from '../../controls/Form.module.css';
import { toast } from '../../controls/Toast.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import type { OwnSetData } from '../../table/box/ownSets.ts';
import { useOwnSet } from '../setup/MySets.tsx';

type OwnOptions = NonNullable<OwnSetData['variant']>['options'];

interface OwnSetProps {
  /** The table plays with a set somebody brought. */
  readonly own: boolean;
  readonly rules: Game;
  /** The set, and the options that it agrees on, if it does. */
  readonly onSet: (set: object | null, options?: OwnOptions) => void;
}

/** Another component set for this table: of those kept on this device, put together, or out of a file. */
export function OwnSet({ rules, own, onSet }: OwnSetProps) {
  const { m } = useLanguage();
  const [open, setOpen] = useState(false);
  const read = async (file: File) => {
    // YAML is understood only where somebody brings a file.
    const { readSetText } = await import('@undercroft/sets/workshop');
    const { whole, mistakes } = readSetText(rules, await file.text());
    const [mistake] = mistakes;
    if (whole === null || mistake !== undefined) {
      const text = mistake === undefined ? '' : `${mistake.line}: ${mistake.text}`;
      return toast(m.friends.badSet, { harm: true, text });
    }
    onSet(whole, (whole as OwnSetData).variant?.options);
  };
  return (
    <div className={styles.row}>
      <Button onClick={() => setOpen(true)} data-word="choose-set">
        {m.friends.chooseSet}
      </Button>
      <FileButton
        label={m.friends.ownSet}
        accept=".yaml,.yml,.json,application/yaml,application/json"
        onFile={read}
      />
      {own && (
        <Button look="quiet" onClick={() => onSet(null)}>
          {m.friends.printedSet}
        </Button>
      )}
      {open && (
        <Suspense>
          <ChooseSet
            game={rules.name as GameName}
            onClose={() => setOpen(false)}
            onSet={(set) => {
              setOpen(false);
              onSet(set, set?.variant?.options);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

interface ChooseSetProps {
  readonly game: GameName;
  readonly onClose: () => void;
  readonly onSet: (set: OwnSetData | null) => void;
}

function ChooseSet({ game, onClose, onSet }: ChooseSetProps) {
  const { m } = useLanguage();
  const { set, ready, field } = useOwnSet(game, NONE);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={m.friends.chooseSet}
      actions={
        <Button look="ember" disabled={!ready} onClick={() => onSet(set)} data-word="take-set">
          {m.friends.takeSet}
        </Button>
      }
    >
      <Suspense>{field}</Suspense>
    </Dialog>
  );
}

const NONE: readonly string[] = [];
