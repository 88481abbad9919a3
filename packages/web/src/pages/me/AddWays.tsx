import { type Turns, WEBHOOK_SHAPES, type WebhookShape } from '@undercroft/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Select } from '../../controls/Select.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { toast } from '../../controls/Toast.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { server } from '../../kit/server/api.ts';
import { explain } from '../../kit/server/explain.ts';
import styles from './Me.module.css';
import { canPush, isToldHere, PushDenied, tellHere } from './push.ts';
import { useAttempt } from './useAttempt.ts';
import { useTurnsWords } from './words/turns/index.ts';

interface AddProps {
  readonly turns: Turns;
  readonly onChange: (turns: Turns) => void;
}

/** Every way this house has to tell somebody something. */
export function AddWays({ turns, onChange }: AddProps) {
  const { offers } = turns;
  return (
    <>
      <ThisDevice turns={turns} onChange={onChange} />
      {offers.mail && <ByMail onChange={onChange} />}
      {offers.webhooks && <ByWebhook onChange={onChange} />}
    </>
  );
}

function ThisDevice({ turns, onChange }: AddProps) {
  const { m } = useLanguage();
  const words = useTurnsWords();
  const [here, setHere] = useState(false);
  useEffect(() => {
    isToldHere().then(
      (told) => setHere(told && turns.ways.some(({ kind }) => kind === 'push')),
      () => setHere(false),
    );
  }, [turns]);
  const add = async () => {
    try {
      onChange(await tellHere(turns.offers.push));
    } catch (error) {
      const ours = error instanceof DOMException ? words.pushFailed : explain(m, error);
      toast(error instanceof PushDenied ? words.pushDenied : ours, { harm: true });
    }
  };
  return (
    <section className={styles.part}>
      <h2>{words.push}</h2>
      {!canPush() ? (
        <p>{words.pushNever}</p>
      ) : here ? (
        <p>{words.pushHere}</p>
      ) : (
        <div className={styles.row}>
          <Button onClick={() => void add()}>{words.pushOn}</Button>
        </div>
      )}
    </section>
  );
}

function ByMail({ onChange }: Pick<AddProps, 'onChange'>) {
  const words = useTurnsWords();
  const attempt = useAttempt();
  const [address, setAddress] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      onChange(await server.ask('POST /me/ways/mail', { body: { address: address.trim() } }));
      setAddress('');
      toast(words.mailSent);
    });
  };
  return (
    <section className={styles.part}>
      <h2>{words.mail}</h2>
      <form className={styles.form} onSubmit={add}>
        <TextField
          label={words.mailAddress}
          value={address}
          onChange={setAddress}
          maxLength={200}
          autoComplete="email"
        />
        <Button type="submit" disabled={!address.includes('@')}>
          {words.mailAdd}
        </Button>
      </form>
    </section>
  );
}

function ByWebhook({ onChange }: Pick<AddProps, 'onChange'>) {
  const words = useTurnsWords();
  const attempt = useAttempt();
  const [url, setUrl] = useState('');
  const [label, setLabel] = useState('');
  const [shape, setShape] = useState<WebhookShape>('discord');
  const add = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const body = { url: url.trim(), label: label.trim() || words.shapes[shape], shape };
      onChange(await server.ask('POST /me/ways/webhook', { body }));
      setUrl('');
      setLabel('');
    });
  };
  return (
    <section className={styles.part}>
      <h2>{words.webhook}</h2>
      <p>{words.webhookText}</p>
      <form className={styles.form} onSubmit={add}>
        <TextField
          label={words.webhookUrl}
          value={url}
          onChange={setUrl}
          maxLength={1000}
          autoComplete="off"
        />
        <TextField label={words.webhookName} value={label} onChange={setLabel} maxLength={40} />
        <Select
          label={words.shape}
          value={shape}
          onChange={setShape}
          options={WEBHOOK_SHAPES.map((value) => ({ value, label: words.shapes[value] }))}
        />
        <Button type="submit" disabled={!URL.canParse(url.trim())}>
          {words.add}
        </Button>
      </form>
    </section>
  );
}
