import {
  type Answer,
  apply,
  FastChance,
  type GameTypes,
  give,
  imagine,
  type Mind,
  type Seat,
  type Sight,
  sameAnswer,
  sightNow,
} from '@undercroft/kernel';
import { type Reason, reasonsFor } from '../futures.ts';
import { luckOf } from '../index.ts';
import { type Ranked, search } from '../search.ts';
import { type Chances, less } from './chances.ts';
import type { Given, Story } from './moments.ts';
import { type Act, Ahead, type Outlook, Sums } from './outlook.ts';

/** What is thought of one answer. Plain data, so that workers can hand it over. */
export interface Judgement {
  readonly version: number;
  /** The best answer that could be found, by what its seat could know; the one given where nothing was better. */
  readonly best: Answer;
  /** What the answer given changed against the best, for every seat: never above 0 for the one who gave it. */
  readonly choice: Chances;
  /** The standard error of that change, for the one who gave it. */
  readonly error: number;
  /** How much there was to decide: the best answer less the average one. */
  readonly stake: number;
  /** How much better the answer given is than what comes to mind first, where it is surely better. */
  readonly find: number;
  /** Why the best answer is better, by what was met after it; nothing where none was. */
  readonly why: readonly Reason[];
  /** Chances before luck fell, with the best answer; null where the answer used no luck. */
  readonly before: Outlook | null;
}

/** Futures that are looked at for each answer of a match unless somebody says otherwise. */
export const STANDARD_FUTURES = 300;

/** A find is one when it is better by more than so many standard errors. */
const SURE = 2;
/** A mistake may be one from here on. More would miss small ones, and many small ones would pass for luck. */
const LIKELY = 1;
/** What is likely worse is measured again, with so many times the futures. */
const AGAIN = 3;
/** What costs less needs no reasons. */
const WORTH_REASONS = 0.02;

/** Judges the answers of one match: each by itself, always the same, in any order and on any machine. */
export class Judge<T extends GameTypes = GameTypes> {
  readonly story: Story<T>;
  readonly #mind: Mind<T>;
  readonly #ahead: Ahead<T>;
  readonly #futures: number;

  constructor(story: Story<T>, mind: Mind<T>, futures = STANDARD_FUTURES) {
    this.story = story;
    this.#mind = mind;
    this.#ahead = new Ahead(story.box, this.#mind, story.seats);
    this.#futures = futures;
  }

  /** Chances at a glance, with no look ahead: for a first picture. */
  glance(): Chances[] {
    return this.story.given.map(({ state }) => this.#mind.evaluate(this.story.box, state));
  }

  /** Chances at a moment with a look ahead, whatever is answered: for the lab, which compares them with who wins. */
  outlook(index: number): Chances {
    const { state, version } = this.story.given[index];
    const seed = luckOf(`${this.story.match.seed} outlook`, version);
    return this.#ahead.expectation(state, () => {}, this.#futures, seed).chances;
  }

  /** Chances at the end of a match that was left before its end. */
  atTheEnd(): Chances {
    const { end, match } = this.story;
    return this.#ahead.expectation(end, () => {}, this.#futures, luckOf(`${match.seed} end`, 0)).chances;
  }

  judge(index: number): Judgement {
    const given = this.story.given[index];
    const weighed = given.asked && given.answers.length > 1 ? this.#weigh(given) : this.#unforced(given);
    const before = given.lucky ? this.#before(given, weighed.best) : null;
    return { version: given.version, ...weighed, before };
  }

  #unforced({ answer }: Given<T>): Omit<Judgement, 'version' | 'before'> {
    return { best: answer, choice: this.#nothing(), error: 0, stake: 0, find: 0, why: [] };
  }

  #nothing(): number[] {
    return new Array<number>(this.story.seats).fill(0);
  }

