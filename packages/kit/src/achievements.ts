import type { GameEvent, Seat } from '@undercroft/kernel';

/** What a field of an event must be: this, a list like this, a number within limits, or a list that has something. */
type Wanted =
  | string
  | number
  | boolean
  | readonly number[]
  | { readonly least: number }
  | { readonly most: number }
  | { readonly has: string };

/** Something that happens to a seat. */
interface Happening {
  readonly kind: string;
  /** The field that names the seat, where it is another than `seat`; null for whoever it happens to. */
  readonly whose?: string | null;
  readonly with?: Readonly<Record<string, Wanted>>;
}

/** Something to be proud of, or not: data, reckoned from the events of a finished match. The game's words say it. */
export interface Achievement {
  readonly id: string;
  /** All of these, each at least so often; where it says so, counted anew after something else has happened. */
  readonly happens?: readonly (Happening & { readonly times?: number; readonly anewAt?: Happening })[];
  /** None of these. */
  readonly never?: readonly Happening[];
  /** Only for those who won, or only for those who did not. */
  readonly won?: boolean;
}

function fits(value: unknown, wanted: Wanted): boolean {
  if (typeof wanted !== 'object') return value === wanted;
  if (Array.isArray(wanted)) return Array.isArray(value) && String(value) === String(wanted);
  if ('least' in wanted) return typeof value === 'number' && value >= wanted.least;
  if ('most' in wanted) return typeof value === 'number' && value <= wanted.most;
  return Array.isArray(value) && 'has' in wanted && value.includes(wanted.has);
}

function isIt(event: GameEvent, { kind, whose = 'seat', with: fields = {} }: Happening, seat: Seat): boolean {
  const said: Readonly<Record<string, unknown>> = { ...event };
  if (event.kind !== kind || (whose !== null && said[whose] !== seat)) return false;
  return Object.entries(fields).every(([name, wanted]) => fits(said[name], wanted));
}

/** The most often it happened without the other thing happening in between. */
function timesOf(
  events: readonly GameEvent[],
  happening: Happening,
  anewAt: Happening | undefined,
  seat: Seat,
): number {
  let now = 0;
  let most = 0;
  for (const event of events) {
    if (anewAt !== undefined && isIt(event, anewAt, seat)) now = 0;
    if (isIt(event, happening, seat)) now++;
    most = Math.max(most, now);
  }
  return most;
}

/** What a seat has achieved in a finished match. */
export function achievedBy(
  seat: Seat,
  events: readonly GameEvent[],
  winners: readonly Seat[],
  achievements: readonly Achievement[],
): Achievement[] {
  return achievements.filter(
    ({ happens = [], never = [], won }) =>
      (won === undefined || won === winners.includes(seat)) &&
      happens.every(({ times = 1, anewAt, ...one }) => timesOf(events, one, anewAt, seat) >= times) &&
      !events.some((event) => never.some((one) => isIt(event, one, seat))),
  );
}
