import { changed, type Difference, type GameEvent, type Seat, type View } from '@undercroft/kernel';
import type { ChangeHeard, TableUpdate } from '../tables/client.ts';

/** One change as the server tells it: the events, what each changed in the view, and last what changed without one. */
interface ChangeTold {
  readonly version: number;
  readonly events: readonly GameEvent[];
  readonly changed?: readonly (Difference | null)[];
  readonly tookBack?: Seat;
}

/** What the server tells: the whole view, or, to those who have the one before, only what has changed. */
export interface News extends Omit<TableUpdate, 'view' | 'changes'> {
  readonly view?: View;
  readonly changes: readonly ChangeTold[];
}

/** News as a screen takes it; null where it goes on from a view that is not there. */
export function wholeUpdate(news: News, seen: TableUpdate | null): TableUpdate | null {
  const changes = news.changes.map(heard);
  if (news.view !== undefined) return { ...news, view: news.view, changes };
  const [first] = changes;
  if (seen === null || first === undefined || first.version !== seen.version + 1) return null;
  const steps = changes.flatMap(({ steps }) => steps);
  return { ...news, changes, view: steps.reduce((now, { change }) => changed(now, change), seen.view) };
}

function heard({ events, changed: differences = [], ...change }: ChangeTold): ChangeHeard {
  const steps = Array.from({ length: Math.max(events.length, differences.length) }, (_, at) => ({
    event: events[at] ?? null,
    change: differences[at] ?? null,
  }));
  return { ...change, steps };
}