  #seed(what: string, { version }: Given<T>): number {
    return luckOf(`${this.story.match.seed} ${what}`, version);
  }

  /**
   * What a choice was worth, by what its seat could know. One sample finds the answer that promises most, a second tells
   * whether it really is better, and a third by how much: the best of several noisy figures always looks too good.
   */
  #weigh(given: Given<T>): Omit<Judgement, 'version' | 'before'> {
    const { state, answer, seat } = given;
    const sight = sightNow(this.story.box, state);
    const chance = new FastChance(this.#seed('find', given));
    const { ranked } = search(this.#mind, sight, chance, { iterations: this.#futures });
    const [promising] = ranked;
    const stake = stakeOf(ranked);
    const half = Math.ceil(this.#futures / 2);
    if (sameAnswer(promising.answer, answer)) {
      const rival = this.#obvious(given, sight);
      const ahead = rival === null ? null : this.#difference(given, sight, rival, half, 'rival');
      const find = ahead !== null && isBeyond(SURE, ahead, seat) ? Math.max(0, ahead.chances[seat]) : 0;
      return { ...this.#unforced(given), stake, find };
    }
    const behind = this.#difference(given, sight, promising.answer, half, 'surely');
    if (behind.chances[seat] >= 0 || !isBeyond(LIKELY, behind, seat))
      return { ...this.#unforced(given), stake };
    const { chances, errors } = this.#difference(given, sight, promising.answer, half * AGAIN, 'how much');
    if (chances[seat] >= 0) return { ...this.#unforced(given), stake };
    const lost = -chances[seat];
    return {
      best: promising.answer,
      choice: chances,
      error: errors[seat],
      stake: Math.max(stake, lost),
      find: 0,
      why: lost < WORTH_REASONS ? [] : this.#why(given, sight, promising.answer),
    };
  }

  /** What sets an answer apart, from one more look that remembers what it met. */
  #why(given: Given<T>, sight: Sight<T>, better: T['answer']): Reason[] {
    const chance = new FastChance(this.#seed('why', given));
    const found = search(this.#mind, sight, chance, { iterations: this.#futures }, { why: true });
    const ranked = found.ranked.find(({ answer }) => sameAnswer(answer, better));
    return ranked === undefined ? [] : reasonsFor(found, ranked);
  }

  /** What comes to mind first, unless that is what was answered. */
  #obvious(given: Given<T>, sight: Sight<T>): T['answer'] | null {
    const first = this.#mind.instinct(sight, new FastChance(this.#seed('instinct', given)));
    return sameAnswer(first, given.answer) ? null : first;
  }

  /** The answer given less another one, from the same tables and the same luck as far as it reaches. */
  #difference(given: Given<T>, sight: Sight<T>, other: T['answer'], futures: number, what: string): Outlook {
    const { box } = this.story;
    const { state, answer, seat } = given;
    const seed = this.#seed(what, given);
    const answering =
      (one: T['answer']): Act<T> =>
      (table, chance) =>
        apply(box, table, one, chance);
    const horizon = this.#ahead.horizon(state);
    const chance = new FastChance(seed);
    const table = imagine(box, sight.view, seat, chance);
    if (chance.used === 0) {
      // Nothing is hidden from this seat but what lies in bags: there is one table, and luck in it can be counted out.
      const mine = this.#ahead.expectation(table, answering(answer), futures, seed);
      const theirs = this.#ahead.expectation(table, answering(other), futures, seed);
      const errors = mine.errors.map((error, at) => Math.hypot(error, theirs.errors[at]));
      return { chances: less(mine.chances, theirs.chances), errors };
    }
    const sums = new Sums();
    for (let i = 0; i < futures; i++) {
      const [mine, theirs] = [answer, other].map((one) => {
        const luck = new FastChance(seed + i + 1);
        const imagined = imagine(box, sight.view, seat, luck);
        apply(box, imagined, one, luck);
        return this.#ahead.future(imagined, horizon, luck);
      });
      sums.add(less(mine, theirs));
    }
    return sums.outlook();
  }

  /** Chances before luck fell, as somebody sees them who knows every hand, and what is to be drawn no better. */
  #before(given: Given<T>, best: T['answer']): Outlook {
    const { box } = this.story;
    const act: Act<T> = given.asked
      ? (table, chance) => apply(box, table, best, chance)
      : (table, chance) => give(box, table, given.seat, given.answer, chance);
    return this.#ahead.expectation(given.state, act, this.#futures, this.#seed('before', given));
  }
}

const isBeyond = (times: number, { chances, errors }: Outlook, seat: Seat): boolean =>
  Math.abs(chances[seat]) > times * errors[seat];

/** The best of some answers less the average of all that were tried. */
function stakeOf(ranked: readonly Ranked[]): number {
  const tried = ranked.filter(({ visits }) => visits > 0);
  const mean = tried.reduce((sum, { share }) => sum + share, 0) / tried.length;
  return Math.max(0, ranked[0].share - mean);
}
