import type { Seat } from '@undercroft/kernel';
import { LEAST_PATIENCE, type OnlineTable } from '@undercroft/protocol';
import { useEffect, useState } from 'react';
import { useStore } from '../app/store.ts';
import type { TableStream } from './stream.ts';

interface Absent {
  readonly seat: Seat;
  /** Gone, or here without answering. */
  readonly how: 'away' | 'silent';
}

/** People the table has waited for long enough, for whom a bot may play on. */
export function useAway({ seats, awayLimit, you }: OnlineTable, stream: TableStream): readonly Absent[] {
  const gone = useStore(stream.presence)?.away ?? [];
  const asked = useStore(stream.waits);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5_000);
    return () => clearInterval(timer);
  }, []);
  const waitedFor = (seat: Seat, since: number, seconds: number) => {
    const info = seats[seat];
    const plays = info?.kind === 'person' && info.standIn === null && !info.resigned && seat !== you.seat;
    return plays && now - since > seconds * 1000;
  };
  const away = gone.filter(({ seat, since }) => waitedFor(seat, Date.parse(since), awayLimit));
  const absent = away.map(({ seat }): Absent => ({ seat, how: 'away' }));
  if (asked === null || gone.some(({ seat }) => seat === asked.seat)) return absent;
  const silent = waitedFor(asked.seat, asked.since, Math.max(awayLimit, LEAST_PATIENCE));
  return silent ? [...absent, { seat: asked.seat, how: 'silent' }] : absent;
}
