import type { People } from './people.ts';
import type { SqlValue } from './sql.ts';
import { type AtOnce, SqliteDatabase } from './sqlite-database.ts';
import { guestsIn } from './sqlite-guests.ts';
import { keepingIn } from './sqlite-keeping.ts';
import { listsIn } from './sqlite-lists.ts';
import { peopleIn } from './sqlite-people.ts';
import { tablesIn } from './sqlite-tables.ts';
import type { Store } from './store.ts';

/** The storage in one file, and what only its thread may ask of it. */
export interface SqliteFile {
  readonly store: AtOnce<Store & People> & {
    /** Any question, as it is written. */
    ask(text: string, values: readonly SqlValue[]): object[];
  };
  /** Runs a list of deeds in one transaction; one that throws leaves no trace and the others stand. */
  together(deeds: readonly (() => void)[]): void;
  /** Gives space that is not needed any more back to the disk; not inside a transaction. */
  shrink(): void;
}

export function openFile(path: string): SqliteFile {
  const db = new SqliteDatabase(path);
  const store = {
    ...guestsIn(db),
    ...tablesIn(db),
    ...listsIn(db),
    ...keepingIn(db),
    ...peopleIn(db),
    ask: (text: string, values: readonly SqlValue[]) => db.all<object>(text, ...values),
    close: () => db.close(),
  };
  return { store, together: (deeds) => db.together(deeds), shrink: () => db.shrink() };
}
