import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import styles from '../../controls/Form.module.css';
import { Panel } from '../../controls/Panel.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { toast } from '../../controls/Toast.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { explain } from '../../kit/server/explain.ts';
import { useKnownGuest } from '../../kit/server/guest.ts';

interface NameFormProps {
  /** What happens next: sit down, join. */
  readonly label: string;
  readonly onName: (name: string) => Promise<void>;
  /** Whether all else is as it has to be. */
  readonly ready?: boolean;
}

/** Asks for a name when others are about to see it. */
export function NameForm({ label, onName, ready = true }: NameFormProps) {
  const { m } = useLanguage();
  const known = useKnownGuest();
  // What is being typed stays, whatever the server says meanwhile.
  const [typed, setTyped] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const name = typed ?? known ?? '';
  return (
    <Panel className={styles.panel}>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') setMissing(true);
          else onName(name).catch((error: unknown) => toast(explain(m, error), { harm: true }));
        }}
      >
        <TextField
          label={m.friends.yourName}
          hint={m.friends.nameHint}
          value={name}
          onChange={setTyped}
          maxLength={24}
          autoComplete="nickname"
          {...(missing && name.trim() === '' && { error: m.friends.nameMissing })}
        />
        <Button
          look="ember"
          large
          type="submit"
          disabled={!ready || (typed === null && known === undefined)}
          data-word="sit"
        >
          {label}
        </Button>
      </form>
    </Panel>
  );
}
