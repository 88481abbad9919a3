import {
  type Answer,
  apply,
  FastChance,
  type GameTypes,
  give,
  type Mind,
  type Seat,
  sameAnswer,
  sightNow,
} from '@undercroft/kernel';
import { luckOf } from '../index.ts';
import { type Reason, reasonsFor } from '../reasons.ts';
import { type Ranked, search } from '../search.ts';
import { type Chances, less, scaleOf } from './chances.ts';
import { type AnswerFigure, figuresOf } from './figures.ts';
import type { Given, Story } from './moments.ts';
import { type Act, Ahead, type Interval, type Outlook, Sums, Trial, WITHIN } from './outlook.ts';

/** What is thought of one answer. Plain data, so that workers can hand it over and matches can keep it. */
export interface Judgement {
  readonly version: number;
  /** The best answer that could be found, by what its seat could know; the one given where nothing was surely better. */
  readonly best: Answer;
  /** What the answer given changed against the best, for every seat: never above 0 for the one who gave it. */
  readonly choice: Chances;
  /** The same for the one who gave it, as a loss, and the interval it lies in, which never holds 0; 0 where nothing is surely better. */
  readonly lost: number;
  readonly interval: Interval;
  /** The chance to win of whoever answered, with the best answer and with the one given; alike where nothing is better. */
  readonly shares: { readonly best: number; readonly given: number };
  /** How much there was to decide: the best answer less the average one. */
  readonly stake: number;
  /** How much better the answer given is than what comes to mind first, where it is surely better. */
  readonly find: number;
  readonly findInterval: Interval;
  /** Why the best answer is better; nothing where none is. */
  readonly why: readonly Reason[];
  /** Chances before luck fell, with the best answer; null where the answer used no luck. */
  readonly before: Outlook | null;
}

/** Futures that are looked at for each answer of a match unless somebody says otherwise. */
export const STANDARD_FUTURES = 300;

/** What is behind by so many standard errors at first is measured: less would be chance too often, more would miss too much. */
const LIKELY = 0.7;
/** Answers besides the one given that are played to the end. */
const MOST_RIVALS = 3;
/** What two answers differ by is measured until its interval is no wider to either side, as a share of what a game is about, … */
const PRECISE = 0.02;
/** … or no wider than this part of the figure itself; … */
const PART = 0.15;
/** … or until it may be nothing, and is surely too little to be named; … */
const NAMED = 0.04;
/** … but with no more than so many times the futures of a look. */
const MOST_TIMES = 8;
/** What costs less needs no reasons. */
const WORTH_REASONS = 0.01;

type Weighed = Omit<Judgement, 'version' | 'before'>;

/** Judges the answers of one match: each by itself, always the same, in any order and on any machine. */
export class Judge<T extends GameTypes = GameTypes> {
  readonly story: Story<T>;
  readonly #mind: Mind<T>;
  readonly #ahead: Ahead<T>;
  readonly #futures: number;

  constructor(story: Story<T>, mind: Mind<T>, futures = STANDARD_FUTURES) {
    this.story = story;
    this.#mind = mind;
    this.#ahead = new Ahead(story.box, mind);
    this.#futures = futures;
  }

  /** Chances at a glance, with no look ahead: for a first picture. */
  glance(): Chances[] {
    return this.story.given.map(({ state }) => this.#mind.evaluate(this.story.box, state));
  }

  /** Chances at a moment, whatever is answered: for the lab, which compares them with who wins. */
  outlook(index: number): Chances {
    return this.#chances(this.story.given[index].state, () => {}).chances;
  }

  /** Chances at the end of a match that was left before its end. */
  atTheEnd(): Chances {
    return this.#chances(this.story.end, () => {}).chances;
  }

  judge(index: number): Judgement {
    const given = this.story.given[index];
    const weighed = this.choice(index);
    return {
      version: given.version,
      ...weighed,
      before: given.lucky ? this.#before(given, weighed.best) : null,
    };
  }

  /** What a choice was worth, and nothing of luck. */
  choice(index: number): Weighed {
    const given = this.story.given[index];
    return given.asked && given.answers.length > 1 ? this.#weigh(given) : this.#unforced(given);
  }

  /** Every answer that could have been given at a moment, played to the end, the best first. */
  figures(index: number): AnswerFigure[] {
    const given = this.story.given[index];
    const sight = sightNow(this.story.box, given.state);
    return figuresOf(
      this.#ahead,
      sight,
      { seed: this.#seed('figures', given), futures: this.#futures },
      sight.answers,
    );
  }

  #unforced({ answer }: Given<T>): Weighed {
    return {
      best: answer,
      choice: new Array<number>(this.story.seats).fill(0),
      lost: 0,
      interval: { low: 0, high: 0 },
      shares: { best: 0, given: 0 },
      stake: 0,
      find: 0,
      findInterval: { low: 0, high: 0 },
      why: [],
    };
  }

  #seed(what: string, { version }: Given<T>): number {
    return luckOf(`${this.story.match.seed} ${what}`, version);
  }

