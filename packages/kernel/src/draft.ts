import { settled } from './difference.ts';
import type { GameTypes } from './game.ts';
import { type Fields, fieldsOf, isFields } from './plain.ts';
import { type Declared, planOf } from './plan.ts';

/**
 * Plain data under names that rules change, and that notes what they may have changed: nothing else lies otherwise. What
 * is one thing is changed by being written. Whoever has looked at a list may change it later, so it counts as changed
 * until the answer is over, and is compared.
 */
export class Draft {
  readonly #notes: Notes;

  private constructor(notes: Notes) {
    this.#notes = notes;
    for (const [at, key] of notes.keys.entries()) Object.defineProperty(this, key, Draft.#access(at));
    Object.preventExtensions(this);
  }

  // No methods: a part of a table may have any name.

  static readonly #accesses: PropertyDescriptor[] = [];

  /** How the field at a place is read and written: one for all drafts, so that they look alike to the machine. */
  static #access(at: number): PropertyDescriptor {
    Draft.#accesses[at] ??= {
      enumerable: true,
      get(this: Draft) {
        const notes = this.#notes;
        const field = notes.fields[at];
        if (typeof field === 'object' && !notes.noted[at]) notes.note(at);
        return field;
      },
      set(this: Draft, value: unknown) {
        const notes = this.#notes;
        if (!notes.noted[at]) notes.note(at);
        notes.fields[at] = value;
      },
    };
    return Draft.#accesses[at];
  }

  /** One of `live`, a copy of what lies like this. */
  static of(lies: Fields, live: Fields): Draft {
    return new Notes(lies, live, (notes) => new Draft(notes)).draft;
  }

  /** What is noted of a draft; null for anything else. */
  static notesOf(value: object): Notes | null {
    return #notes in value ? value.#notes : null;
  }
}

/** What a field notes of itself: of an object, of each object in a list, or nothing. */
type Inner = Notes | readonly Notes[] | null;

/** What has been noted of a draft. */
export class Notes {
  readonly draft: Draft;
  readonly keys: readonly string[];
  readonly fields: unknown[];
  /** Which of them may have changed, and in which order that was noted. */
  readonly noted: boolean[];
  readonly #order: number[] = [];
  readonly #inner: Inner[];
  readonly #asks: number;
  /** How the fields lay when they were compared last, and all of them together: these never change. */
  readonly #lay: unknown[];
  #lies: Fields;

  constructor(lies: Fields, live: Fields, draftOf: (notes: Notes) => Draft) {
    this.keys = Object.keys(live);
    this.#asks = this.keys.indexOf('asks');
    this.#inner = this.keys.map((key, at) =>
      at === this.#asks ? null : innerOf(lies[key], live[key], draftOf),
    );
    this.fields = this.keys.map((key, at) => draftsOf(this.#inner[at]) ?? live[key]);
    // Questions come and go and never change.
    if (this.#asks >= 0) this.fields[this.#asks] = listOf(lies.asks).slice();
    this.noted = this.keys.map(() => false);
    this.#lay = this.keys.map((key) => lies[key]);
    this.#lies = lies;
    this.draft = draftOf(this);
  }

  note(at: number): void {
    this.noted[at] = true;
    this.#order.push(at);
  }

  /** The fields that lie otherwise than when it was asked last, by name; null for none. */
  news(): Fields | null {
    let news: Record<string, unknown> | null = null;
    for (const at of this.#order) {
      const lay = this.#lay[at];
      if (lay === this.fields[at]) continue;
      const lies = this.#settled(at, lay);
      if (lies === lay) continue;
      this.#lay[at] = lies;
      news ??= {};
      news[this.keys[at]] = lies;
    }
    return news;
  }

  /** How a field lies now. */
  #settled(at: number, lay: unknown): unknown {
    const now = this.fields[at];
    const inner = this.#inner[at];
    if (inner === null) return at === this.#asks ? asksSettled(listOf(lay), listOf(now)) : settled(lay, now);
    if (inner instanceof Notes) {
      if (inner.draft === now) return inner.lies();
    } else if (isListOf(inner, now)) return listLies(inner, listOf(lay));
    // Something else has come here, or changed places: from now on it is compared whole.
    this.#inner[at] = null;
    return settled(lay, now);
  }

  /** How all of it lies now. */
  lies(): Fields {
    if (this.#order.length === 0) return this.#lies;
    const news = this.news();
    if (news !== null) this.#lies = { ...this.#lies, ...news };
    return this.#lies;
  }

  /** The answer is over: nobody has looked at anything. */
  rest(): void {
    for (const at of this.#order) {
      this.noted[at] = false;
      const inner = this.#inner[at];
      if (inner === null) continue;
      if (inner instanceof Notes) inner.rest();
      else for (const each of inner) each.rest();
    }
    this.#order.length = 0;
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What stands on the stack comes and goes and never changes: the very same is not looked through. */
function asksSettled(lay: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  if (lay.length !== now.length) return now.slice();
  for (let at = 0; at < now.length; at++) if (lay[at] !== now[at]) return now.slice();
  return lay;
}

/** Whether a list still holds these, each in its place. */
function isListOf(inner: readonly Notes[], now: unknown): boolean {
  if (!Array.isArray(now) || now.length !== inner.length) return false;
  for (let at = 0; at < inner.length; at++) if (inner[at].draft !== now[at]) return false;
  return true;
}

/** How a list of objects lies now. */
function listLies(inner: readonly Notes[], lay: readonly unknown[]): readonly unknown[] {
  let lies: unknown[] | null = null;
  for (let at = 0; at < inner.length; at++) {
    const entry = inner[at].lies();
    if (entry === lay[at]) continue;
    lies ??= lay.slice();
    lies[at] = entry;
  }
  return lies ?? lay;
}

/** Objects note themselves what of them may have changed; lists of anything else are compared. */
function innerOf(lies: unknown, live: unknown, draftOf: (notes: Notes) => Draft): Inner {
  if (isFields(live)) return isFields(lies) ? new Notes(lies, live, draftOf) : null;
  if (!Array.isArray(live) || live.length === 0 || !live.every(isFields)) return null;
  const lay = listOf(lies);
  return live.map((entry, at) => new Notes(fieldsOf(lay[at] ?? {}), entry, draftOf));
}

const draftsOf = (inner: Inner): unknown =>
  inner instanceof Notes ? inner.draft : inner === null ? null : inner.map(({ draft }) => draft);

/** A draft of a table that lies like this, changed through `live`, a copy of it; the copy itself where parts may be missing. */
export function draftOf<T extends GameTypes>(game: Declared, lies: T['state'], live: T['state']): T['state'] {
  const { parts } = planOf(game);
  const fields = fieldsOf(live);
  if (Object.keys(live).length !== parts.length || parts.some((part) => fields[part] === undefined))
    return live;
  return Draft.of(fieldsOf(lies), fields) as unknown as T['state'];
}
