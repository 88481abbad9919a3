import type { Answer, GameTypes, Seat } from '@undercroft/kernel';
import type { Reason } from '../futures.ts';
import { type Chances, less, moved, onGrid, plus } from './chances.ts';
import type { Judgement } from './judge.ts';
import type { Story } from './moments.ts';

/** One answer, and what became of everybody's chances by it: after = before + luck + choice. */
export interface ReviewedMoment {
  readonly version: number;
  readonly seat: Seat;
  /** Chances with the best answer. */
  readonly before: Chances;
  readonly after: Chances;
  /** What dice and draws did, and what nobody could see. */
  readonly luck: Chances;
  /** What the answer did, against the best one. */
  readonly choice: Chances;
  readonly answer: Answer;
  readonly best: Answer;
  /** Standard errors: of luck, and of the choice, for the seat that answered. */
  readonly errors: { readonly luck: number; readonly choice: number };
  readonly stake: number;
  readonly find: number;
  /** Why the best answer is better. */
  readonly why: readonly Reason[];
}

/** How the game went for one seat: result = start + luck + own + others, to the last digit. */
export interface ReviewedSeat {
  readonly seat: Seat;
  readonly start: number;
  readonly result: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  /** How much of what there was to win or lose by choosing was kept, from 0 to 1. */
  readonly accuracy: number;
  /** Real choices: those where answers differ in what they promise. */
  readonly choices: number;
}

export interface Review {
  readonly game: string;
  readonly seats: readonly ReviewedSeat[];
  readonly moments: readonly ReviewedMoment[];
  /** Whether the game was played to its end; a result is a chance where it was not. */
  readonly ended: boolean;
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
  const moments: ReviewedMoment[] = [];
  let after = result;
  for (let index = given.length - 1; index >= 0; index--) {
    const one = momentOf(given[index], judgements[index], glances[index], after);
    moments.push(one);
    after = [...one.before];
  }
  moments.reverse();
  return {
    game: box.game.name,
    seats: result.map((share, seat) => seatOf(seat, moments, after[seat], share)),
    moments,
    ended: outcome !== null,
  };
}

function momentOf<T extends GameTypes>(
  { version, seat, answer, lucky }: Story<T>['given'][number],
  judgement: Judgement | undefined,
  glance: Chances,
  after: Chances,
): ReviewedMoment {
  const nothing = after.map(() => 0);
  const wanted = judgement?.choice ?? nothing;
  let before: number[];
  let choice: number[];
  if (judgement !== undefined && !lucky) {
    before = onGrid(moved(after, less(nothing, wanted)));
    choice = less(after, before);
  } else {
    before = onGrid(judgement?.before?.chances ?? glance);
    choice = less(onGrid(moved(before, wanted)), before);
  }
  return {
    version,
    seat,
    before,
    after,
    luck: less(after, plus(before, choice)),
    choice,
    answer,
    best: judgement?.best ?? answer,
    errors: { luck: judgement?.before?.errors[seat] ?? 0, choice: judgement?.error ?? 0 },
    stake: judgement?.stake ?? 0,
    find: judgement?.find ?? 0,
    why: judgement?.why ?? [],
  };
}

function seatOf(seat: Seat, moments: readonly ReviewedMoment[], start: number, result: number): ReviewedSeat {
  const sum = (value: (moment: ReviewedMoment) => number) =>
    moments.reduce((total, moment) => total + value(moment), 0);
  const own = sum((moment) => (moment.seat === seat ? moment.choice[seat] : 0));
  const stakes = sum((moment) => (moment.seat === seat ? Math.max(moment.stake, -moment.choice[seat]) : 0));
  return {
    seat,
    start,
    result,
    luck: sum((moment) => moment.luck[seat]),
    own,
    others: sum((moment) => (moment.seat === seat ? 0 : moment.choice[seat])),
    accuracy: stakes > 0 ? 1 + own / stakes : 1,
    choices: moments.filter((moment) => moment.seat === seat && moment.stake >= REAL_STAKE).length,
  };
}
