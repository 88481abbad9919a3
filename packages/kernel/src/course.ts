import { changed, type Difference, difference } from './difference.ts';
import { Draft, type Noted } from './draft.ts';
import type { KeptStep } from './followed.ts';
import type { Box, GameEvent, GameTypes, Tell, Viewer } from './game.ts';
import { anyTable, hiddenLiesStill, movesNothingHidden } from './moves.ts';
import type { Fields } from './plain.ts';
import { anyBox, hidesNothing } from './plan.ts';
import { collect, heardOf, type Told } from './told.ts';
import {
  type Common,
  isOpen,
  type Lies,
  lookAt,
  lookOn,
  reckonedOpenly,
  Seen,
  seenAlike,
  seenChange,
} from './views.ts';

/** What reaches one viewer: what happened, and what it changed in the view. Some changes come without a word. */
export interface Heard<E extends GameEvent = GameEvent> {
  readonly event: E | null;
  readonly change: Difference | null;
}

type Kept<E extends GameEvent> = Pick<KeptStep<E>, 'told' | 'changes'>;

/** How a table lies, laid out when somebody looks at it: until then it is known what has changed since it lay otherwise. */
class Lay<T extends GameTypes> implements Lies<T> {
  #state: T['state'] | null;
  #since: Lay<T> | null = null;
  #parts: Fields | null = null;

  constructor(state: T['state'] | null) {
    this.#state = state;
  }

  /** How it lies once these parts lie like this. */
  after(parts: Fields): Lay<T> {
    const lay = new Lay<T>(null);
    lay.#since = this;
    lay.#parts = parts;
    return lay;
  }

  get state(): T['state'] {
    if (this.#state !== null) return this.#state;
    const news: Fields[] = [];
    let from: Lay<T> = this;
    for (; from.#parts !== null && from.#since !== null; from = from.#since) news.push(from.#parts);
    const state: Record<string, unknown> = { ...from.#state };
    for (let at = news.length - 1; at >= 0; at--)
      for (const key of Object.keys(news[at])) state[key] = news[at][key];
    this.#state = state as unknown as T['state'];
    // Nothing keeps what lay there before.
    this.#since = null;
    this.#parts = null;
    return this.#state;
  }
}

/** What led to a picture: from which, what changed, and how the parts lie that did, where that is known. */
interface From<T extends GameTypes> {
  readonly before: Picture<T>;
  readonly change: Difference;
  readonly parts: Fields | null;
}

/** How a table lay at one moment. It never changes, and neither does what it shares with the one before it. */
export class Picture<T extends GameTypes = GameTypes> {
  readonly #box: Box<T>;
  readonly #lay: Lay<T>;
  /** By viewers: the spectators first, then each seat. */
  #seen: Seen<T>[] = [];
  #from: From<T> | null = null;
  /** Whether nothing hidden has moved since then, once somebody wanted to know. */
  #still: boolean | null = null;
  #common: Common | undefined;
  /** What one viewer saw of that, where everybody sees the same of it. */
  #alike: { readonly seen: Seen<T>; readonly change: Difference | null } | null = null;

  /** `state` must not change any more. */
  constructor(box: Box<T>, state: T['state'] | Lay<T>) {
    this.#box = box;
    this.#lay = state instanceof Lay ? state : new Lay(state);
  }

  get state(): T['state'] {
    return this.#lay.state;
  }

  /** The same, as a picture that another change begins with: how it came to be is forgotten. */
  resting(): Picture<T> {
    if (this.#from === null) return this;
    const picture = new Picture(this.#box, this.state);
    picture.#seen = this.#seen;
    return picture;
  }

  /** The picture that a change leads to: without one, this. */
  changed(change: Difference | null): Picture<T> {
    if (change === null) return this;
    const picture = new Picture(this.#box, changed(this.state, change));
    picture.#from = { before: this, change, parts: null };
    return picture;
  }

  /** The same where the parts that have changed are known. */
  withNews(news: Noted | null): Picture<T> {
    if (news === null) return this;
    const picture = new Picture(this.#box, this.#lay.after(news.parts));
    picture.#from = { before: this, change: news.change, parts: news.parts };
    return picture;
  }

  /** As a viewer sees it; found once, from what it saw `last`, and for everybody alike where nothing is hidden. */
  seenBy(viewer: Viewer, last?: Picture<T>): Seen<T> {
    const eyes = viewer === null || hidesNothing(this.#box.game) ? null : viewer;
    const at = eyes === null ? 0 : eyes + 1;
    this.#seen[at] ??= this.#seenFrom(eyes, last);
    return this.#seen[at];
  }

  #seenFrom(viewer: Viewer, last: Picture<T> | undefined): Seen<T> {
    const before = last?.seenBy(viewer);
    const from = this.#from;
    if (before === undefined || from === null || last !== from.before)
      return lookAt(this.#box, this.#lay, viewer, before);
    if (this.#alike !== null) return this.#asAnother(before, this.#alike.seen, this.#alike.change);
    const common = this.#inCommon(from, before);
    if (from.parts === null || common === undefined || !this.#liesStill(from))
      return lookAt(this.#box, this.#lay, viewer, before, common);
    return lookOn(this.#box, this.#lay, before, from.parts, common);
  }

  #inCommon({ parts }: From<T>, before: Seen<T>): Common | undefined {
    if (parts !== null) this.#common ??= reckonedOpenly(this.#box, this.#lay, before, parts);
    return this.#common;
  }

  /** The same as somebody else saw it. */
  #asAnother(before: Seen<T>, other: Seen<T>, change: Difference | null): Seen<T> {
    let reckoned: Record<string, unknown> | null = null;
    for (const name of Object.keys(before.reckoned)) {
      if (change === null || !Object.hasOwn(change, name)) continue;
      reckoned ??= { ...before.reckoned };
      reckoned[name] = other.reckoned[name];
    }
    return new Seen(this.#lay, before.turned, reckoned ?? before.reckoned);
  }

  /** Whether all that not everybody sees alike is as it was before. */
  #liesStill({ before, parts }: From<T>): boolean {
    const { game } = this.#box;
    this.#still ??=
      (parts !== null && movesNothingHidden(game, parts)) ||
      hiddenLiesStill(game, anyTable(before.state), anyTable(this.state));
    return this.#still;
  }

  /** What changed for a viewer since an older picture. */
  changeFor(viewer: Viewer, since: Picture<T>): Difference | null {
    if (since === this) return null;
    const from = this.#from;
    const { game } = this.#box;
    if (from !== null && from.before === since && from.parts !== null && isOpen(anyBox(this.#box)))
      return from.change;
    const before = since.seenBy(viewer);
    const after = this.seenBy(viewer, since);
    if (from === null || from.before !== since) return difference(before.view, after.view);
    if (this.#alike !== null) return this.#alike.change;
    const change = seenChange(game, from.change, before, after, this.#inCommon(from, before));
    if (this.#liesStill(from) && seenAlike(game, change)) this.#alike = { seen: after, change };
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
    this.#pictures = [before.resting()];
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
