import { loadTeller, type Teller } from '@undercroft/words';
import { useEffect, useState } from 'react';
import { useStore } from '../../kit/store.ts';
import type { Opened } from '../../table/game/opened.ts';
import type { TableClient } from '../../table/sources/client.ts';

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
