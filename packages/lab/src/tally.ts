/** How one game went. */
export interface Played {
  readonly turns: number;
  /** What ended it, or null when it was stopped. */
  readonly by: string | null;
  readonly winners: readonly number[];
  readonly figures: readonly string[];
  /** How often each kind of event happened, if it was counted. */
  readonly events?: Readonly<Record<string, number>> | undefined;
}

/** Counts of many games; whole numbers only, so that the order of adding does not matter. */
export interface Tally {
  games: number;
  /** Games by what ended them. */
  ends: Record<string, number>;
  /** Ended games by their turns. */
  turns: Record<number, number>;
  figures: Record<string, Wins>;
  seats: Record<string, Wins>;
  /** How often each kind of event happened, and in how many games. */
  events: Record<string, Happened>;
}

interface Happened {
  times: number;
  games: number;
}

interface Wins {
  played: number;
  /** In parts of a win, since a win may be shared. */
  parts: number;
}

/** A number that two to ten winners share without a remainder. */
const PARTS = 2520;

export const emptyTally = (): Tally => ({
  games: 0,
  ends: {},
  turns: {},
  figures: {},
  seats: {},
  events: {},
});

export function count(tally: Tally, { turns, by, winners, figures, events }: Played): void {
  tally.games++;
  for (const [kind, times] of Object.entries(events ?? {})) happen(tally.events, kind, times, 1);
  for (const [seat, figure] of figures.entries()) {
    const parts = winners.includes(seat) ? PARTS / winners.length : 0;
    win(tally.figures, figure, 1, parts);
    win(tally.seats, String(seat + 1), 1, parts);
  }
  if (by === null) return;
  tally.ends[by] = (tally.ends[by] ?? 0) + 1;
  tally.turns[turns] = (tally.turns[turns] ?? 0) + 1;
}

function happen(into: Record<string, Happened>, kind: string, times: number, games: number): void {
  into[kind] ??= { times: 0, games: 0 };
  into[kind].times += times;
  into[kind].games += games;
}

function win(into: Record<string, Wins>, name: string, played: number, parts: number): void {
  into[name] ??= { played: 0, parts: 0 };
  into[name].played += played;
  into[name].parts += parts;
}

export function add(tally: Tally, more: Tally): void {
  tally.games += more.games;
  for (const [by, games] of Object.entries(more.ends)) tally.ends[by] = (tally.ends[by] ?? 0) + games;
  for (const [turns, games] of Object.entries(more.turns)) {
    tally.turns[Number(turns)] = (tally.turns[Number(turns)] ?? 0) + games;
  }
  for (const [name, { played, parts }] of Object.entries(more.figures)) {
    win(tally.figures, name, played, parts);
  }
  for (const [name, { played, parts }] of Object.entries(more.seats)) win(tally.seats, name, played, parts);
  for (const [kind, { times, games }] of Object.entries(more.events))
    happen(tally.events, kind, times, games);
}

/** A share with the 95 % interval around it. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** Wilson's interval for a share, which stays inside 0 … 1 also for few games. */
export function wilson(successes: number, trials: number): Share {
  if (trials === 0) return { share: 0, low: 0, high: 1 };
  const share = successes / trials;
  const scale = 1 + (Z * Z) / trials;
  const middle = (share + (Z * Z) / (2 * trials)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / trials + (Z * Z) / (4 * trials * trials));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Shares of wins by name, the names in order. */
export function shares(wins: Readonly<Record<string, Wins>>): Record<string, Share> {
  return Object.fromEntries(
    Object.keys(wins)
      .sort()
      .map((name) => [name, wilson(wins[name].parts / PARTS, wins[name].played)]),
  );
}

/** The number of turns that a part of the ended games did not exceed; null when none ended. */
export function quantile(turns: Readonly<Record<number, number>>, part: number): number | null {
  const all = Object.entries(turns).map(([value, games]) => [Number(value), games] as const);
  const total = all.reduce((sum, [, games]) => sum + games, 0);
  let seen = 0;
  for (const [value, games] of all.sort(([a], [b]) => a - b)) {
    seen += games;
    if (seen >= part * total) return value;
  }
  return null;
}
