import {
  type Answer,
  type Ask,
  countSides,
  type GameEvent,
  type GameTypes,
  type Seat,
  type View,
  viewOf,
} from '@undercroft/kernel';
import type { Reason } from '../reasons.ts';
import { scaleOf } from './chances.ts';
import type { Review, ReviewedMoment } from './ledger.ts';
import type { Story } from './moments.ts';
import { type Interval, WITHIN } from './outlook.ts';

/** A moment worth telling, with all that it takes to tell it. Plain data. */
export interface Highlight {
  readonly version: number;
  /** Who answered. */
  readonly seat: Seat;
  /** Whose chance it is told by. */
  readonly about: Seat;
  readonly by: 'luck' | 'choice';
  readonly before: number;
  readonly after: number;
  /** What luck or the choice did to that chance, and in which interval that lies. */
  readonly change: number;
  readonly interval: Interval;
  /** The turn it happened in. */
  readonly turn: number;
  /** Of a mistake: how often whoever answered wins with the best answer and with the one given. */
  readonly shares: { readonly best: number; readonly given: number };
  readonly answer: Answer;
  readonly best: Answer;
  /** The question as its seat saw it; null where nothing was asked. */
  readonly ask: Ask | null;
  readonly view: View;
  readonly events: readonly GameEvent[];
  /** Why the best answer is better: gains, and what it costs; two at most. */
  readonly why: readonly Reason[];
}

/** What to tell of one seat; null where there is nothing worth it. */
export interface SeatHighlights {
  readonly seat: Seat;
  readonly luckiest: Highlight | null;
  readonly unluckiest: Highlight | null;
  readonly find: Highlight | null;
  /** Everything that is surely one, the largest first; together they are the seat's own choices. */
  readonly mistakes: readonly Highlight[];
}

export interface Highlights {
  readonly turningPoints: readonly Highlight[];
  readonly seats: readonly SeatHighlights[];
}

/** How large a change must be to be told, as a share of what a game of so many seats is about. */
const TOLD = 0.04;
const TURNS = 0.08;
const MOST_TURNING_POINTS = 5;

/** Whether a loss is large enough to be named in a game of so many seats. */
export const isNamed = (lost: number, seats: number): boolean => lost >= TOLD * scaleOf(seats);

export function highlightsOf<T extends GameTypes>(
  story: Story<T>,
  { moments, seats, sides }: Review,
): Highlights {
  const scale = scaleOf(countSides(sides));
  const given = new Map(story.given.map((one) => [one.version, one]));
  const highlight = (
    moment: ReviewedMoment,
    about: Seat,
    by: Highlight['by'],
    change: number,
    interval: Interval,
  ): Highlight => {
    const { version, seat, turn, before, after, answer, best, why, shares } = moment;
    const one = given.get(version);
    if (one === undefined) throw new RangeError(`no answer to version ${version}`);
    const view = viewOf(story.box, one.state, seat);
    return {
      version,
      seat,
      about,
      by,
      before: before[about],
      after: after[about],
      change,
      interval,
      turn,
      shares,
      answer,
      best,
      ask: one.asked ? (view.asks.at(-1) ?? null) : null,
      view,
      events: one.events,
      why,
    };
  };
  /** The moment at which luck helped or hurt somebody most, if it is enough to be told and surely there. */
  const mostLuck = (about: Seat, sign: 1 | -1) => {
    let found: ReviewedMoment | null = null;
    for (const moment of moments) {
      if (!moment.counted || aroundOf(moment, about, moment.luck[about]) === null) continue;
      if (found === null || sign * moment.luck[about] > sign * found.luck[about]) found = moment;
    }
    if (found === null || sign * found.luck[about] < TOLD * scale) return null;
    const around = aroundOf(found, about, found.luck[about]);
    return around === null ? null : highlight(found, about, 'luck', found.luck[about], around);
  };
  const findOf = (own: readonly ReviewedMoment[]) => {
    const found = own.reduce<ReviewedMoment | null>(
      (most, one) => (one.find > (most?.find ?? 0) ? one : most),
      null,
    );
    if (found === null || found.find < TOLD * scale) return null;
    return highlight(found, found.seat, 'choice', found.find, found.findInterval);
  };
  const swings = moments
    .filter(({ counted }) => counted)
    .map((moment) => ({ moment, ...swingOf(moment) }))
    .filter(({ size }) => size >= TURNS * scale)
    .flatMap(({ moment, about, by, change, size }) => {
      const around = aroundOf(moment, about, change);
      return around === null ? [] : [{ size, told: highlight(moment, about, by, change, around) }];
    })
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST_TURNING_POINTS)
    .map(({ told }) => told)
    .sort((a, b) => a.version - b.version);
  return {
    turningPoints: swings,
    seats: seats.map(({ seat }) => {
      const own = moments.filter((moment) => moment.seat === seat);
      return {
        seat,
        luckiest: mostLuck(seat, 1),
        unluckiest: mostLuck(seat, -1),
        find: findOf(own),
        mistakes: own
          .filter(({ lost }) => lost > 0)
          .sort((a, b) => b.lost - a.lost)
          .map((moment) =>
            highlight(moment, seat, 'choice', -moment.lost, {
              low: -moment.interval.high,
              high: -moment.interval.low,
            }),
          ),
      };
    }),
  };
}

/** The interval around a change that a moment brought somebody; null where it holds 0. */
function aroundOf({ luckErrors }: ReviewedMoment, about: Seat, change: number): Interval | null {
  const wide = WITHIN * luckErrors[about];
  return Math.abs(change) <= wide ? null : { low: change - wide, high: change + wide };
}

/** How far a moment moved somebody's chance most, and by what. */
function swingOf({ luck, choice }: ReviewedMoment) {
  let [about, size] = [0, 0];
  for (const seat of luck.keys()) {
    const moved = Math.abs(luck[seat] + choice[seat]);
    if (moved > size) [about, size] = [seat, moved];
  }
  const by = Math.abs(luck[about]) >= Math.abs(choice[about]) ? ('luck' as const) : ('choice' as const);
  return { about, size, by, change: luck[about] + choice[about] };
}
