import {
  type Answer,
  apply,
  FastChance,
  type GameTypes,
  give,
  sameAnswer,
  sightNow,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { luckOf } from '../index.ts';
import { type Reason, reasonsFor } from '../reasons.ts';
import { type Ranked, search } from '../search.ts';
import { type Chances, scaleOf } from './chances.ts';
import { type AnswerFigure, figuresOf } from './figures.ts';
import type { Decision, Story } from './moments.ts';
import { type Act, Ahead, type Interval, type Outlook, Trial } from './outlook.ts';
import { bestOf, isBehind, isSurelyWorse, measure, playedOn } from './weighing.ts';

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
  /** How many games each of the two comes from. */
  readonly games: number;
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
/** What two answers differ by is measured with at most so many times the futures of a look. */
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

  #unforced({ answer }: Decision<T>): Weighed {
    return {
      best: answer,
      choice: new Array<number>(this.story.seats).fill(0),
      lost: 0,
      interval: { low: 0, high: 0 },
      shares: { best: 0, given: 0 },
      games: 0,
      stake: 0,
      find: 0,
      findInterval: { low: 0, high: 0 },
      why: [],
    };
  }

  #seed(what: string, { version }: Decision<T>): number {
    return luckOf(`${this.story.match.seed} ${what}`, version);
  }

  /**
   * What a choice was worth, by what its seat could know. A search finds answers that promise much, one sample of games
   * played to the end the best of them, a fresh one whether it is surely better, and another by how much: the best of
   * several noisy figures always looks too good.
   */
  #weigh(given: Decision<T>): Weighed {
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
    if (!isSurelyWorse(fresh, answer, best, close)) return { ...this.#unforced(given), stake };
    // How large the mistake is another sample tells, in which it was not found out.
    const again = new Trial(this.#ahead, sight, this.#seed('again', given));
    const { change, interval, all, shares, games } = measure(again, answer, best, close);
    if (interval.high >= 0) return { ...this.#unforced(given), stake };
    return {
      ...this.#unforced(given),
      best,
      choice: all,
      lost: -change,
      interval: { low: -interval.high, high: -interval.low },
      shares: { best: shares[1], given: shares[0] },
      games,
      stake: Math.max(stake, -change),
      why:
        -change < WORTH_REASONS
          ? []
          : reasonsFor(this.#mind, sight, best, answer, this.#seed('why', given), this.#futures),
    };
  }

  /** Chances before luck fell, as somebody sees them who knows every hand, and what is to be drawn no better. */
  #before(given: Decision<T>, best: T['answer']): Outlook {
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

const distinct = <A extends Answer>(answers: readonly A[]): A[] =>
  answers.filter((one, at) => answers.findIndex((other) => sameAnswer(one, other)) === at);

/** The best of some answers less the average of all that were tried. */
function stakeOf(ranked: readonly Ranked[]): number {
  const tried = ranked.filter(({ visits }) => visits > 0);
  const mean = tried.reduce((sum, { share }) => sum + share, 0) / tried.length;
  return Math.max(0, ranked[0].share - mean);
}
