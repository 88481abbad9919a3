import type { Away } from '@undercroft/protocol';
import { onDevice } from '../../kit/memory.ts';
import { server } from '../../kit/server/api.ts';
import type { TableUpdate } from './client.ts';
import { asHeard } from './news.ts';

const KEPT = 'undercroft.shown';
const MOST_KEPT = 60;

type Shown = Readonly<Record<string, number>>;

function shownBefore(): Shown {
  // Where nothing is remembered, everything since the last answer is shown.
  return (onDevice.read(KEPT) as Shown | null) ?? {};
}

/** What of a table this browser has shown; the tables shown last are remembered. */
export function keepShown(table: string, version: number): void {
  const { [table]: _, ...others } = shownBefore();
  const kept = [...Object.entries(others), [table, version] as const].slice(-MOST_KEPT);
  onDevice.keep(KEPT, JSON.stringify(Object.fromEntries(kept)));
}

/** What happened while somebody was away; null where nothing did, or nobody can tell. */
export async function askMissed(table: string): Promise<Away | null> {
  const since = shownBefore()[table];
  const query = since === undefined ? {} : { since: String(since) };
  return (await server.ask('GET /tables/:id/away', { id: table, query })).away;
}

/** The first picture of a table, with what is to be shown before it. */
export function withMissed(update: TableUpdate, away: Away | null): TableUpdate {
  if (away === null || away.from >= update.version) return update;
  const { view, from } = away;
  const told = asHeard({ ...update, view, changes: away.changes }).changes;
  const last = told.at(-1)?.version ?? from;
  // Both were asked for at once: one of them may know a little more.
  const changes = [
    ...told.filter(({ version }) => version <= update.version),
    ...update.changes.filter(({ version, tookBack }) => version > last && tookBack === undefined),
  ];
  return { ...update, missed: { from, view, changes } };
}
