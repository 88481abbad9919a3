import { isGameName, onShelf } from '@undercroft/games';
import type { OperatorTableLine } from '@undercroft/protocol';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Select } from '../../controls/Select.tsx';
import { useDo, useLooked, useWhen } from './desk.ts';
import styles from './Operator.module.css';
import { Pages, usePages } from './Pages.tsx';
import { useOperatorWords } from './words/index.ts';

const STATUSES = ['all', 'gathering', 'playing', 'over'] as const;

/** Every table there is. */
export function TablesDesk() {
  const words = useOperatorWords();
  const pages = usePages();
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('all');
  const query = { ...pages.query, ...(status !== 'all' && { status }) };
  const { found, look } = useLooked('GET /operator/tables', { query });
  return (
    <div className={styles.sheet}>
      <Select
        label={words.tables}
        value={status}
        onChange={setStatus}
        options={STATUSES.map((value) => ({ value, label: words.status[value] }))}
      />
      <Pages pages={pages} look={look} next={found?.next ?? null}>
        {found?.tables.length === 0 && <p>{words.none}</p>}
        <ul className={styles.list}>
          {found?.tables.map((table) => (
            <TableCard key={table.id} table={table} onChange={look} />
          ))}
        </ul>
      </Pages>
    </div>
  );
}

function TableCard({ table, onChange }: { table: OperatorTableLine; onChange: () => Promise<void> }) {
  const words = useOperatorWords();
  const when = useWhen();
  const act = useDo(onChange);
  const [open, setOpen] = useState(false);
  const [sure, setSure] = useState<'end' | 'remove' | null>(null);
  const names = table.seats.filter(({ kind }) => kind === 'person').map(({ name }) => name);
  return (
    <li className={styles.card}>
      <strong>
        {isGameName(table.game) ? onShelf(table.game).title : table.game}: {words.status[table.status]}
      </strong>
      <span>{names.join(', ')}</span>
      <small>{when(table.touchedAt)}</small>
      <small className={styles.id}>{table.id}</small>
      {open && <Looked id={table.id} />}
      <div className={styles.buttons}>
        <Button look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {words.look}
        </Button>
        {table.status === 'playing' && <Button onClick={() => setSure('end')}>{words.end}</Button>}
        <Button onClick={() => setSure('remove')}>{words.remove}</Button>
        {sure !== null && (
          <Button
            look="ember"
            onClick={() => {
              setSure(null);
              if (sure === 'end') void act('POST /operator/tables/:id/end', { id: table.id });
              else void act('DELETE /operator/tables/:id', { id: table.id });
            }}
          >
            {words[sure]}: {words.sure}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Who sits there, and what was said. */
function Looked({ id }: { id: string }) {
  const words = useOperatorWords();
  const when = useWhen();
  const { found } = useLooked('GET /operator/tables/:id', { id });
  if (found === null) return null;
  return (
    <>
      <ul className={styles.chat}>
        {found.people.map(({ seat, guest, name }) => (
          <li key={seat}>
            <strong>{name}</strong> <small className={styles.id}>{guest}</small>
          </li>
        ))}
      </ul>
      {found.chat.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ol className={styles.chat}>
          {found.chat.map(({ id, name, text, emote, at }) => (
            <li key={id}>
              <strong>{name}</strong> {text ?? <em>{emote}</em>} <small>{when(at)}</small>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
