import { changed, type Difference, difference } from './difference.ts';
import { Draft, type Noted } from './draft.ts';
import type { KeptStep } from './followed.ts';
import type { Box, GameEvent, GameTypes, Tell, Viewer } from './game.ts';
import { fieldsOf } from './plain.ts';
import { hidesNothing } from './plan.ts';
import { collect, heardOf, type Told } from './told.ts';
import { lookAt, type Seen, seenAlike, seenChange } from './views.ts';

/** What reaches one viewer: what happened, and what it changed in the view. Some changes come without a word. */
export interface Heard<E extends GameEvent = GameEvent> {
  readonly event: E | null;
  readonly change: Difference | null;
}

type Kept<E extends GameEvent> = Pick<KeptStep<E>, 'told' | 'changes'>;

/** How a table lay at one moment. It never changes, and neither does what it shares with the one before it. */
export class Picture<T extends GameTypes = GameTypes> {
  readonly state: T['state'];
  readonly #box: Box<T>;
  /** By viewers: the spectators first, then each seat. */
  readonly #seen: Seen<T>[] = [];
  /** How the table lay before, and what led from there to here. */
  readonly #from: { readonly state: T['state']; readonly change: Difference } | null;
  /** What one viewer saw of that, where everybody sees the same of it. */
  #alike: { readonly view: T['view']; readonly change: Difference | null } | null = null;

  /** `state` must not change any more. */
  constructor(box: Box<T>, state: T['state'], since?: T['state'], change: Difference | null = null) {
    this.#box = box;
    this.state = state;
    this.#from = since === undefined || change === null ? null : { state: since, change };
  }

  /** The picture that a change leads to: without one, this. */
  changed(change: Difference | null): Picture<T> {
    if (change === null) return this;
    return new Picture(this.#box, changed(this.state, change), this.state, change);
  }

  /** The same where the parts that have changed are known. */
  withNews(news: Noted | null): Picture<T> {
    if (news === null) return this;
    return new Picture(this.#box, { ...this.state, ...news.parts }, this.state, news.change);
  }

  /** As a viewer sees it; found once, from what it saw `last`, and for everybody alike where nothing is hidden. */
  seenBy(viewer: Viewer, last?: Picture<T>): Seen<T> {
    const eyes = viewer === null || hidesNothing(this.#box.game) ? null : viewer;
    const at = eyes === null ? 0 : eyes + 1;
    if (this.#seen[at] === undefined) {
      const before = last?.seenBy(eyes);
      this.#seen[at] = this.#seenAlike(before) ?? lookAt(this.#box, this.state, eyes, before);
    }
    return this.#seen[at];
  }

  /** The same as somebody else saw it, if that is known. */
  #seenAlike(before: Seen<T> | undefined): Seen<T> | null {
    if (this.#alike === null || before?.state !== this.#from?.state) return null;
    const { view, change } = this.#alike;
    const seen = fieldsOf(view);
    const news = Object.keys(change ?? {}).map((key) => [key, seen[key]]);
    const own: T['view'] = { ...(before?.view ?? view), ...Object.fromEntries(news) };
    return { state: this.state, view: own };
  }

  /** What changed for a viewer since an older picture. */
  changeFor(viewer: Viewer, since: Picture<T>): Difference | null {
    if (since === this) return null;
    const before = since.seenBy(viewer);
    const after = this.seenBy(viewer, since);
    if (before.state !== this.#from?.state) return difference(before.view, after.view);
    if (this.#alike !== null) return this.#alike.change;
    const { game } = this.#box;
    const change = seenChange(game, this.#from.change, before, after);
    if (seenAlike(game, change, before, after)) this.#alike = { view: after.view, change };
    return change;
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
  static kept<T extends GameTypes>(before: Picture<T>, kept: Kept<T['event']>): Course<T> {
    const course = new Course(before);
    course.told.push(...kept.told);
    for (const change of kept.changes) course.#changed(change);
    return course;
  }

  /** The table when everything had happened. */
  get after(): Picture<T> {
    return this.#pictures[this.#pictures.length - 1];
  }

  /** How the table lay before and after each word, and before and after what came without one. */
  get steps(): [before: T['state'], after: T['state']][] {
    return this.#changes.map((_, at) => [this.#pictures[at].state, this.#pictures[at + 1].state]);
  }

  /** A teller for rules that change this state. */
  watch(state: T['state']): Tell<T['event']> {
    const tell = collect(this.told);
    return (event, only, others) => {
      tell(event, only, others);
      this.#look(state);
    };
  }

  /** Nothing more happens: this is how the table lies now. */
  end(state: T['state']): this {
    this.#look(state);
    if (state instanceof Draft) Draft.rest(state);
    return this;
  }

  #look(state: T['state']): void {
    const { after } = this;
    if (!(state instanceof Draft)) {
      this.#changed(difference(after.state, state));
      return;
    }
    const news = Draft.newsOf(state);
    this.#changes.push(news?.change ?? null);
    this.#pictures.push(after.withNews(news));
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
      const change = this.#pictures[at + 1].changeFor(viewer, since);
      if (event !== null || change !== null) heard.push({ event, change });
      heardAt = at + 1;
    }
    return heard;
  }

  keep(): Kept<T['event']> {
    return { told: this.told, changes: this.#changes };
  }
}
