import { Arena } from './later.ts';
import { fightOf } from './passing.ts';
import { useSeen } from './seen.ts';

/** What comes over the land, fetched with the first of it. */
export function Show() {
  const shows = useSeen(({ view, event }) => {
    const mustered = event === null && view.asks.at(-1)?.kind === 'muster';
    return fightOf(view) !== null || mustered || event?.kind === 'general';
  });
  return shows && <Arena />;
}
