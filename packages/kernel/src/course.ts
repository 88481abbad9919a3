import { copyTable } from './copy.ts';
import { changed, type Difference, difference, type Known } from './difference.ts';
import type { Box, GameEvent, GameTypes, Tell, Viewer } from './game.ts';
import { collect, heardOf, type Told } from './told.ts';
import { viewOf } from './who-sees.ts';

/** What reaches one viewer: what happened, and what it changed in the view. Some changes come without a word. */
export interface Heard<E extends GameEvent = GameEvent> {
  readonly event: E | null;
  readonly change: Difference | null;
}

/** The course of a change as it is kept: everything told, and what each word changed on the table, secrets too. */
export interface KeptCourse<E extends GameEvent = GameEvent> {
  readonly told: readonly Told<E>[];
  /** One for each word, then one for what changed without a word. */
  readonly changes: readonly (Difference | null)[];
}

/**
 * How one change of a table went: what was told, and how the table lay at each word. From that every viewer hears
 * each event with exactly what it changed in their own view, and nobody has to guess what lies there in between.
 */
export class Course<T extends GameTypes = GameTypes> {
  readonly told: Told<T['event']>[] = [];
  readonly #box: Box<T>;
  /** The table before, at each word, and after. */
  readonly #pictures: T['state'][];
  readonly #known: Known = new Map();

  /** `before` must not change any more. */
  constructor(box: Box<T>, before: T['state']) {
    this.#box = box;
    this.#pictures = [before];
  }

  /** The course of a change as it was kept, from how the table lay before it. */
  static kept<T extends GameTypes>(box: Box<T>, before: T['state'], kept: KeptCourse<T['event']>): Course<T> {
    const course = new Course(box, before);
    course.told.push(...kept.told);
    for (const change of kept.changes) course.#pictures.push(changed(course.after, change));
    return course;
  }

  /** The table when everything had happened. */
  get after(): T['state'] {
    return this.#pictures[this.#pictures.length - 1];
  }

  /** A teller for rules that change this state. */
  watch(state: T['state']): Tell<T['event']> {
    const tell = collect(this.told);
    return (event, only, others) => {
      tell(event, only, others);
      this.#pictures.push(copyTable(state));
    };
  }

  /** Nothing more happens: this is how the table lies now. */
  end(state: T['state']): this {
    this.#pictures.push(copyTable(state));
    return this;
  }

  /** What a viewer hears, word by word, with what each changed in the view; the last may be without a word. */
  heardBy(viewer: Viewer): Heard<T['event']>[] {
    const heard: Heard<T['event']>[] = [];
    let seen = viewOf(this.#box, this.#pictures[0], viewer);
    for (let at = 0; at <= this.told.length; at++) {
      const event = at === this.told.length ? null : heardOf(this.told[at], viewer);
      if (event === undefined) continue;
      const view = viewOf(this.#box, this.#pictures[at + 1], viewer);
      const change = difference(seen, view, this.#known);
      if (event !== null || change !== null) heard.push({ event, change });
      seen = view;
    }
    return heard;
  }

  keep(): KeptCourse<T['event']> {
    const pictures = this.#pictures;
    return {
      told: this.told,
      changes: pictures.slice(1).map((picture, at) => difference(pictures[at], picture)),
    };
  }
}
