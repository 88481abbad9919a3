import type { Account } from '@undercroft/protocol';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { toast } from '../../controls/Toast.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { becomeNobody, giveName } from '../../kit/server/guest.ts';
import { shareFile } from '../../table/end/shareMatch.ts';
import styles from './Me.module.css';
import { MyData } from './MyData.tsx';
import { Passkeys } from './Passkeys.tsx';
import { ShunnedList } from './ShunnedList.tsx';
import { SignIn } from './SignIn.tsx';
import { useAttempt } from './useAttempt.ts';
import { useOwn } from './useOwn.ts';
import { useMeWords } from './words/me/index.ts';

/** Who one is here, and how one gets back in. */
export function AccountSheet({ name }: { name: string | null }) {
  const words = useMeWords();
  if (name === null) {
    return (
      <div className={styles.sheet}>
        <p>{words.nobody}</p>
        <p>{words.begin}</p>
        <NameField name="" />
        <SignIn guest={false} />
      </div>
    );
  }
  return <Own key={name} name={name} />;
}

function Own({ name }: { name: string }) {
  const { value: account, set, again } = useOwn(() => server.ask('GET /me/account'), []);
  return (
    <div className={styles.sheet}>
      <NameField name={name} />
      {account !== null && (
        <>
          <Passkeys account={account} onChange={set} />
          <Recovery left={account.recoveryCodes} onChange={again} />
          <OtherDevice />
          {account.openId && <OpenIdToo />}
          <SignOut safe={canReturn(account)} />
          {!canReturn(account) && <SignIn guest />}
        </>
      )}
      <ShunnedList />
      <MyData />
    </div>
  );
}

/** Whether somebody gets back in once they are signed out. */
const canReturn = ({ passkeys, recoveryCodes, openId }: Account): boolean =>
  passkeys.length > 0 || recoveryCodes > 0 || openId;

function OpenIdToo() {
  return <p>{useMeWords().openIdToo}</p>;
}

function NameField({ name: before }: { name: string }) {
  const isNew = before === '';
  const words = useMeWords();
  const attempt = useAttempt();
  const [name, setName] = useState(before);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    void attempt(async () => {
      await giveName(name);
      // Whoever has just become somebody stays here: below are the ways to get back in.
      if (isNew) go({ at: 'me', sheet: 'account' }, true);
      else toast(words.nameSaved);
    });
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <TextField label={words.name} value={name} onChange={setName} maxLength={24} autoComplete="nickname" />
      <Button type="submit" data-word="name">
        {isNew ? words.makeAccount : words.nameSave}
      </Button>
    </form>
  );
}

function Recovery({ left, onChange }: { left: number; onChange: () => Promise<void> }) {
  const { m } = useLanguage();
  const words = useMeWords();
  const attempt = useAttempt();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const make = async () => {
    setCodes((await server.ask('POST /me/recovery-codes')).codes);
    await onChange();
  };
  return (
    <section className={styles.part}>
      <h2>{words.recovery}</h2>
      <p>
        {words.recoveryText} {words.recoveryLeft({ count: left })}.
      </p>
      {codes.length > 0 && (
        <>
          <strong>{words.recoveryShown}</strong>
          <ul className={styles.codes} data-testid="recovery-codes">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.row}>
        <Button onClick={() => void attempt(make)}>{words.recoveryMake}</Button>
        {codes.length > 0 && (
          <Button
            look="quiet"
            onClick={() =>
              void shareFile(
                new File([`${codes.join('\n')}\n`], 'undercroft-recovery-codes.txt', { type: 'text/plain' }),
                m,
              )
            }
          >
            {words.recoverySave}
          </Button>
        )}
      </div>
    </section>
  );
}

function OtherDevice() {
  const words = useMeWords();
  const attempt = useAttempt();
  const [code, setCode] = useState<string | null>(null);
  return (
    <section className={styles.part}>
      <h2>{words.device}</h2>
      <p>{words.deviceText}</p>
      {code !== null && (
        <output className={styles.code} data-testid="device-code">
          {code}
        </output>
      )}
      <div className={styles.row}>
        <Button onClick={() => void attempt(async () => setCode((await server.ask('POST /me/codes')).code))}>
          {words.deviceMake}
        </Button>
      </div>
    </section>
  );
}

function SignOut({ safe }: { safe: boolean }) {
  const words = useMeWords();
  const attempt = useAttempt();
  const elsewhere = async () => {
    await server.ask('POST /me/sign-out-elsewhere');
    toast(words.outDone);
  };
  const here = async () => {
    await server.ask('POST /me/sign-out');
    becomeNobody();
  };
  return (
    <section className={styles.part}>
      <h2>{words.out}</h2>
      {!safe && <p>{words.outText}</p>}
      <div className={styles.row}>
        <Button onClick={() => void attempt(elsewhere)}>{words.outElsewhere}</Button>
        {safe && <Button onClick={() => void attempt(here)}>{words.outHere}</Button>}
      </div>
    </section>
  );
}
