import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../kit/store.ts';
import type { TableStream } from '../../table/sources/stream.ts';
import styles from './Between.module.css';
import { useTvWords } from './words/index.ts';

/** So long somebody who has come is greeted. */
const GREETED_MS = 8_000;

/** Whoever comes late and says a name is greeted before the whole room. */
export function Greeting({ stream }: { readonly stream: TableStream }) {
  const words = useTvWords();
  const table = useStore(stream.table);
  const [name, setName] = useState('');
  const known = useRef<ReadonlySet<number> | null>(null);
  const onlookers = table?.onlookers ?? [];
  useEffect(() => {
    const before = known.current;
    known.current = new Set(onlookers.map(({ id }) => id));
    const come = before === null ? undefined : onlookers.find(({ id }) => !before.has(id));
    if (come !== undefined) setName(come.name);
  }, [onlookers]);
  useEffect(() => {
    if (name === '') return;
    const timer = setTimeout(() => setName(''), GREETED_MS);
    return () => clearTimeout(timer);
  }, [name]);
  const asks = table?.status === 'playing' ? onlookers.find(({ seat }) => seat !== null) : undefined;
  if (asks === undefined && name === '') return null;
  return (
    <p className={styles.greeting} role="status" data-testid="greeting">
      {asks === undefined
        ? words.welcome({ name })
        : words.wants({ name: asks.name, seat: table?.seats[asks.seat ?? 0]?.name ?? '' })}
    </p>
  );
}
