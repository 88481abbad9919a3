import {
  type Answer,
  type Ask,
  type GameEvent,
  type GameTypes,
  type Seat,
  type View,
  viewOf,
} from '@undercroft/kernel';
import type { Reason } from '../futures.ts';
import { scaleOf } from './chances.ts';
import type { Review, ReviewedMoment } from './ledger.ts';
import type { Story } from './moments.ts';

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
  /** What luck or the choice did to that chance. */
  readonly change: number;
  readonly answer: Answer;
  readonly best: Answer;
  /** The question as its seat saw it; null where nothing was asked. */
  readonly ask: Ask | null;
  readonly view: View;
  readonly events: readonly GameEvent[];
  /** Why the best answer is better. */
  readonly why: readonly Reason[];
}

/** What to tell of one seat; null where there is nothing worth it. */
export interface SeatHighlights {
  readonly seat: Seat;
  readonly luckiest: Highlight | null;
  readonly unluckiest: Highlight | null;
  readonly find: Highlight | null;
  readonly mistake: Highlight | null;
  /** The chance to win with luck left out: start and everybody's choices. */
  readonly averageLuck: number;
}

export interface Highlights {
  readonly turningPoints: readonly Highlight[];
  readonly seats: readonly SeatHighlights[];
}

/** How large a change must be to be told, as a share of what a game of so many seats is about. */
const TOLD = 0.04;
const TURNS = 0.08;
const MOST_TURNING_POINTS = 5;

export function highlightsOf<T extends GameTypes>(story: Story<T>, { moments, seats }: Review): Highlights {
  const scale = scaleOf(seats.length);
  const given = new Map(story.given.map((one) => [one.version, one]));
  const highlight = (moment: ReviewedMoment, about: Seat, by: Highlight['by'], change: number): Highlight => {
    const { version, seat, before, after, answer, best, why } = moment;
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
      answer,
      best,
      ask: one.asked ? (view.asks.at(-1) ?? null) : null,
      view,
      events: one.events,
      why,
    };
  };
  /** The moment that has most of something, if it is enough to be told. */
  const most = (about: Seat, by: Highlight['by'], value: (moment: ReviewedMoment) => number, sign = 1) => {
    let found: ReviewedMoment | null = null;
    for (const moment of moments) if (found === null || value(moment) > value(found)) found = moment;
    if (found === null || value(found) < TOLD * scale) return null;
    return highlight(found, about, by, sign * value(found));
  };
  const swings = moments
    .map((moment) => ({ moment, ...swingOf(moment) }))
    .filter(({ size }) => size >= TURNS * scale)
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST_TURNING_POINTS)
    .sort((a, b) => a.moment.version - b.moment.version);
  return {
    turningPoints: swings.map(({ moment, about, by, change }) => highlight(moment, about, by, change)),
    seats: seats.map(({ seat, start, own, others }) => {
      const isOwn = (moment: ReviewedMoment) => moment.seat === seat;
      return {
        seat,
        luckiest: most(seat, 'luck', ({ luck }) => luck[seat]),
        unluckiest: most(seat, 'luck', ({ luck }) => -luck[seat], -1),
        find: most(seat, 'choice', (moment) => (isOwn(moment) ? moment.find : 0)),
        mistake: most(seat, 'choice', (moment) => (isOwn(moment) ? -moment.choice[seat] : 0), -1),
        averageLuck: Math.min(1, Math.max(0, start + own + others)),
      };
    }),
  };
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
