import type { TurnWishes } from '../store/ways.ts';

/** Whether a zone is one that clocks know. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Whether somebody wants to hear nothing just now, by the clock where they are. */
export function isQuiet({ quiet, zone }: TurnWishes, now: number): boolean {
  if (quiet === null || quiet.from === quiet.to) return false;
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone });
  const [hours, minutes] = clock.format(now).split(':').map(Number);
  const minute = (hours % 24) * 60 + minutes;
  const { from, to } = quiet;
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
