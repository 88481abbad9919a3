import type { TurnWishes } from '../../storage/ways.ts';

/** Whether a zone is one that clocks know. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

/** When somebody who wants to hear nothing just now may be told something; null where that is now. */
export function quietUntil({ quiet, zone }: TurnWishes, now: number): number | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone });
  const [hours, minutes] = clock.format(now).split(':').map(Number);
  const minute = (hours % 24) * 60 + minutes;
  const { from, to } = quiet;
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const left = (to - minute + DAY_MINUTES) % DAY_MINUTES;
  return (Math.floor(now / MINUTE_MS) + left) * MINUTE_MS;
}
