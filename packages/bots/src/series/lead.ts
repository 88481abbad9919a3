import type { Seat } from '@undercroft/kernel';
import { addTo, type Exact, roundedOff } from './exact.ts';

/** Moments of a game, from its first turn to its last, at which its lead is looked at. */
export const MOMENTS = 20;

/** How the lead went, over many games. */
export interface Lead {
  /** Games that ended. */
  games: number;
  /** At each moment: the sum of the winner's judged shares. */
  winner: Exact[];
  /** At each moment: how often the leader went on to win. */
  leader: Exact[];
  /** Games by when the winner took the lead for good, in parts of a game. */
  decided: number[];
}

/** Shares this close are level. */
const LEVEL = 1e-9;

/** Each seat's judged share of the win at every turn: a list of them, or what is judged when somebody asks. */
export interface Shares {
  readonly length: number;
  at(turn: number): readonly number[] | undefined;
}

/** How the table lay at every turn of a game, judged only where somebody asks: most turns nobody does. */
export class Judged<S extends object> implements Shares {
  readonly #judge: (table: S) => readonly number[];
  readonly #turns: (S | readonly number[])[] = [];

  constructor(judge: (table: S) => readonly number[]) {
    this.#judge = judge;
  }

  get length(): number {
    return this.#turns.length;
  }

  /** A turn begins on a table that does not change any more. */
  push(table: S): void {
    this.#turns.push(table);
  }

  at(turn: number): readonly number[] | undefined {
    const lay = this.#turns[turn];
    if (lay === undefined || Array.isArray(lay)) return lay as readonly number[] | undefined;
    const shares = this.#judge(lay as S);
    this.#turns[turn] = shares;
    return shares;
  }
}

const atEach = <T>(make: () => T): T[] => Array.from({ length: MOMENTS + 1 }, make);

export const noLead = (): Lead => ({
  games: 0,
  winner: atEach(() => []),
  leader: atEach(() => []),
  decided: atEach(() => 0),
});

/** Notes one game: each seat's judged share of the win at every turn, and who won. */
export function noteLead(lead: Lead, turns: Shares, winners: readonly Seat[]): void {
  if (turns.length === 0 || winners.length === 0) return;
  lead.games++;
  const last = turns.length - 1;
  for (let moment = 0; moment <= MOMENTS; moment++) {
    const shares = turns.at(Math.round((moment / MOMENTS) * last)) ?? [];
    addTo(lead.winner[moment], winners.reduce((sum, seat) => sum + shares[seat], 0) / winners.length);
    addTo(lead.leader[moment], creditOf(shares, winners));
  }
  let since = turns.length;
  while (since > 0 && creditOf(turns.at(since - 1) ?? [], winners) === 1) since--;
  lead.decided[Math.round((since / turns.length) * MOMENTS)]++;
}

/** How much of the lead these seats hold: all of it, none, or their part where several are level. */
function creditOf(shares: readonly number[], seats: readonly Seat[]): number {
  const best = Math.max(...shares) - LEVEL;
  let ahead = 0;
  let among = 0;
  for (let seat = 0; seat < shares.length; seat++) {
    if (shares[seat] < best) continue;
    ahead++;
    if (seats.includes(seat)) among++;
  }
  return among / ahead;
}

export function addLead(lead: Lead, more: Readonly<Lead>): void {
  lead.games += more.games;
  for (let moment = 0; moment <= MOMENTS; moment++) {
    addTo(lead.winner[moment], ...more.winner[moment]);
    addTo(lead.leader[moment], ...more.leader[moment]);
    lead.decided[moment] += more.decided[moment];
  }
}

/** Over all games that ended, at each moment: the winner's judged share, and how often the leader won. */
export function meanLead({ games, winner, leader }: Readonly<Lead>) {
  const mean = (sum: Exact) => roundedOff(sum) / Math.max(1, games);
  return { winner: winner.map(mean), leader: leader.map(mean) };
}
