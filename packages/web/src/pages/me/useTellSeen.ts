import type { OnlineTable } from '@undercroft/protocol';
import { useEffect } from 'react';
import { server } from '../../kit/server/api.ts';
import { useStore } from '../../kit/store.ts';
import type { TableStream } from '../../table/sources/stream.ts';
import { keepTellingHere } from './push.ts';

let keptToday = false;

/** Whoever looks at the question need not be told of it elsewhere. Only a page that is looked at says so. */
export function useTellSeen({ id, you, status }: OnlineTable, stream: TableStream): void {
  const waits = useStore(stream.waits);
  const version = waits !== null && waits.seat === you.seat && status === 'playing' ? waits.version : null;
  useEffect(() => {
    if (version === null) return;
    const say = () => {
      if (!document.hidden)
        server.ask('PUT /tables/:id/seen', { id, body: { version } }).catch(() => {
          // Then they are told once too often.
        });
    };
    say();
    document.addEventListener('visibilitychange', say);
    return () => document.removeEventListener('visibilitychange', say);
  }, [id, version]);
  useEffect(() => {
    if (keptToday) return;
    keptToday = true;
    keepTellingHere().catch(() => {
      keptToday = false;
    });
  }, []);
}
