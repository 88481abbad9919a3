import { changed } from '@undercroft/kernel';
import type { Change, News } from '@undercroft/protocol';
import type { ChangeHeard, TableUpdate } from '../tables/client.ts';

/** News as a screen takes it; null where it goes on from a view that is not there. */
export function wholeUpdate(news: News, seen: TableUpdate | null): TableUpdate | null {
  const changes = news.changes.map(heard);
  if (news.view !== undefined) return { ...news, view: news.view, changes };
  const [first] = changes;
  if (seen === null || first === undefined || first.version !== seen.version + 1) return null;
  const steps = changes.flatMap(({ steps }) => steps);
  return { ...news, changes, view: steps.reduce((now, { change }) => changed(now, change), seen.view) };
}

function heard({ events, changed: differences = [], ...change }: Change): ChangeHeard {
  const steps = Array.from({ length: Math.max(events.length, differences.length) }, (_, at) => ({
    event: events[at] ?? null,
    change: differences[at] ?? null,
  }));
  return { ...change, steps };
}
