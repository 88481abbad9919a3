import type { Game } from '@undercroft/kernel';
import { Button } from '../../controls/Button.tsx';
import { FileButton } from '../../controls/FileButton.tsx';
import styles from '../../controls/Form.module.css';
import { toast } from '../../controls/Toast.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import type { OwnSetData } from '../../table/box/ownSets.ts';

type OwnOptions = NonNullable<OwnSetData['variant']>['options'];

interface OwnSetProps {
  /** The table plays with a set somebody brought. */
  readonly own: boolean;
  readonly rules: Game;
  /** The set, and the options that it agrees on, if it does. */
  readonly onSet: (set: object | null, options?: OwnOptions) => void;
}

/** Another component set for this table: for whoever changes a card and wants to play it. */
export function OwnSet({ rules, own, onSet }: OwnSetProps) {
  const { m } = useLanguage();
  const read = async (file: File) => {
    // YAML is understood only where somebody brings a file.
    const { readSetText } = await import('@undercroft/sets/workshop');
    const { data, mistakes } = readSetText(rules, await file.text());
    const [mistake] = mistakes;
    if (data === null || mistake !== undefined) {
      const text = mistake === undefined ? '' : `${mistake.line}: ${mistake.text}`;
      return toast(m.friends.badSet, { harm: true, text });
    }
    onSet(data, (data as OwnSetData).variant?.options);
  };
  return (
    <div className={styles.row}>
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
    </div>
  );
}
