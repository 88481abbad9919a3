import {
  type Answer,
  countSides,
  type GameTypes,
  type Seat,
  sideOf,
  sidesOf,
  together,
} from '@undercroft/kernel';
import { lengthOf } from '@undercroft/kit/sums';
import type { Reason } from '../reasons.ts';
import { type Chances, changeOnGrid, less, moved, nearest, onGrid, plus } from './chances.ts';
import { type Headline, headlineOf } from './headline.ts';
import type { Judgement } from './judge.ts';
import type { Story } from './moments.ts';
import { countedOnce } from './once.ts';
import type { Interval } from './outlook.ts';

/**
 * One answer, and what became of everybody's chances by it: after = before + luck + choice. Partners win together, so
 * each has the chance of their side.
 */
export interface ReviewedMoment {
  readonly version: number;
  readonly seat: Seat;
  /** The turn it was given in, counted from the beginning of the game. */
  readonly turn: number;
  /** Whether it has been judged; until then chances are a glance, and nothing is said of the choice. */
  readonly judged: boolean;
  /** Whether chances before and after it are both counted: what a glance makes of one of them is no luck. */
  readonly counted: boolean;
  /** Whether there was more than one answer to choose from. */
  readonly chosen: boolean;
  /** Chances with the best answer. */
  readonly before: Chances;
  readonly after: Chances;
  /** What dice and draws did, and what nobody could see. */
  readonly luck: Chances;
  /** The standard error of that, for every seat. */
  readonly luckErrors: Chances;
  /** What the answer did, against the best one. */
  readonly choice: Chances;
  readonly answer: Answer;
  /** The best answer; the one given where nothing is surely better. */
  readonly best: Answer;
  /** What the answer cost whoever gave it, in chances to win, and in which interval that lies; 0 where nothing is surely better. */
  readonly lost: number;
  readonly interval: Interval;
  /** How often whoever answered wins with the best answer and with the one given, by what it could know; told of mistakes. */
  readonly shares: { readonly best: number; readonly given: number };
  readonly stake: number;
  /** How much better it is than what comes to mind first, where it is surely better. */
  readonly find: number;
  readonly findInterval: Interval;
  /** Why the best answer is better: gains, and what it costs; two at most. */
  readonly why: readonly Reason[];
}

/** How the game went for one seat: result = start + luck + own + partners + others, to the last digit. */
export interface ReviewedSeat {
  readonly seat: Seat;
  readonly start: number;
  readonly result: number;
  readonly luck: number;
  /** The measure of play: what its own mistakes cost, all together; 0 is flawless. */
  readonly own: number;
  /** What partners chose; null where everybody plays for themselves. */
  readonly partners: number | null;
  readonly others: number;
  /** The chance to win with luck left out; over all sides these add up to 1. */
  readonly averageLuck: number;
  /** Real choices: those where answers differ in what they promise. */
  readonly choices: number;
  /** How many of its choices have been judged, and how many there are. */
  readonly judged: { readonly done: number; readonly of: number };
}

export interface Review {
  readonly game: string;
  readonly seats: readonly ReviewedSeat[];
  /** The side of each seat. */
  readonly sides: readonly number[];
  readonly moments: readonly ReviewedMoment[];
  /** By seat: what mattered most for it; null where the game was not played to its end. */
  readonly headlines: readonly Headline[] | null;
  /** Whether the game was played to its end; a result is a chance where it was not. */
  readonly ended: boolean;
  /** Whether every answer has been judged. */
  readonly judged: boolean;
}

/** A choice is a real one where the best answer promises more than the average by this much. */
const REAL_STAKE = 0.005;

/**
 * Puts what was found out about each answer together. It begins at the end, because chances before an answer that used
 * no luck follow from those after it. Answers that nobody has judged yet have their chances at a glance.
 */
export function review<T extends GameTypes>(
  story: Story<T>,
  glances: readonly Chances[],
  judgements: readonly (Judgement | undefined)[],
  unended: Chances | null,
): Review {
  const { box, given, end } = story;
  const outcome = box.game.outcome(box, end);
  const result = onGrid(
    outcome === null
      ? (unended ?? new Array<number>(story.seats).fill(1))
      : outcome.points.map((_, seat) => (outcome.winners.includes(seat) ? 1 : 0)),
  );
  const sides = sidesOf(box.game, story.seats);
  const counted = countedOnce(story, judgements);
  const moments: ReviewedMoment[] = [];
  let after: Known = { chances: result, errors: result.map(() => 0), counted: true };
  for (let index = given.length - 1; index >= 0; index--) {
    const { moment, before } = momentOf(given[index], counted[index], glances[index], after);
    moments.push(bySide(moment, sides));
    after = before;
  }
  moments.reverse();
  const starts = together(sides, after.chances);
  const sums = together(sides, result).map((share, seat) =>
    sumsOf(seat, sides, moments, starts[seat], share),
  );
  const unlucky = sums.map(({ start, own, partners, others }) => start + own + (partners ?? 0) + others);
  const average = nearest([...new Set(sides)].map((side) => unlucky[sides.indexOf(side)]));
  const seats = sums.map((one) => ({ ...one, averageLuck: average[sides[one.seat]] }));
  return {
    game: box.game.name,
    seats,
    sides,
    moments,
    headlines: outcome === null ? null : seats.map((seat) => headlineOf(seat, moments)),
    ended: outcome !== null,
    judged: moments.every(({ judged }) => judged),
  };
}

