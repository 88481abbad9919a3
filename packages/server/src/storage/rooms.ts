import { guestsIn } from './guests.ts';
import { keepingIn } from './keeping.ts';
import { listsIn } from './lists.ts';
import type { People } from './people.ts';
import { peopleIn } from './people-kept.ts';
import type { Sql, Statement } from './sql.ts';
import type { Commit, Store } from './store.ts';
import { tablesIn } from './tables.ts';

/** What one kind of storage does in its own way. */
interface Own {
  /** How it says itself that a table has changed, if it does. */
  readonly told: ((commit: Commit) => Statement) | null;
  /** What it needs from time to time. */
  upkeep(): Promise<void>;
  close(): Promise<void>;
}

/** Everything that is kept, in either kind of storage. */
export function roomsIn(sql: Sql, { told, upkeep, close }: Own): { store: Store; people: People } {
  const store = {
    ...guestsIn(sql),
    ...tablesIn(sql, told),
    ...listsIn(sql),
    ...keepingIn(sql, upkeep),
    close,
  };
  return { store, people: peopleIn(sql) };
}
