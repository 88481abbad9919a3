import type { Account } from '@undercroft/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon } from '../../controls/icons.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { toast } from '../../controls/Toast.tsx';
import { dated } from '../../kit/language/dated.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { server } from '../../kit/server/api.ts';
import styles from './Me.module.css';
import { useMakePasskey } from './passkeys.ts';
import { usePasskeysHere } from './SignIn.tsx';
import { useAttempt } from './useAttempt.ts';
import { useMeWords } from './words/me/index.ts';

interface PasskeysProps {
  readonly account: Account;
  readonly onChange: (account: Account) => void;
}

/** The passkeys somebody has, and another one. */
export function Passkeys({ account, onChange }: PasskeysProps) {
  const words = useMeWords();
  const { language } = useLanguage();
  const attempt = useAttempt();
  const possible = usePasskeysHere();
  const make = useMakePasskey(possible === true);
  const [name, setName] = useState(words.thisDevice);
  const add = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const made = await make.ready?.(name.trim() || words.thisDevice);
      if (made === undefined) return;
      onChange(made);
      toast(words.passkeyMade);
    }).finally(make.renew);
  };
  const remove = async (id: string) => {
    onChange(await server.ask('DELETE /me/passkeys/:id', { id }));
    toast(words.passkeyRemoved);
  };
  return (
    <section className={styles.part}>
      <h2>{words.passkeys}</h2>
      <p>{possible === false ? words.noPasskeys : words.passkeysText}</p>
      <ul className={styles.list}>
        {account.passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.line}>
            <div>
              <strong>{passkey.name}</strong>
              <small>
                {words.since({ when: dated(language, passkey.since) })}
                {passkey.usedAt !== null && `, ${words.used({ when: dated(language, passkey.usedAt) })}`}
              </small>
            </div>
            <IconButton
              label={words.passkeyRemove({ name: passkey.name })}
              icon={<CloseIcon />}
              onClick={() => void attempt(() => remove(passkey.id))}
            />
          </li>
        ))}
      </ul>
      {possible === true && (
        <form className={styles.form} onSubmit={add}>
          <TextField label={words.passkeyName} value={name} onChange={setName} maxLength={40} />
          <Button type="submit" look="ember" disabled={make.ready === null}>
            {words.passkeyAdd}
          </Button>
        </form>
      )}
    </section>
  );
}
