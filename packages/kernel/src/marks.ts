import { copy } from './copy.ts';
import type { Game, GameTypes } from './game.ts';
import { type Mark, type Match, replay, type Stood } from './match.ts';

/** So many answers are quickly played again. */
const EVERY = 16;
/** People seldom go back further than all of these; then the match is played again from its beginning. */
const MOST = 8;

/**
 * Moments of a table that still stand, oldest first: whoever goes back plays on from the last one before it, however long
 * the game has lasted.
 */
export class Marks<T extends GameTypes = GameTypes> {
  #marks: Mark<T>[];

  constructor(first: Mark<T>) {
    this.#marks = [first];
  }

  /** How the table lies now, if that is far enough from the last one. */
  note(now: Mark<T>): void {
    const last = this.#marks.at(-1);
    if (last !== undefined && now.at < last.at + EVERY) return;
    this.#marks.push(now);
    if (this.#marks.length > MOST) this.#marks.shift();
  }

  /** The last one by then. */
  by(at: number): Mark<T> | undefined {
    return this.#marks.findLast((mark) => mark.at <= at);
  }

  /** The table went back to how it lay after so many answers: what came later no longer stands, and it lies so now. */
  backTo(at: number, now: Mark<T>): void {
    this.#marks = this.#marks.filter((mark) => mark.at < at);
    this.#marks.push(now);
    if (this.#marks.length > MOST) this.#marks.shift();
  }

  /** Plays a match again up to one of the answers that stand, notes how it lay on the way, and there. */
  findAgain(game: Game<T>, match: Match, stood: readonly Stood[], which: number): Mark<T> {
    const wanted = stood.slice(0, which + 1).filter((_, each) => (which - each) % EVERY === 0);
    const kept = new Set(wanted.slice(-MOST).map(({ at }) => at));
    const answers = match.answers.slice(0, stood[which].at);
    this.#marks = [];
    for (const { step, state, position } of replay(game, { ...match, answers }))
      if (kept.has(step)) this.#marks.push({ at: step, state: copy(state), position });
    return this.#marks[this.#marks.length - 1];
  }

  /** So many answers lie before those it has counted from. */
  shift(by: number): void {
    this.#marks = this.#marks.map((mark) => ({ ...mark, at: mark.at + by }));
  }
}
