import { availableParallelism } from 'node:os';
import type { Budget } from '@undercroft/bots';
import { addTo, type Exact } from '@undercroft/bots/series';
import { countSides, type Game, sidesOf } from '@undercroft/kernel';
import { refuse, wholeNumber } from '../arguments.ts';
import { type BoxFlags, readBox } from '../box.ts';
import { deal } from '../experiment/crew.ts';
import { gamesOf, type Piece } from '../experiment/parts.ts';
import { type Contestant, countSeats, nameOf, readBudget } from '../players.ts';
import { PATIENCE } from './program.ts';

/** The flags of whoever lets players compete. */
export const CONTEST_FLAGS = {
  seats: { type: 'string' },
  deals: { type: 'string' },
  ms: { type: 'string' },
  core: { type: 'boolean', default: false },
  iterations: { type: 'string' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string' },
  set: { type: 'string' },
  'most-turns': { type: 'string', default: '1000' },
  part: { type: 'string' },
  patience: { type: 'string', default: String(PATIENCE) },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
} as const;

interface ContestFlags extends BoxFlags {
  readonly seats?: string | undefined;
  readonly ms?: string | undefined;
  readonly core: boolean;
  readonly iterations?: string | undefined;
  readonly seed: string;
  readonly 'most-turns': string;
  readonly patience: string;
}

/** Who competes, and at what: the same for all parts of a run. */
export interface Contest {
  readonly game: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly set: unknown;
  readonly seats: number;
  readonly sides: number;
  readonly seed: string;
  readonly contestants: readonly Contestant[];
  /** A duel is one against all others, alike; otherwise it is everybody against everybody. */
  readonly duel: boolean;
  readonly games: number;
  readonly budget: Budget;
  /** Milliseconds are those in which a core thought. */
  readonly core: boolean;
  readonly mostTurns: number;
  /** Seconds a program may take for an answer. */
  readonly patience: number;
}

/** The contest that the flags describe, of so many deals. */
export function readContest(
  game: Game,
  contestants: readonly Contestant[],
  flags: ContestFlags,
  { duel, deals, budget }: Pick<Contest, 'duel' | 'budget'> & { readonly deals: number },
): Contest {
  if (flags.core && flags.iterations !== undefined) throw refuse('expected --core or --iterations, not both');
  const seats = countSeats(flags.seats, game, 2);
  const places = sidesOf(game, seats);
  const sides = countSides(places);
  if (contestants.length < (duel ? 2 : sides))
    throw refuse(`expected at least ${sides} contestants, not ${contestants.length}`);
  return {
    ...{ game: game.name, ...readBox(game, Array<null>(seats).fill(null), flags) },
    ...{ seats, sides, seed: flags.seed, contestants, duel },
    games: deals * lineupsOf({ contestants, duel }, places).length,
    budget: readBudget(flags, budget),
    core: flags.core,
    mostTurns: wholeNumber(flags['most-turns'], 'most-turns', 1),
    patience: wholeNumber(flags.patience, 'patience', 1),
  };
}

/**
 * Who plays which side, by number, in every way in which a deal is played: in a duel the first at each side in turn and
 * the other at all the rest, else every group that fills the sides, once from each way round the table.
 */
export function lineupsOf(
  { contestants, duel }: Pick<Contest, 'contestants' | 'duel'>,
  places: readonly number[],
): number[][] {
  const sides = Array.from({ length: countSides(places) }, (_, side) => side);
  if (duel) return sides.map((own) => sides.map((side) => (side === own ? 0 : 1)));
  return groupsOf(contestants.length, sides.length).flatMap((group) =>
    sides.map((turned) => sides.map((side) => group[(side + turned) % sides.length])),
  );
}

/** Every group of so many, in order. */
function groupsOf(contestants: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const groups: number[][] = [];
  for (let one = from; one < contestants; one++)
    for (const rest of groupsOf(contestants, size - 1, one + 1)) groups.push([one, ...rest]);
  return groups;
}

/** Games, and how much of the win somebody took in them. */
interface Won {
  games: number;
  readonly won: Exact;
}

/** How somebody fared. */
export interface Fared extends Won {
  readonly name: string;
  /** Games that a program broke and so lost, and what it did first. */
  faults: number;
  fault: string | null;
  /** Against each of the others, by number. */
  readonly against: Record<number, Won>;
}

/** What came of a contest, or of a part of it. */
export interface Result {
  games: number;
  unfinished: number;
  readonly fared: Fared[];
}

export const noResult = (contestants: readonly Contestant[]): Result => ({
  games: 0,
  unfinished: 0,
  fared: contestants.map((one) => ({
    ...{ name: nameOf(one), games: 0, won: [], faults: 0, fault: null, against: {} },
  })),
});

/** One game: how much of the win each side got, whether it ended by itself, and who broke it. */
interface GameNote {
  readonly shares: readonly number[];
  readonly ended: boolean;
  readonly fault: { readonly side: number; readonly message: string } | null;
}

export function noteGame(
  result: Result,
  lineup: readonly number[],
  { shares, ended, fault }: GameNote,
): void {
  result.games++;
  if (!ended && fault === null) result.unfinished++;
  for (const [side, number] of lineup.entries()) {
    const one = result.fared[number];
    addWon(one, { games: 1, won: [shares[side]] });
    for (const [other, rival] of lineup.entries()) {
      if (rival === number) continue;
      // Of the win that the two of them have, each has its part; where neither has won, both have half.
      const both = shares[side] + shares[other];
      addAgainst(one, rival, { games: 1, won: [both > 0 ? shares[side] / both : 0.5] });
    }
  }
  if (fault === null) return;
  const guilty = result.fared[lineup[fault.side]];
  guilty.faults++;
  guilty.fault ??= fault.message;
}

function addWon(into: Won, { games, won }: Won): void {
  into.games += games;
  addTo(into.won, ...won);
}

function addAgainst({ against }: Fared, rival: number, met: Won): void {
  against[rival] ??= { games: 0, won: [] };
  addWon(against[rival], met);
}

function addResult(into: Result, { games, unfinished, fared }: Result): void {
  into.games += games;
  into.unfinished += unfinished;
  for (const [at, more] of fared.entries()) {
    into.fared[at] ??= { ...more, games: 0, won: [], faults: 0, fault: null, against: {} };
    const one = into.fared[at];
    addWon(one, more);
    one.faults += more.faults;
    one.fault ??= more.fault;
    for (const [rival, met] of Object.entries(more.against)) addAgainst(one, Number(rival), met);
  }
}

/** How the results of contests add up, whoever competes. */
export const CONTEST = {
  nothing: (): Result => noResult([]),
  add: addResult,
};

/** Plays a contest, or a piece of it, on several threads; false where it was stopped. */
export function playContest(
  contest: Contest,
  piece: Piece | null,
  workers: number,
  result: Result,
): Promise<boolean> {
  const { first, games: count } = gamesOf(piece, contest.games);
  return deal({ deed: 'contest', brief: contest, first, count, workers }, (report) =>
    addResult(result, report),
  );
}

/** Tells which programs broke games, and says with what exit code a contest ends. */
export function tellBroken(command: string, { fared }: Result): number {
  for (const { games, faults, fault } of fared) {
    if (fault === null) continue;
    console.error(
      `undercroft ${command}: lost because a program broke the game: ${faults} of ${games}; first ${fault}`,
    );
  }
  return fared.some(({ fault }) => fault !== null) ? 1 : 0;
}
