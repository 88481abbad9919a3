import { changed, type Difference, difference } from './difference.ts';
import type { Box, GameEvent, GameTypes, Tell, Viewer } from './game.ts';
import { collect, heardOf, type Told } from './told.ts';
import { lookAt, type Seen, seenChange } from './views.ts';
import { hidesNothing } from './who-sees.ts';

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
  readonly #seen = new Map<Viewer, Seen<T>>();

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
  seenBy(viewer: Viewer, last?: Picture<T>): Seen<T> {
    const eyes = hidesNothing(this.#box.game) ? null : viewer;
    let seen = this.#seen.get(eyes);
    if (seen === undefined) {
      seen = lookAt(this.#box, this.state, eyes, last?.seenBy(eyes));
      this.#seen.set(eyes, seen);
    }
    return seen;
  }

  /** What changed for a viewer since an older picture, `change` being what led from that one to this, if known. */
  changeFor(viewer: Viewer, since: Picture<T>, change: Difference | null): Difference | null {
    if (since === this) return null;
    const [before, after] = [since.seenBy(viewer), this.seenBy(viewer, since)];
    return change === null
      ? difference(before.view, after.view)
      : seenChange(this.#box.game, change, before, after);
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
    this.#changes.push(change);
    this.#pictures.push(this.after.changed(change));
  }

  /** What a viewer hears, word by word, with what each changed in the view; the last may be without a word. */
  heardBy(viewer: Viewer): Heard<T['event']>[] {
    const heard: Heard<T['event']>[] = [];
    let heardAt = 0;
    for (let at = 0; at <= this.told.length; at++) {
      const event = at === this.told.length ? null : heardOf(this.told[at], viewer);
      if (event === undefined) continue;
      const since = this.#pictures[heardAt];
      const change = this.#pictures[at + 1].changeFor(
        viewer,
        since,
        heardAt === at ? this.#changes[at] : null,
      );
      if (event !== null || change !== null) heard.push({ event, change });
      heardAt = at + 1;
    }
    return heard;
  }

  keep(): KeptCourse<T['event']> {
    return { told: this.told, changes: this.#changes };
  }
}
