import { useEffect, useState } from 'react';
import { go } from '../app/route.ts';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { CloseIcon, PlayIcon } from '../controls/icons.tsx';
import { useLanguage } from '../language/language.tsx';
import type { KeptTable } from '../tables/hereTable.ts';
import { forgetTable, keptTables, tidyUp } from '../tables/kept.ts';
import styles from './FrontDoor.module.css';

/** Games of this device to go on with, and finished ones to look at again. */
export function KeptGames() {
  const { m, language } = useLanguage();
  const [tables, setTables] = useState<readonly KeptTable[]>([]);
  const read = () =>
    void tidyUp()
      .then(keptTables)
      .then(setTables, () => setTables([]));
  useEffect(read, []);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });

  const row = (table: KeptTable) => {
    const over = table.waitsFor === null;
    const people = table.chairs.map(({ name }, seat) => name || capital(table.figures[seat] ?? ''));
    return (
      <li key={table.id} className={styles.game}>
        <div>
          <strong>{capital(table.game)}</strong>
          <small>{people.join(', ')}</small>
          <small>{when.format(table.changedAt)}</small>
        </div>
        <Button
          look={over ? 'brass' : 'ember'}
          icon={<PlayIcon />}
          onClick={() =>
            go(over ? { at: 'replay', source: 'here', id: table.id } : { at: 'here', id: table.id })
          }
        >
          {over ? m.door.watch : m.door.goOn}
        </Button>
        <IconButton
          label={m.door.forget}
          icon={<CloseIcon />}
          onClick={() => void forgetTable(table.id).then(read)}
        />
      </li>
    );
  };

  const running = tables.filter(({ waitsFor }) => waitsFor !== null);
  const finished = tables.filter(({ waitsFor }) => waitsFor === null);
  return (
    <>
      {running.length > 0 && (
        <section className={styles.kept}>
          <h2>{m.door.goOn}</h2>
          <ul className={styles.list}>{running.map(row)}</ul>
        </section>
      )}
      {finished.length > 0 && (
        <section className={styles.kept}>
          <h2>{m.door.finished}</h2>
          <ul className={styles.list}>{finished.slice(0, 4).map(row)}</ul>
        </section>
      )}
    </>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
