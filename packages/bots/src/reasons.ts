import {
  apply,
  FastChance,
  type GameTypes,
  imagine,
  type Seat,
  type Sight,
  sidesOf,
  together,
} from '@undercroft/kernel';
import { hurried, type Mind } from '@undercroft/kit/mind';
import type { Part, Parts, Reading } from '@undercroft/kit/net';
import { square } from '@undercroft/kit/sums';
import { SharedLuck } from './luck.ts';
import { horizonOf, MOST_ANSWERS_AHEAD, sharesOf } from './search.ts';

/** Why one answer and not another: what is gained by it, or what it costs. Plain data. */
export interface Reason {
  /** A part of what tables are judged by, or `won`: the game itself. */
  readonly part: string;
  /** Whether it is one's own, or that of the others; a partner is neither. */
  readonly whose: 'own' | 'others';
  readonly as: 'amount' | 'share' | 'nearness';
  /** How much of it there is after the better answer, and after the other one. */
  readonly with: number;
  readonly without: number;
  /** What the difference is worth in chances to win: above 0 it speaks for the better answer, below 0 it is its price. */
  readonly worth: number;
}

/** Futures that are compared unless somebody says otherwise. */
const FUTURES = 120;
/** What an answer brings may show later than a search judges: then it is looked for so many times as far ahead. */
const HORIZONS = [1, 3];
/** A reason is worth this much at least, and this part of the weightiest one, and is beyond so many standard errors. */
const TELLING = 0.004;
const BESIDE = 0.3;
const SURE = 2;
const MOST = 2;

/** Who asks why, among whom, and what a table is worth to them: a side wins together. */
interface Asker {
  readonly seat: Seat;
  readonly sides: readonly number[];
  readonly share: (shares: readonly number[]) => number;
}

function askerOf<T extends GameTypes>({ box, view, seat }: Sight<T>, seed: number): Asker {
  const table = imagine(box, view, seat, new FastChance(seed));
  const sides = sidesOf(box.game, box.game.seated(table).length);
  return { seat, sides, share: (shares) => together(sides, shares)[seat] };
}

/** Whose part it is: a partner's gain is neither one's own nor the others'. */
const isMeant = ({ seat, sides }: Asker, whose: Reason['whose'], at: Seat): boolean =>
  whose === 'own' ? at === seat : sides[at] !== sides[seat];

/** One future after each of two answers: what the tables are like, what they are worth, and whether the game was over. */
interface Pair {
  readonly better: Seen;
  readonly other: Seen;
}

interface Seen {
  readonly reading: Reading;
  readonly share: number;
  readonly over: boolean;
}

/**
 * What explains that one answer is better than another: the parts of the judgement that differ after them, each with
 * what it is worth in wins. Never one that points the other way: to gain less of what is good is no reason.
 */
export function reasonsFor<T extends GameTypes>(
  mind: Mind<T>,
  sight: Sight<T>,
  better: T['answer'],
  other: T['answer'],
  seed: number,
  futures = FUTURES,
): Reason[] {
  const { parts } = mind;
  if (parts === undefined) return [];
  const asker = askerOf(sight, seed);
  const luck = new SharedLuck(new FastChance(seed));
  for (const times of HORIZONS) {
    const after = (answer: T['answer'], future: number) =>
      lookAfter(mind, parts, sight, asker, answer, future, times, luck);
    const pairs = Array.from({ length: Math.min(futures, FUTURES) }, (_, future): Pair => {
      return { better: after(better, future), other: after(other, future) };
    });
    const found = reasonsIn(parts, asker, pairs);
    if (found.length > 0) return found;
  }
  return [];
}

/** What speaks for the better answer in some futures. */
function reasonsIn<T extends GameTypes>(parts: Parts<T>, asker: Asker, pairs: readonly Pair[]): Reason[] {
  const total = meanOf(pairs.map((pair) => pair.better.share - pair.other.share));
  // Where the judgement does not bear the advice out, it has no reason to offer.
  if (total.mean <= 0) return [];
  const all = [
    wonReason(pairs),
    ...parts.list.flatMap((part) => [
      reasonOf(parts, part, 'own', asker, pairs),
      reasonOf(parts, part, 'others', asker, pairs),
    ]),
  ].filter((one) => one !== null);
  return mostTelling(all);
}

/** The weightiest gain, and what comes next: another gain, or what it costs. */
function mostTelling(reasons: readonly Reason[]): Reason[] {
  const gains = reasons.filter(({ worth }) => worth > 0).sort((a, b) => b.worth - a.worth);
  if (gains.length === 0) return [];
  const [first, ...rest] = gains;
  const beside = [...rest, ...reasons.filter(({ worth }) => worth < 0)]
    .filter(({ worth }) => Math.abs(worth) >= BESIDE * first.worth)
    .sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
  return [first, ...beside.slice(0, MOST - 1)];
}