  /**
   * What a choice was worth, by what its seat could know. A search finds answers that promise much, one sample of games
   * played to the end the best of them, a fresh one whether it is surely better, and another by how much: the best of
   * several noisy figures always looks too good.
   */
  #weigh(given: Given<T>): Weighed {
    const { state, answer, seat } = given;
    const sight = sightNow(this.story.box, state);
    const chance = new FastChance(this.#seed('find', given));
    const { ranked } = search(this.#mind, sight, chance, { iterations: this.#futures });
    const stake = stakeOf(ranked);
    const first = this.#mind.instinct(sight, new FastChance(this.#seed('instinct', given)));
    const rivals = distinct([first, ...ranked.map((one) => one.answer)]).slice(0, MOST_RIVALS);
    const trial = new Trial(this.#ahead, sight, this.#seed('promising', given));
    const promising = bestOf(trial, rivals, seat, this.#futures);
    const fresh = new Trial(this.#ahead, sight, this.#seed('how much', given));
    const close = { seat, scale: scaleOf(this.story.seats), most: this.#futures * MOST_TIMES };
    const best = promising.answer;
    const givenWon = sameAnswer(best, answer) ? promising.won : playedOn(trial, answer, promising.won, seat);
    if (!isBehind(givenWon, promising.won, LIKELY)) {
      if (sameAnswer(first, answer)) return { ...this.#unforced(given), stake };
      const lead = measure(fresh, answer, first, { ...close, most: this.#futures });
      if (lead.interval.low <= 0) return { ...this.#unforced(given), stake };
      return { ...this.#unforced(given), stake, find: lead.change, findInterval: lead.interval };
    }
    if (measure(fresh, answer, best, close).interval.high >= 0) return { ...this.#unforced(given), stake };
    // It is surely a mistake; how large it is another sample tells, in which it was not found out.
    const again = new Trial(this.#ahead, sight, this.#seed('again', given));
    const { change, interval, all, shares } = measure(again, answer, best, close);
    if (interval.high >= 0) return { ...this.#unforced(given), stake };
    return {
      ...this.#unforced(given),
      best,
      choice: all,
      lost: -change,
      interval: { low: -interval.high, high: -interval.low },
      shares: { best: shares[1], given: shares[0] },
      stake: Math.max(stake, -change),
      why:
        -change < WORTH_REASONS
          ? []
          : reasonsFor(this.#mind, sight, best, answer, this.#seed('why', given), this.#futures),
    };
  }

  /** Chances before luck fell, as somebody sees them who knows every hand, and what is to be drawn no better. */
  #before(given: Given<T>, best: T['answer']): Outlook {
    const { box } = this.story;
    return this.#chances(
      given.state,
      given.asked
        ? (table, chance) => apply(box, table, best, chance)
        : (table, chance) => give(box, table, given.seat, given.answer, chance),
    );
  }

  /** The luck of the futures is the same at every moment of a match, so that moments differ by what lies there alone. */
  #chances(state: T['state'], act: Act<T>): Outlook {
    return this.#ahead.expectation(state, act, this.#futures, luckOf(`${this.story.match.seed} chances`, 0));
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const distinct = <A extends Answer>(answers: readonly A[]): A[] =>
  answers.filter((one, at) => answers.findIndex((other) => sameAnswer(one, other)) === at);

/** An answer, and what its seat won in each of its futures. */
interface Played<T extends GameTypes> {
  readonly answer: T['answer'];
  readonly won: number[];
}

/** The parts of a look at which those that are behind are left out. */
const ROUNDS = [0.2, 0.5, 1];

/** The answer that wins most often; whoever is likely behind is not played on. */
function bestOf<T extends GameTypes>(
  trial: Trial<T>,
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
const playedOn = <T extends GameTypes>(
  trial: Trial<T>,
  answer: T['answer'],
  { length }: readonly number[],
  seat: Seat,
): number[] => Array.from({ length }, (_, future) => trial.play(answer, future)[seat]);

/** Whether one has won less than another in the same futures, by so many standard errors. */
function isBehind(one: readonly number[], leader: readonly number[], times: number): boolean {
  const sums = new Sums();
  for (const [future, won] of one.entries()) sums.add([leader[future] - won]);
  const { chances, errors } = sums.outlook();
  return chances[0] > 0 && chances[0] >= times * errors[0];
}

/** What one answer changes against another. */
interface Measured {
  /** For whoever is asked, with its interval; and for all. */
  readonly change: number;
  readonly interval: Interval;
  readonly all: Chances;
  /** How often each of the two wins. */
  readonly shares: readonly [one: number, other: number];
}

/** Games with the same tables and the same luck after one answer and after another, until the difference is known well enough. */
function measure<T extends GameTypes>(
  trial: Trial<T>,
  one: T['answer'],
  other: T['answer'],
  { seat, scale, most }: { readonly seat: Seat; readonly scale: number; readonly most: number },
): Measured {
  const [differences, shares] = [new Sums(), new Sums()];
  const step = Math.max(2, Math.ceil(most / 16));
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
    return { change, interval, all: chances, shares: [mine, theirs] };
  }
}

/** The best of some answers less the average of all that were tried. */
function stakeOf(ranked: readonly Ranked[]): number {
  const tried = ranked.filter(({ visits }) => visits > 0);
  const mean = tried.reduce((sum, { share }) => sum + share, 0) / tried.length;
  return Math.max(0, ranked[0].share - mean);
}
