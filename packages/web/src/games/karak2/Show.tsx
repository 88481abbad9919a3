import { Arena } from './later.ts';
import type { AtKarak2 } from './mind.tsx';
import { fightOf } from './passing.ts';

/** What comes over the land, fetched with the first of it. */
export function Show({ at }: { at: AtKarak2 }) {
  const mustered = at.event === null && at.view.asks.at(-1)?.kind === 'muster';
  if (fightOf(at.view) === null && !mustered && at.event?.kind !== 'general') return null;
  return <Arena at={at} />;
}
