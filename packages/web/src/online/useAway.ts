import type { Seat } from '@undercroft/kernel';
import { useEffect, useState } from 'react';
import { useStore } from '../app/store.ts';
import type { TableStream } from './stream.ts';
import type { OnlineTable } from './types.ts';

/** People away for longer than the table waits, for whom a bot may play on. */
export function useAway({ seats, awayLimit, you }: OnlineTable, stream: TableStream): readonly Seat[] {
  const presence = useStore(stream.presence);
  const [now, setNow] = useState(Date.now);
  const gone = presence?.away ?? [];
  useEffect(() => {
    if (gone.length === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, [gone.length]);
  return gone
    .filter(({ seat, since }) => {
      const info = seats[seat];
      const waits = info?.kind === 'person' && info.standIn === null && !info.resigned && seat !== you.seat;
      return waits && now - Date.parse(since) > awayLimit * 1000;
    })
    .map(({ seat }) => seat);
}
