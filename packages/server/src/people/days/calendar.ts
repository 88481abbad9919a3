import { dayOf } from '@undercroft/bots/today';
import { theTime } from '../../ground/clock.ts';
import { Problem } from '../../ground/problem.ts';
import type { Among, Listed } from '../../storage/among.ts';

/** So much of a board is shown. */
export const LISTED = 100;
/** What stands where the name of somebody would who does not want to be seen. */
export const NOBODY = '—';

export const timeOf = (at: number): string => new Date(at).toISOString();

/** The day it is where the server is. */
export const today = (): number => dayOf(new Date(theTime()));

/** Of a day to come nobody learns anything, and nothing is asked of the storage. */
export function mustHaveCome(day: number): void {
  if (day > today()) throw new Problem('no-such-day');
}

/** Somebody on a board: friends and clubs know each other, among everybody only those are named who want to be. */
export const nameOn = ({ guest, name, shown }: Listed, you: string | null, among: Among) => ({
  name: among.kind !== 'all' || shown === 1 || guest === you ? name : NOBODY,
  you: guest === you,
});