/** One future of an answer until the table is judged, as a search judges it, or so many times as far ahead. */
function lookAfter<T extends GameTypes>(
  mind: Mind<T>,
  parts: Parts<T>,
  { box, view, seat }: Sight<T>,
  { share }: Asker,
  answer: T['answer'],
  future: number,
  times: number,
  luck: SharedLuck,
): Seen {
  const { fate, wits } = luck;
  luck.fall(future, view.turn);
  const state = imagine(box, view, seat, fate);
  const horizon = state.turn + times * (horizonOf(mind, box, state) - state.turn);
  apply(box, state, answer, fate);
  for (let i = 0; i < MOST_ANSWERS_AHEAD && state.asks.length > 0 && state.turn < horizon; i++) {
    luck.goOn(state.turn);
    apply(box, state, hurried(mind, box, state, wits), fate);
  }
  if (state.asks.length === 0) return { reading: OVER, share: share(sharesOf(mind, box, state)), over: true };
  const reading = parts.read(box, state);
  return { reading, share: share(parts.judge(reading)), over: false };
}

/** Nothing is to be read of a game that is over. */
const OVER: Reading = { seats: [], table: [], asked: 0 };

/** How many games are won and lost before the table is judged. */
function wonReason(pairs: readonly Pair[]): Reason | null {
  const over = pairs.filter(({ better, other }) => better.over || other.over);
  const count = (seen: readonly Seen[]) =>
    seen.reduce((sum, { share, over: ended }) => sum + (ended ? share : 0), 0) / pairs.length;
  const [won, otherwise] = [count(over.map(({ better }) => better)), count(over.map(({ other }) => other))];
  const worth = meanOf(
    pairs.map(({ better, other }) => (better.over || other.over ? better.share - other.share : 0)),
  );
  return told({ name: 'won', good: true, as: 'share', features: [] }, 'own', won, otherwise, worth);
}

/** A part of the judgement: what it is worth is how much the judgement changes when it alone is exchanged. */
function reasonOf<T extends GameTypes>(
  { judge }: Parts<T>,
  part: Part,
  whose: Reason['whose'],
  asker: Asker,
  pairs: readonly Pair[],
): Reason | null {
  const going = pairs.filter(({ better, other }) => !better.over && !other.over);
  if (going.length === 0) return null;
  const amount = (of: (pair: Pair) => Reading) =>
    going.reduce((sum, pair) => sum + amountIn(of(pair), part, whose, asker), 0) / going.length;
  const [more, less] = [amount(({ better }) => better.reading), amount(({ other }) => other.reading)];
  if (!isSeen(part, more, less)) return null;
  const worth = meanOf(
    pairs.map(({ better, other }) => {
      if (better.over || other.over) return 0;
      const [mine, theirs] = [better.reading, other.reading];
      // Taken into the other table, and taken out of the better one: what lies around it counts for half each.
      const into = asker.share(judge(exchanged(theirs, mine, part, whose, asker))) - other.share;
      const out = better.share - asker.share(judge(exchanged(mine, theirs, part, whose, asker)));
      return (into + out) / 2;
    }),
  );
  return told(part, whose, more, less, worth);
}

/** A reading with one part of it as in another. */
function exchanged(
  reading: Reading,
  from: Reading,
  { features }: Part,
  whose: Reason['whose'],
  asker: Asker,
): Reading {
  const seats = reading.seats.map((own, at) => {
    if (!isMeant(asker, whose, at)) return own;
    const changed = own.slice();
    for (const feature of features) changed[feature] = from.seats[at][feature];
    return changed;
  });
  return { ...reading, seats };
}

/** How much there is of a part: one's own, or the mean of the others'. */
function amountIn({ seats }: Reading, part: Part, whose: Reason['whose'], asker: Asker): number {
  const told = part.features.slice(0, part.told ?? 1);
  const some = seats.filter((_, at) => isMeant(asker, whose, at));
  const sum = some.reduce((all, own) => all + told.reduce((total, feature) => total + own[feature], 0), 0);
  return sum / Math.max(1, some.length);
}

/** A difference that can be seen once it is rounded. */
const SEEN = { amount: 0.1, share: 0.03, nearness: 0.03 };

const kindOf = ({ as }: Part): Reason['as'] => (typeof as === 'object' ? 'amount' : as);

const timesOf = ({ as }: Part): number => (typeof as === 'object' ? as.amount : 1);

const isSeen = (part: Part, more: number, less: number): boolean =>
  Math.abs(more - less) * timesOf(part) >= SEEN[kindOf(part)];

/** A reason, unless it is as likely none, or cannot be seen, or what the figures say is not what they are worth. */
function told(
  part: Part,
  whose: Reason['whose'],
  more: number,
  less: number,
  { mean, error }: { readonly mean: number; readonly error: number },
): Reason | null {
  const speaksFor = more > less === (part.good === (whose === 'own'));
  if (Math.abs(mean) < TELLING || Math.abs(mean) < SURE * error || mean > 0 !== speaksFor) return null;
  if (!isSeen(part, more, less)) return null;
  const times = timesOf(part);
  return { part: part.name, whose, as: kindOf(part), with: more * times, without: less * times, worth: mean };
}

function meanOf(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + square(value - mean), 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) };
}
