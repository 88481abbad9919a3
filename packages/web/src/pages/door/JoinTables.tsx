import { isGameName, onShelf } from '@undercroft/games';
import type { Summary } from '@undercroft/protocol';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../controls/Button.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { Lid } from '../../games/Lid.tsx';
import { useFetched } from '../../kit/fetched.ts';
import { useLanguage } from '../../kit/language/language.tsx';
import { go } from '../../kit/route.ts';
import { server } from '../../kit/server/api.ts';
import { pagesOf } from '../../kit/server/pages.ts';
import styles from './FrontDoor.module.css';
import type { KnownProps } from './FrontDoor.tsx';

const LOOK_EVERY_MS = 15_000;

/** Where this guest sits; somebody new sits nowhere, and need not ask. */
async function ownTables(): Promise<readonly Summary[]> {
  const { guest } = await server.ask('GET /me');
  return guest === null ? [] : (await server.ask('GET /me/tables')).tables;
}

/** The newest tables open to anyone, so many pages of them, and whether there are more. */
const openTables = (pages: number) =>
  pagesOf(pages, async (query) => {
    const { tables, next } = await server.ask('GET /tables', { query });
    return { page: tables, next };
  });

interface Found {
  readonly mine: readonly Summary[];
  readonly open: readonly Summary[];
  readonly more: boolean;
}

async function tablesFor(pages: number): Promise<Found> {
  const [own, { all, more }] = await Promise.all([ownTables(), openTables(pages)]);
  return {
    mine: own.filter(({ status }) => status !== 'over'),
    open: all.filter(({ id, status }) => status === 'gathering' && own.every((one) => one.id !== id)),
    more,
  };
}

interface JoinProps extends KnownProps {
  /** Where tables open to anyone are listed: they come and go, and push nothing away there. */
  readonly below: HTMLElement | null;
}

/** Online: tables where one sits, and tables open to anyone. */
export function JoinTables({ onKnown, below }: JoinProps) {
  const { m } = useLanguage();
  const [pages, setPages] = useState(1);
  const { value, failed } = useFetched(() => tablesFor(pages), [pages], { every: LOOK_EVERY_MS });
  const { mine, open, more } = value ?? { mine: [], open: [], more: false };
  const offline = failed !== null;
  const known = offline || value !== null;
  const any = !offline && mine.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes
  useEffect(() => {
    if (known) onKnown(any);
  }, [known, any]);

  const row = (table: Summary) => {
    const free = table.seats.filter(({ kind }) => kind === 'free').length;
    const names = table.seats.filter(({ kind }) => kind === 'person').map(({ name }) => name);
    return (
      <li key={table.id} className={styles.game}>
        <span className={styles.small}>{isGameName(table.game) && <Lid game={table.game} />}</span>
        <div>
          <strong>{isGameName(table.game) ? onShelf(table.game).title : table.game}</strong>
          <small>{names.join(', ')}</small>
          <small>
            {table.yourTurn
              ? m.door.yourTurn
              : table.status === 'gathering' && m.door.freeSeats({ count: free })}
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

  const others = (open.length > 0 || more || offline) && (
    <section className={styles.kept}>
      {open.length > 0 && (
        <>
          <h2>{m.door.join}</h2>
          <ul className={styles.list}>{open.map(row)}</ul>
        </>
      )}
      {more && (
        <Button look="quiet" onClick={() => setPages(pages + 1)}>
          {m.door.moreTables}
        </Button>
      )}
      {offline && <p className={styles.facts}>{m.door.offline}</p>}
    </section>
  );
  return (
    <>
      {mine.length > 0 && (
        <section className={styles.kept}>
          <ul className={styles.list} aria-label={m.door.goOn}>
            {mine.map(row)}
          </ul>
        </section>
      )}
      {below !== null && createPortal(others, below)}
    </>
  );
}

/** For a code that a television shows, or that came by word of mouth. */
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
      <TextField
        label={m.door.joinCode}
        placeholder={m.door.joinFrom}
        value={code}
        onChange={setCode}
        maxLength={40}
        autoComplete="off"
      />
      <Button type="submit" data-word="join">
        {m.door.joinGo}
      </Button>
    </form>
  );
}
