import { changed, type Difference, difference, settled } from './difference.ts';
import { Draft, type Notes } from './draft.ts';
import type { KeptStep } from './followed.ts';
import type { Box, GameEvent, GameTypes, Tell, Viewer } from './game.ts';
import { anyTable, hiddenLiesStill, looksOn, movesNothingHidden } from './moves.ts';
import { changeBeside, lookBeside, type Onlooker } from './onlookers.ts';
import { type Fields, fieldsOf } from './plain.ts';
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

  /** How one part lies. */
  part(key: string): unknown {
    let at: Lay<T> = this;
    for (; at.#parts !== null && at.#since !== null; at = at.#since)
      if (key in at.#parts) return at.#parts[key];
    return at.#state === null ? undefined : fieldsOf(at.#state)[key];
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

/** How a table lay at one moment. It never changes, and neither does what it shares with the one before it. */
export class Picture<T extends GameTypes = GameTypes> {
  readonly #box: Box<T>;
  readonly #lay: Lay<T>;
  /** By viewers: the spectators first, then each seat. */
  #seen: Seen<T>[] = [];
  /** The picture that led to this one, and how the parts lie that have changed since; no parts where it had others. */
  #before: Picture<T> | null = null;
  #parts: Fields | null = null;
  /** What has changed since then, once somebody wanted to know. */
  #change: Difference | null | undefined;
  /** Whether nothing hidden has moved since then, once somebody wanted to know. */
  #still: boolean | null = null;
  #common: Common | undefined;
  /** What one viewer saw of that, where everybody sees the same of it. */
  #alike: { readonly seen: Seen<T>; readonly change: Difference | null } | null = null;

  /** The first who only looked on, and what changed for them. */
  #onlooker: Onlooker<T> | null = null;
  #onlooked: Difference | null = null;

  /** `state` must not change any more. */
  constructor(box: Box<T>, state: T['state'] | Lay<T>) {
    this.#box = box;
    this.#lay = state instanceof Lay ? state : new Lay(state);
  }

  get state(): T['state'] {
    return this.#lay.state;
  }

  /** What turned the table before into this one. */
  get change(): Difference | null {
    if (this.#change === undefined)
      this.#change = this.#before === null ? null : this.#changeSince(this.#before);
    return this.#change;
  }

  #changeSince(before: Picture<T>): Difference | null {
    const parts = this.#parts;
    if (parts === null) return difference(before.state, this.state);
    let change: Record<string, Difference> | null = null;
    for (const key of Object.keys(parts)) {
      const part = difference(before.#lay.part(key), parts[key]);
      if (part === null) continue;
      change ??= {};
      change[key] = part;
    }
    return change;
  }

  /** The same, as a picture that another change begins with: how it came to be is forgotten. */
  resting(): Picture<T> {
    if (this.#before === null) return this;
    const picture = new Picture(this.#box, this.state);
    picture.#seen = this.#seen;
    return picture;
  }

  /** The picture that a change leads to: without one, this. */
  changed(change: Difference | null): Picture<T> {
    if (change === null) return this;
    const picture = this.#leadingTo(changed(this.state, change));
    picture.#change = change;
    return picture;
  }

  /** The picture of a table that lies like this and may change again: if it lies as it lay, this. */
  laid(state: T['state']): Picture<T> {
    const lies = settledState(this.state, state);
    return lies === this.state ? this : this.#leadingTo(lies);
  }

  #leadingTo(lies: T['state']): Picture<T> {
    const picture = new Picture(this.#box, lies);
    picture.#before = this;
    picture.#parts = partsChanged(this.state, lies);
    return picture;
  }

  /** The same where the parts that have changed are known. */
  withNews(parts: Fields | null): Picture<T> {
    if (parts === null) return this;
    const picture = new Picture(this.#box, this.#lay.after(parts));
    picture.#before = this;
    picture.#parts = parts;
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
    const parts = this.#parts;
    if (before === undefined || parts === null || last !== this.#before)
      return lookAt(this.#box, this.#lay, viewer, before);
    if (this.#alike !== null) return this.#asAnother(before, this.#alike.seen, this.#alike.change);
    const common = this.#inCommon(parts, before);
    if (this.#liesStill(last, parts)) return lookOn(this.#box, this.#lay, before, parts, common);
    const onlooks = this.#looksOn(viewer, last);
    if (onlooks && this.#onlooker !== null)
      return lookBeside(this.#box, this.#lay, before, this.#onlooker, common);
    const after = lookAt(this.#box, this.#lay, viewer, before, common);
    if (onlooks) this.#onlooker = { before, after };
    return after;
  }

  #looksOn(viewer: Viewer, before: Picture<T>): boolean {
    return looksOn<T>(this.#box.game, before.state, this.state, viewer);
  }

  #inCommon(parts: Fields, before: Seen<T>): Common {
    this.#common ??= reckonedOpenly(this.#box, this.#lay, before, parts);
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
  #liesStill(before: Picture<T>, parts: Fields): boolean {
    const { game } = this.#box;
    this.#still ??=
      movesNothingHidden(game, parts) || hiddenLiesStill(game, anyTable(before.state), anyTable(this.state));
    return this.#still;
  }

  /** What changed for a viewer since an older picture. */
  changeFor(viewer: Viewer, since: Picture<T>): Difference | null {
    if (since === this) return null;
    const parts = this.#parts;
    const { game } = this.#box;
    const known = parts !== null && since === this.#before;
    if (known && isOpen(anyBox(this.#box))) return this.change;
    const before = since.seenBy(viewer);
    const after = this.seenBy(viewer, since);
    if (!known) return difference(before.view, after.view);
    if (this.#alike !== null) return this.#alike.change;
    const common = this.#inCommon(parts, before);
    const onlooker = this.#onlooker;
    if (onlooker !== null && onlooker.after !== after && this.#looksOn(viewer, since)) {
      this.#onlooked ??= seenChange(game, this.change, onlooker.before, onlooker.after, common);
      return changeBeside(game, this.change, before, after, onlooker, this.#onlooked, common);
    }
    const change = seenChange(game, this.change, before, after, common);
    if (onlooker?.after === after) this.#onlooked = change;
    if (this.#liesStill(since, parts) && seenAlike(game, change)) this.#alike = { seen: after, change };
    return change;
  }
}

/** How a table lies now: what has not changed is shared with how it lay. */
const settledState = <S extends object>(lay: S, now: S): S => settled(lay, now) as S;

/** The parts that lie otherwise, by name; null where a table has others. */
function partsChanged(then: object, now: object): Fields | null {
  const keys = Object.keys(now);
  if (Object.keys(then).length !== keys.length) return null;
  const parts: Record<string, unknown> = {};
  for (const key of keys) {
    if (!Object.hasOwn(then, key)) return null;
    if (fieldsOf(then)[key] !== fieldsOf(now)[key]) parts[key] = fieldsOf(now)[key];
  }
  return parts;
}

/**
 * How one change of a table went: what was told, and how the table lay at each word. From that every viewer hears
 * each event with exactly what it changed in their own view, and nobody has to guess what lies there in between.
 */
export class Course<T extends GameTypes = GameTypes> {
  readonly told: Told<T['event']>[] = [];
  /** The table before, at each word, and after. */
  readonly #pictures: Picture<T>[];

  constructor(before: Picture<T>) {
    this.#pictures = [before.resting()];
  }

  /** The course of a change as it was kept, from how the table lay before it. */
  static kept<T extends GameTypes>(before: Picture<T>, kept: Kept<T['event']>): Course<T> {
    const course = new Course(before);
    course.told.push(...kept.told);
    for (const change of kept.changes) course.#pictures.push(course.after.changed(change));
    return course;
  }

  /** The table when everything had happened. */
  get after(): Picture<T> {
    return this.#pictures[this.#pictures.length - 1];
  }

  /** How the table lay before and after each word, and before and after what came without one. */
  get steps(): [before: T['state'], after: T['state']][] {
    return this.#pictures.slice(1).map((after, at) => [this.#pictures[at].state, after.state]);
  }

  /** A teller for rules that change this state. */
  watch(state: T['state']): Tell<T['event']> {
    const tell = collect(this.told);
    const notes = Draft.notesOf(state);
    return (event, only, others) => {
      tell(event, only, others);
      this.#look(state, notes);
    };
  }

  /** Nothing more happens: this is how the table lies now. */
  end(state: T['state']): this {
    const notes = Draft.notesOf(state);
    this.#look(state, notes);
    notes?.rest();
    return this;
  }

  #look(state: T['state'], notes: Notes | null): void {
    const { after } = this;
    this.#pictures.push(notes === null ? after.laid(state) : after.withNews(notes.news()));
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
    const [, ...pictures] = this.#pictures;
    const changes = pictures.map((picture, at) => (picture === this.#pictures[at] ? null : picture.change));
    return { told: this.told, changes };
  }
}