/** Chances on the grid, how far off they may be, and whether they are more than a glance. */
interface Known {
  readonly chances: Chances;
  readonly errors: Chances;
  readonly counted: boolean;
}

function momentOf<T extends GameTypes>(
  { version, seat, answer, lucky, state, asked, answers }: Story<T>['given'][number],
  judgement: Judgement | undefined,
  glance: Chances,
  after: Known,
): { moment: ReviewedMoment; before: Known } {
  const nothing = after.chances.map(() => 0);
  const choice = judgement === undefined ? nothing : changeOnGrid(judgement.choice);
  const follows = judgement !== undefined && !lucky;
  const before: Known = follows
    ? { ...after, chances: onGrid(moved(after.chances, less(nothing, choice))) }
    : {
        chances: onGrid(judgement?.before?.chances ?? glance),
        errors: judgement?.before?.errors ?? nothing,
        counted: judgement !== undefined,
      };
  const moment: ReviewedMoment = {
    version,
    seat,
    turn: state.turn,
    judged: judgement !== undefined,
    counted: before.counted && after.counted,
    chosen: asked && answers.length > 1,
    before: before.chances,
    after: after.chances,
    luck: less(after.chances, plus(before.chances, choice)),
    luckErrors: follows ? nothing : before.errors.map((error, at) => lengthOf(error, after.errors[at])),
    choice,
    answer,
    best: judgement?.best ?? answer,
    lost: choice[seat] === 0 ? 0 : -choice[seat],
    interval: judgement?.interval ?? { low: 0, high: 0 },
    shares: judgement?.shares ?? { best: 0, given: 0 },
    stake: judgement?.stake ?? 0,
    find: judgement?.find ?? 0,
    findInterval: judgement?.findInterval ?? { low: 0, high: 0 },
    why: judgement?.why ?? [],
  };
  return { moment, before };
}

/** A seat's share of the win as the chance of its side, of which partners have equal parts. */
function bySide(moment: ReviewedMoment, sides: readonly number[]): ReviewedMoment {
  if (countSides(sides) === sides.length) return moment;
  const partners = sideOf(sides, moment.seat).length;
  const all = ({ low, high }: Interval): Interval => ({ low: low * partners, high: high * partners });
  const { shares } = moment;
  return {
    ...moment,
    before: together(sides, moment.before),
    after: together(sides, moment.after),
    luck: together(sides, moment.luck),
    luckErrors: together(sides, moment.luckErrors),
    choice: together(sides, moment.choice),
    lost: moment.lost * partners,
    interval: all(moment.interval),
    shares: { best: shares.best * partners, given: shares.given * partners },
    stake: moment.stake * partners,
    find: moment.find * partners,
    findInterval: all(moment.findInterval),
  };
}

function sumsOf(
  seat: Seat,
  sides: readonly number[],
  moments: readonly ReviewedMoment[],
  start: number,
  result: number,
): Omit<ReviewedSeat, 'averageLuck'> {
  const sum = (value: (moment: ReviewedMoment) => number) =>
    moments.reduce((total, moment) => total + value(moment), 0);
  const isTogether = (moment: ReviewedMoment) => sides[moment.seat] === sides[seat];
  const chosen = moments.filter((moment) => moment.seat === seat && moment.chosen);
  return {
    seat,
    start,
    result,
    luck: sum((moment) => moment.luck[seat]),
    own: sum((moment) => (moment.seat === seat ? moment.choice[seat] : 0)),
    partners:
      sideOf(sides, seat).length === 1
        ? null
        : sum((moment) => (moment.seat !== seat && isTogether(moment) ? moment.choice[seat] : 0)),
    others: sum((moment) => (isTogether(moment) ? 0 : moment.choice[seat])),
    choices: moments.filter((moment) => moment.seat === seat && moment.stake >= REAL_STAKE).length,
    judged: { done: chosen.filter(({ judged }) => judged).length, of: chosen.length },
  };
}
