import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Switch } from '../../controls/fields.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { toast } from '../../controls/Toast.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { server } from '../../kit/server/api.ts';
import { becomeGuest } from '../../kit/server/guest.ts';
import styles from './Me.module.css';
import { OpenId } from './OpenId.tsx';
import { hasPasskeys, useSignInByPasskey } from './passkeys.ts';
import { useAttempt } from './useAttempt.ts';
import { useMeWords } from './words/me/index.ts';

/** Whether the server can take passkeys by this address; null until it has said so. */
export function usePasskeysHere(): boolean | null {
  const able = hasPasskeys();
  const { value, failed } = useFetched(() => (able ? server.ask('GET /sign-in') : null), [able]);
  return able && failed === null ? (value?.passkeys ?? null) : false;
}

/** For somebody who is known elsewhere; a guest may bring along what was begun here. */
export function SignIn({ guest }: { guest: boolean }) {
  const words = useMeWords();
  const attempt = useAttempt();
  const possible = usePasskeysHere();
  const [bring, setBring] = useState(true);
  const byPasskey = useSignInByPasskey(possible === true);
  const enter = (reply: { guest: { name: string } | null }) => {
    if (reply.guest === null) return;
    becomeGuest(reply.guest.name);
    toast(words.signedIn({ name: reply.guest.name }));
  };
  const brought = guest && bring;
  // What there is comes at once: nothing moves away from under a finger.
  if (possible === null) return null;
  return (
    <section className={styles.part}>
      <h2>{words.signIn}</h2>
      <p>{words.signInText}</p>
      {guest && <Switch label={words.bring} hint={words.bringHint} checked={bring} onChange={setBring} />}
      <OpenId bring={brought} />
      {!possible && <p>{words.noPasskeys}</p>}
      {possible && (
        <div className={styles.row}>
          <Button
            look="ember"
            disabled={byPasskey.ready === null}
            onClick={() =>
              void attempt(async () => enter((await byPasskey.ready?.(brought)) ?? { guest: null })).finally(
                byPasskey.renew,
              )
            }
          >
            {words.signInPasskey}
          </Button>
        </div>
      )}
      <CodeForm
        label={words.signInCode}
        hint={words.signInCodeHint}
        onCode={(code) =>
          attempt(async () =>
            enter(await server.ask('POST /sign-in/code', { body: { code, bring: brought } })),
          )
        }
      />
      <CodeForm
        label={words.signInRecovery}
        onCode={(code) =>
          attempt(async () =>
            enter(await server.ask('POST /sign-in/recovery', { body: { code, bring: brought } })),
          )
        }
      />
    </section>
  );
}

interface CodeFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly onCode: (code: string) => Promise<void>;
}

function CodeForm({ label, hint, onCode }: CodeFormProps) {
  const words = useMeWords();
  const [code, setCode] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '') void onCode(code.trim());
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <TextField
        label={label}
        value={code}
        onChange={setCode}
        maxLength={40}
        autoComplete="off"
        {...(hint && { hint })}
      />
      <Button type="submit">{words.useCode}</Button>
    </form>
  );
}
