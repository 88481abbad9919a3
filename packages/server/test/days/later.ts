import { dayOf, daysOf, endOf, weekOf } from '@undercroft/bots/today';
import { onTestFinished, vi } from 'vitest';
import type { serve } from '../serving.ts';

type Node = Pick<Awaited<ReturnType<typeof serve>>, 'house'>;
const DAY_MS = 86_400_000;
/** So long before midnight a test begins at the latest. */
const ENOUGH_MS = 20 * 60_000;

const { now } = Date;
let ahead = 0;
/** What the storage's clock is asked by, before anything was later. */
let clock: string | null = null;

/** From now on it is so many days later, for everybody; also by the storage's own clock, at which a house looks now and then. */
export function later({ house }: Node, days: number): void {
  ahead += days;
  const ms = Math.round(ahead * DAY_MS);
  const spy = vi.spyOn(Date, 'now').mockImplementation(() => now() + ms);
  const { dialect } = house.sql;
  const before = clock ?? dialect.now;
  clock = before;
  Object.assign(dialect, { now: `(${before} + ${ms})` });
  onTestFinished(() => {
    [ahead, clock] = [0, null];
    spy.mockRestore();
    Object.assign(dialect, { now: before });
  });
}

const today = (): number => dayOf(new Date(Date.now()));

/** Not in the last minutes of a day: what is tested is not over midnight by chance. */
export function inTheMiddleOfADay(node: Node): void {
  if (endOf(today()).getTime() - Date.now() < ENOUGH_MS) later(node, 0.1);
}

/** Nor on a Sunday: tomorrow is in the same week. */
export function inTheMiddleOfAWeek(node: Node): void {
  inTheMiddleOfADay(node);
  if (today() === daysOf(weekOf(today())).last) later(node, 1);
}
