import type { SeenChange, Update } from '@undercroft/protocol';
import type { ChangeHeard, TableUpdate } from './client.ts';

/** An update as a screen takes it: each event with what it changed in the view. */
export const asHeard = ({ changes, ...update }: Update): TableUpdate => ({
  ...update,
  changes: changes.map(heard),
});

function heard({ events, changed = [], ...change }: SeenChange): ChangeHeard {
  const steps = Array.from({ length: Math.max(events.length, changed.length) }, (_, at) => ({
    event: events[at] ?? null,
    change: changed[at] ?? null,
  }));
  return { ...change, steps };
}
