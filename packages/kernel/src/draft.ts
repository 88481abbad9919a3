import { changed, type Difference, difference } from './difference.ts';
import type { GameTypes } from './game.ts';
import { fieldsOf } from './plain.ts';
import { type Declared, planOf } from './plan.ts';

/** What has changed since the table was looked at last, and how the parts lie that did. */
export interface Noted {
  readonly change: Readonly<Record<string, Difference>>;
  readonly parts: Readonly<Record<string, unknown>>;
}

/**
 * A table that rules change, and that notes which parts of it they look at: no other can have changed. Whoever has
 * looked at a part may change it later, so it counts as looked at until the answer is over.
 */
export abstract class Draft {
  readonly #keys: readonly string[];
  readonly #parts: unknown[];
  readonly #looked: boolean[];
  /** How the parts lay when they were compared last: these never change. */
  readonly #lay: unknown[];

  constructor(keys: readonly string[], lies: object, live: object) {
    this.#keys = keys;
    this.#parts = keys.map((key) => fieldsOf(live)[key]);
    this.#lay = keys.map((key) => fieldsOf(lies)[key]);
    this.#looked = keys.map(() => false);
  }

  /** The parts of a table by their names, each noted when it is looked at. */
  static of(keys: readonly string[]): new (lies: object, live: object) => Draft {
    class TableDraft extends Draft {
      constructor(lies: object, live: object) {
        super(keys, lies, live);
        Object.preventExtensions(this);
      }
    }
    for (const [at, key] of keys.entries()) {
      Object.defineProperty(TableDraft.prototype, key, {
        get(this: Draft) {
          this.#looked[at] = true;
          return this.#parts[at];
        },
        set(this: Draft, value: unknown) {
          this.#looked[at] = true;
          this.#parts[at] = value;
        },
      });
    }
    return TableDraft;
  }

  /** What has changed since it was asked last; null for nothing. No method: a part of a table may have any name. */
  static newsOf(draft: Draft): Noted | null {
    let change: Record<string, Difference> | null = null;
    const parts: Record<string, unknown> = {};
    for (let at = 0; at < draft.#keys.length; at++) {
      if (!draft.#looked[at]) continue;
      const [was, is] = [draft.#lay[at], draft.#parts[at]];
      if (was === is) continue;
      const inside = difference(was, is);
      if (inside === null) continue;
      const lies = changed(was, inside);
      draft.#lay[at] = lies;
      change ??= {};
      change[draft.#keys[at]] = inside;
      parts[draft.#keys[at]] = lies;
    }
    return change === null ? null : { change, parts };
  }

  /** The answer is over: nobody has looked at anything. */
  static rest(draft: Draft): void {
    draft.#looked.fill(false);
  }
}

const drafts = new WeakMap<object, ReturnType<typeof Draft.of>>();

/** A draft of a table that lies like this, changed through `live`, a copy of it; the copy itself where parts may be missing. */
export function draftOf<T extends GameTypes>(game: Declared, lies: T['state'], live: T['state']): T['state'] {
  const { parts } = planOf(game);
  const fields = fieldsOf(live);
  if (Object.keys(live).length !== parts.length || parts.some((part) => fields[part] === undefined))
    return live;
  let Kind = drafts.get(game.whoSees);
  if (Kind === undefined) {
    Kind = Draft.of(parts);
    drafts.set(game.whoSees, Kind);
  }
  return new Kind(lies, live) as unknown as T['state'];
}
