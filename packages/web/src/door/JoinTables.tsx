import type { Summary } from '@undercroft/protocol';
import { useEffect, useState } from 'react';
import { go } from '../app/route.ts';
import { Button } from '../controls/Button.tsx';
import { TextField } from '../controls/TextField.tsx';
import { aboutGame, isGameKey } from '../games/registry.ts';
import { useLanguage } from '../language/language.tsx';
import { plural } from '../language/plural.ts';
import { server } from '../online/api.ts';
import styles from './FrontDoor.module.css';
import type { Known } from './FrontDoor.tsx';

/** Where this guest sits; somebody new sits nowhere, and need not ask. */
async function ownTables(): Promise<readonly Summary[]> {
  const { guest } = await server.ask('GET /me');
  return guest === null ? [] : (await server.ask('GET /me/tables')).tables;
}

/** Online: tables where one sits, and tables open to anyone. */
export function JoinTables({ onKnown }: Known) {
  const { m, language } = useLanguage();
  const [mine, setMine] = useState<readonly Summary[]>([]);
  const [open, setOpen] = useState<readonly Summary[]>([]);
  const [offline, setOffline] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the door opens
  useEffect(() => {
    const read = async () => {
      const [own, { tables: all }] = await Promise.all([ownTables(), server.ask('GET /tables')]);
      const [here, others] = [
        own.filter(({ status }) => status !== 'over'),
        all.filter(({ id, status }) => status === 'gathering' && own.every((one) => one.id !== id)),
      ];
      setMine(here);
      setOpen(others);
      setOffline(false);
      onKnown(here.length + others.length > 0);
    };
    const again = () =>
      void read().catch(() => {
        setOffline(true);
        onKnown(false);
      });
    again();
    const timer = setInterval(() => document.hidden || again(), 15_000);
    return () => clearInterval(timer);
  }, []);

  const row = (table: Summary) => {
    const free = table.seats.filter(({ kind }) => kind === 'free').length;
    const names = table.seats.filter(({ kind }) => kind === 'person').map(({ name }) => name);
    return (
      <li key={table.id} className={styles.game}>
        <div>
          <strong>{isGameKey(table.game) ? aboutGame(table.game).title : table.game}</strong>
          <small>{names.join(', ')}</small>
          <small>
            {table.yourTurn
              ? m.door.yourTurn
              : table.status === 'gathering' && plural(language, free, m.door.freeSeats)}
          </small>
        </div>
        <Button
          look={table.yourTurn ? 'ember' : 'brass'}
          onClick={() => go({ at: 'table', id: table.id, invitation: null })}
        >
          {mine.includes(table) ? m.door.goOn : m.door.joinGo}
        </Button>
      </li>
    );
  };

  if (mine.length === 0 && open.length === 0 && !offline) return null;
  return (
    <section className={styles.kept}>
      {mine.length > 0 && <ul className={styles.list}>{mine.map(row)}</ul>}
      {open.length > 0 && (
        <>
          <h2>{m.door.join}</h2>
          <ul className={styles.list}>{open.map(row)}</ul>
        </>
      )}
      {offline && <p className={styles.facts}>{m.door.offline}</p>}
    </section>
  );
}

/** For an invitation that came by word of mouth. */
export function JoinByCode() {
  const { m } = useLanguage();
  const [code, setCode] = useState('');
  return (
    <form
      className={styles.join}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') go({ at: 'join', code: code.trim() });
      }}
    >
      <TextField label={m.door.joinCode} value={code} onChange={setCode} maxLength={40} autoComplete="off" />
      <Button type="submit">{m.door.joinGo}</Button>
    </form>
  );
}
