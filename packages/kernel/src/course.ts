import { changed, type Difference, difference, type Known } from './difference.ts';
import type { Box, GameEvent, GameTypes, Tell, Viewer } from './game.ts';
import { collect, heardOf, type Told } from './told.ts';
import { hidesNothing, viewOf } from './who-sees.ts';

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

/** How a table lay at one moment. It never changes, and neither does what it shares with the one before it. */
export class Picture<T extends GameTypes = GameTypes> {
  readonly state: T['state'];
  readonly #box: Box<T>;
  readonly #views = new Map<Viewer, T['view']>();

  /** `state` must not change any more. */
  constructor(box: Box<T>, state: T['state']) {
    this.#box = box;
    this.state = state;
  }

  /** The picture that a change leads to: without one, this. */
  changed(change: Difference | null): Picture<T> {
    return change === null ? this : new Picture(this.#box, changed(this.state, change));
  }

  /** As a viewer sees it; found once, from what it saw `last`, and for everybody alike where nothing is hidden. */
  seenBy(viewer: Viewer, last?: Picture<T>): T['view'] {
    const eyes = hidesNothing(this.#box.game) ? null : viewer;
    let view = this.#views.get(eyes);
    if (view === undefined) {
      view = viewOf(this.#box, this.state, eyes, last && { state: last.state, view: last.seenBy(eyes) });
      this.#views.set(eyes, view);
    }
    return view;
  }
}

/**
 * How one change of a table went: what was told, and how the table lay at each word. From that every viewer hears
 * each event with exactly what it changed in their own view, and nobody has to guess what lies there in between.
 */
export class Course<T extends GameTypes = GameTypes> {
  readonly told: Told<T['event']>[] = [];
  /** The table before, at each word, and after. */
  readonly #pictures: Picture<T>[];
  /** What led from each picture to the next. */
  readonly #changes: (Difference | null)[] = [];
  readonly #known: Known = new Map();

  constructor(before: Picture<T>) {
    this.#pictures = [before];
  }

  /** The course of a change as it was kept, from how the table lay before it. */
  static kept<T extends GameTypes>(before: Picture<T>, kept: KeptCourse<T['event']>): Course<T> {
    const course = new Course(before);
    course.told.push(...kept.told);
    for (const change of kept.changes) course.#changed(change);
    return course;
  }

  /** The table when everything had happened. */
  get after(): Picture<T> {
    return this.#pictures[this.#pictures.length - 1];
  }

  /** A teller for rules that change this state. */
  watch(state: T['state']): Tell<T['event']> {
    const tell = collect(this.told);
    return (event, only, others) => {
      tell(event, only, others);
      this.#changed(difference(this.after.state, state));
    };
  }

  /** Nothing more happens: this is how the table lies now. */
  end(state: T['state']): this {
    this.#changed(difference(this.after.state, state));
    return this;
  }

  #changed(change: Difference | null): void {
    const before = this.after;
    this.#changes.push(change);
    this.#pictures.push(before.changed(change));
    if (change === null || Array.isArray(change)) return;
    // What is open to all changes alike in every view.
    const [was, is] = [before.state, this.after.state] as unknown as Readonly<Record<string, unknown>>[];
    for (const [key, part] of Object.entries(change)) {
      this.#known.set(is[key], { from: was[key], change: part as Difference | null });
    }
  }

  /** What a viewer hears, word by word, with what each changed in the view; the last may be without a word. */
  heardBy(viewer: Viewer): Heard<T['event']>[] {
    const heard: Heard<T['event']>[] = [];
    let seen = this.#pictures[0];
    for (let at = 0; at <= this.told.length; at++) {
      const event = at === this.told.length ? null : heardOf(this.told[at], viewer);
      if (event === undefined) continue;
      const picture = this.#pictures[at + 1];
      const change = difference(seen.seenBy(viewer), picture.seenBy(viewer, seen), this.#known);
      if (event !== null || change !== null) heard.push({ event, change });
      seen = picture;
    }
    return heard;
  }

  keep(): KeptCourse<T['event']> {
    return { told: this.told, changes: this.#changes };
  }
}
