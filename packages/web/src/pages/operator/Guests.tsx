import type { OperatorGuest } from '@undercroft/protocol';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { BanForm } from './BanForm.tsx';
import { useDo, useLooked, useWhen } from './desk.ts';
import styles from './Operator.module.css';
import { Pages, usePages } from './Pages.tsx';
import { useOperatorWords } from './words/index.ts';

/** Everybody who has a name here. */
export function Guests() {
  const words = useOperatorWords();
  const pages = usePages();
  const { found, look } = useLooked('GET /operator/guests', { query: pages.query });
  return (
    <div className={styles.sheet}>
      <Pages pages={pages} look={look} next={found?.next ?? null}>
        {found?.guests.length === 0 && <p>{words.none}</p>}
        <ul className={styles.list}>
          {found?.guests.map((guest) => (
            <GuestCard key={guest.id} guest={guest} onChange={look} />
          ))}
        </ul>
      </Pages>
    </div>
  );
}

function GuestCard({ guest, onChange }: { guest: OperatorGuest; onChange: () => Promise<void> }) {
  const words = useOperatorWords();
  const when = useWhen();
  const act = useDo(onChange);
  const [name, setName] = useState<string | null>(null);
  return (
    <li className={styles.card}>
      <strong>
        {guest.name} {guest.ban !== null && <small>({words.banned})</small>}
      </strong>
      <small>
        {words.seen({ when: when(guest.seenAt) })}, {words.seats({ count: guest.tables })}
      </small>
      <small className={styles.id}>{guest.id}</small>
      {name !== null && (
        <div className={styles.form}>
          <TextField label={words.newName} value={name} onChange={setName} maxLength={24} />
          <Button
            disabled={name.trim() === ''}
            onClick={() => {
              setName(null);
              void act('PATCH /operator/guests/:id', { id: guest.id, body: { name: name.trim() } });
            }}
          >
            {words.rename}
          </Button>
        </div>
      )}
      <div className={styles.buttons}>
        {name === null && (
          <Button look="quiet" onClick={() => setName(guest.name)}>
            {words.rename}
          </Button>
        )}
        {guest.ban === null ? (
          <BanForm guest={guest.id} onChange={onChange} />
        ) : (
          <Button onClick={() => void act('DELETE /operator/bans/:id', { id: guest.ban ?? '' })}>
            {words.unban}
          </Button>
        )}
      </div>
    </li>
  );
}
