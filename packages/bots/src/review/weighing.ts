import type { GameTypes, Seat } from '@undercroft/kernel';
import { type Chances, less } from './chances.ts';
import { type Interval, Sums, type Trial, WITHIN } from './outlook.ts';

/** What two answers differ by is measured until its interval is no wider to either side, as a share of what a game is about, … */
const PRECISE = 0.02;
/** … or no wider than this part of the figure itself; … */
const PART = 0.15;
/** … or until it may be nothing, and is surely too little to be named; but no longer than somebody allows. */
const NAMED = 0.04;
/** How often it is asked on the way whether that is enough. */
const LOOKS = 16;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** An answer, and what its seat won in each of its futures. */
interface Played<T extends GameTypes> {
  readonly answer: T['answer'];
  readonly won: number[];
}

/** The parts of a look at which those that are behind are left out. */
const ROUNDS = [0.2, 0.5, 1];

/** The answer that wins most often; whoever is likely behind is not played on. */
export function bestOf<T extends GameTypes>(
  trial: Pick<Trial<T>, 'play'>,
  answers: readonly T['answer'][],
  seat: Seat,
  futures: number,
): Played<T> {
  let left = answers.map((answer): Played<T> => ({ answer, won: [] }));
  let leader = left[0];
  for (const part of ROUNDS) {
    if (left.length === 1) break;
    const count = Math.ceil(part * futures);
    for (const { answer, won } of left)
      while (won.length < count) won.push(trial.play(answer, won.length)[seat]);
    leader = left.reduce((best, one) => (sumOf(one.won) > sumOf(best.won) ? one : best));
    left = left.filter((one) => one === leader || !isBehind(one.won, leader.won, 1));
  }
  return leader;
}

/** What another answer wins in as many of the same futures. */
export const playedOn = <T extends GameTypes>(
  trial: Pick<Trial<T>, 'play'>,
  answer: T['answer'],
  { length }: readonly number[],
  seat: Seat,
): number[] => Array.from({ length }, (_, future) => trial.play(answer, future)[seat]);

/** Whether one has won less than another in the same futures, by so many standard errors. */
export function isBehind(one: readonly number[], leader: readonly number[], times: number): boolean {
  const sums = new Sums();
  for (const [future, won] of one.entries()) sums.add([leader[future] - won]);
  const { chances, errors } = sums.outlook();
  return chances[0] > 0 && chances[0] >= times * errors[0];
}

/** So many standard errors are enough before all games are played: more than at the end, because it is asked often. */
const SURE_EARLY = 3;
/** What would become sure in less than one such case of ten is given up: this many standard errors hold nine. */
const UNLIKELY = 1.28;

interface Close {
  readonly seat: Seat;
  readonly scale: number;
  readonly most: number;
}

/** Whether one answer surely wins less than another; it plays no longer than it takes to say so, or to give it up. */
export function isSurelyWorse<T extends GameTypes>(
  trial: Pick<Trial<T>, 'play'>,
  one: T['answer'],
  other: T['answer'],
  { seat, scale, most }: Close,
): boolean {
  const losses = new Sums();
  const step = Math.max(2, Math.ceil(most / LOOKS));
  for (;;) {
    for (let i = 0; i < step; i++) {
      const future = losses.count;
      losses.add([trial.play(other, future)[seat] - trial.play(one, future)[seat]]);
    }
    const { chances, errors } = losses.outlook();
    const [lost, error] = [chances[0], errors[0]];
    if (losses.count >= most) return lost > WITHIN * error;
    if (lost > 0 && lost >= SURE_EARLY * error) return true;
    const part = losses.count / most;
    const atMost = lost + UNLIKELY * error * Math.sqrt(1 - part);
    if (atMost <= WITHIN * error * Math.sqrt(part)) return false;
    if (lost <= WITHIN * error && lost + WITHIN * error < NAMED * scale) return false;
  }
}

/** What one answer changes against another. */
interface Measured {
  /** For whoever is asked, with its interval; and for all. */
  readonly change: number;
  readonly interval: Interval;
  readonly all: Chances;
  /** How often each of the two wins, in so many games. */
  readonly shares: readonly [one: number, other: number];
  readonly games: number;
}

/** Games with the same tables and the same luck after one answer and after another, until the difference is known well enough. */
export function measure<T extends GameTypes>(
  trial: Pick<Trial<T>, 'play'>,
  one: T['answer'],
  other: T['answer'],
  { seat, scale, most }: Close,
): Measured {
  const [differences, shares] = [new Sums(), new Sums()];
  const step = Math.max(2, Math.ceil(most / LOOKS));
  for (;;) {
    for (let i = 0; i < step; i++) {
      const [mine, theirs] = [trial.play(one, differences.count), trial.play(other, differences.count)];
      differences.add(less(mine, theirs));
      shares.add([mine[seat], theirs[seat]]);
    }
    const { chances, errors } = differences.outlook();
    const [change, wide] = [chances[seat], WITHIN * errors[seat]];
    const precise = wide <= Math.max(PRECISE * scale, PART * Math.abs(change));
    const tooSmall = Math.abs(change) <= wide && Math.abs(change) + wide < NAMED * scale;
    if (!precise && !tooSmall && differences.count < most) continue;
    const [mine, theirs] = shares.outlook().chances;
    const interval = { low: change - wide, high: change + wide };
    return { change, interval, all: chances, shares: [mine, theirs], games: differences.count };
  }
}
