import { loadTeller, type Teller } from '@undercroft/words';
import { useFetched } from '../../kit/fetched.ts';
import { useStore } from '../../kit/store.ts';
import type { Opened } from '../../table/game/opened.ts';
import type { TableClient } from '../../table/sources/client.ts';

/** Somebody who tells how a game went, once the words are there. */
export function useTeller({ say }: Opened, { info }: TableClient): Teller | null {
  const { seats } = useStore(info);
  const key = seats.map(({ name, figure }) => name || say.name(figure)).join('\n');
  return useFetched(() => loadTeller(say, key.split('\n')), [say, key]).value;
}
