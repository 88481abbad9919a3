import { loadTeller, type Teller } from '@undercroft/words';
import { useEffect, useState } from 'react';
import { useStore } from '../app/store.ts';
import type { Opened } from '../table/open.ts';
import type { TableClient } from '../tables/client.ts';

/** Somebody who tells how a game went, once the words are there. */
export function useTeller({ say }: Opened, { info }: TableClient): Teller | null {
  const [teller, setTeller] = useState<Teller | null>(null);
  const { seats } = useStore(info);
  const key = seats.map(({ name, figure }) => name || say.name(figure)).join('\n');
  useEffect(() => {
    let gone = false;
    void loadTeller(say, key.split('\n')).then((loaded) => gone || setTeller(loaded));
    return () => {
      gone = true;
    };
  }, [say, key]);
  return teller;
}
