import type { Turns, Way } from '@undercroft/protocol';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { IconButton } from '../../controls/IconButton.tsx';
import { CloseIcon } from '../../controls/icons.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { toast } from '../../controls/Toast.tsx';
import { useLanguage } from '../../kit/language/language.tsx';
import { server } from '../../kit/server/api.ts';
import { answered } from '../../kit/server/mistaken.ts';
import { AddWays } from './AddWays.tsx';
import styles from './Me.module.css';
import { tellHereNoMore } from './push.ts';
import { useAttempt } from './useAttempt.ts';
import { useOwn } from './useOwn.ts';
import { Wishes } from './Wishes.tsx';
import { useMeWords } from './words/me/index.ts';
import type { TurnsWords } from './words/turns/en.ts';
import { useTurnsWords } from './words/turns/index.ts';

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How somebody is told that it is their turn. */
export function TurnsSheet({ name }: { name: string | null }) {
  const { nobody } = useMeWords();
  const words = useTurnsWords();
  const { language } = useLanguage();
  // Messages come in the language of the screen, by the clock of the place.
  const { value: turns, set } = useOwn(
    () => (name === null ? null : server.ask('PUT /me/turns', { body: { language, zone: zoneHere() } })),
    [name, language],
  );
  if (name === null) return <p>{nobody}</p>;
  return (
    <div className={styles.sheet}>
      <p>{words.text}</p>
      {turns !== null && (
        <>
          {turns.ways.length > 0 && (
            <ul className={styles.list}>
              {turns.ways.map((way) => (
                <WayLine key={way.id} way={way} onChange={set} />
              ))}
            </ul>
          )}
          <AddWays turns={turns} onChange={set} />
          <Wishes turns={turns} onChange={set} />
        </>
      )}
    </div>
  );
}

/** Why it did not get through, as far as the other side said. */
function faultOf(words: TurnsWords, fault: string): string {
  const status = answered(fault);
  return status === null ? words.fault : words.faultAnswered({ status });
}

function WayLine({ way, onChange }: { way: Way; onChange: (turns: Turns) => void }) {
  const words = useTurnsWords();
  const attempt = useAttempt();
  const [code, setCode] = useState('');
  const { id, kind, label, confirmed, fault, paused } = way;
  const state = !confirmed
    ? words.unconfirmed
    : paused
      ? words.paused
      : fault !== null && faultOf(words, fault);
  const confirm = async () => onChange(await server.ask('PUT /me/ways/:id/confirm', { id, body: { code } }));
  const tryIt = async () => {
    try {
      await server.ask('POST /me/ways/:id/test', { id });
      toast(words.tested);
    } finally {
      onChange(await server.ask('GET /me/turns'));
    }
  };
  const remove = async () => {
    if (kind === 'push') await tellHereNoMore();
    onChange(await server.ask('DELETE /me/ways/:id', { id }));
  };
  return (
    <li className={styles.line}>
      <div>
        <strong>{label}</strong>
        <small>
          {words[kind]}
          {state && `, ${state}`}
        </small>
      </div>
      {confirmed ? (
        <Button look="quiet" onClick={() => void attempt(tryIt)}>
          {words.test}
        </Button>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(confirm);
          }}
        >
          <TextField label={words.code} value={code} onChange={setCode} maxLength={40} autoComplete="off" />
          <Button type="submit">{words.confirm}</Button>
        </form>
      )}
      <IconButton
        label={words.remove({ name: label })}
        icon={<CloseIcon />}
        onClick={() => void attempt(remove)}
      />
    </li>
  );
}
