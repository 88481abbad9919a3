import { difference, type Seat } from '@undercroft/kernel';
import { LEAST_PATIENCE, type OnlineTable, type Presence } from '@undercroft/protocol';
import { useEffect, useState } from 'react';
import { serverTime } from '../../kit/server/clock.ts';
import type { TableStream } from '../../table/sources/stream.ts';

interface Absent {
  readonly seat: Seat;
  /** Gone, or here without answering. */
  readonly how: 'away' | 'silent';
}

/** People the table has waited for long enough, for whom a bot may play on. */
export function useAway(table: OnlineTable, stream: TableStream): readonly Absent[] {
  const [absent, setAbsent] = useState<readonly Absent[]>([]);
  useEffect(() => {
    let before: readonly Absent[] | null = null;
    // Looked at often, told only when it is somebody else: nothing is drawn because time goes by.
    const look = () => {
      const now = absentAt(table, stream.presence.value?.away ?? [], stream.waits.value);
      if (difference(before, now) === null) return;
      before = now;
      setAbsent(now);
    };
    look();
    const timer = setInterval(look, 5_000);
    const leave = [stream.presence.subscribe(look), stream.waits.subscribe(look)];
    return () => {
      clearInterval(timer);
      for (const one of leave) one();
    };
  }, [table, stream]);
  return absent;
}

/** Who is gone is said by the server's clock; since when somebody is asked, this device has seen itself. */
export function absentAt(
  { seats, awayLimit, you }: Pick<OnlineTable, 'seats' | 'awayLimit' | 'you'>,
  gone: Presence['away'],
  asked: { readonly seat: Seat; readonly since: number } | null,
): readonly Absent[] {
  const waitedFor = (seat: Seat, milliseconds: number, seconds: number) => {
    const info = seats[seat];
    const plays = info?.kind === 'person' && info.standIn === null && !info.resigned && seat !== you.seat;
    return plays && milliseconds > seconds * 1000;
  };
  const away = gone.filter(({ seat, since }) => waitedFor(seat, serverTime() - Date.parse(since), awayLimit));
  const absent = away.map(({ seat }): Absent => ({ seat, how: 'away' }));
  if (asked === null || gone.some(({ seat }) => seat === asked.seat)) return absent;
  const patience = Math.max(awayLimit, LEAST_PATIENCE);
  const silent = waitedFor(asked.seat, Date.now() - asked.since, patience);
  return silent ? [...absent, { seat: asked.seat, how: 'silent' }] : absent;
}
