import { useRef, useSyncExternalStore } from 'react';

/** A value somebody outside React changes and screens follow. */
export class Store<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  /** What is drawn of it. */
  get drawn(): T {
    return this.#value;
  }

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  change(part: Partial<T>): void {
    this.set({ ...this.#value, ...part });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** Something that can be drawn, and that tells when it has changed. */
type Drawable<T> = Pick<Store<T>, 'drawn' | 'subscribe'>;

/**
 * A value that is made of others. It is made anew when somebody reads it, and all that changed in one go is told at once,
 * in a task of its own: what changed it, what is drawn because of it and the next picture are then three short tasks and
 * not a long one.
 */
export class Derived<T> {
  readonly #make: () => T;
  readonly #listeners = new Set<() => void>();
  #value: T;
  #stale = false;
  #told: T;
  #telling: MessagePort | null = null;

  constructor(make: () => T) {
    this.#make = make;
    this.#value = make();
    this.#told = this.#value;
  }

  get value(): T {
    if (this.#stale) {
      this.#stale = false;
      this.#value = this.#make();
    }
    return this.#value;
  }

  /** As it was when it was told last: all that is drawn shows the same moment. */
  get drawn(): T {
    if (this.#listeners.size === 0) this.#told = this.value;
    return this.#told;
  }

  /** Something that it is made of is another. */
  readonly changed = (): void => {
    this.#stale = true;
    if (this.#telling !== null || this.#listeners.size === 0) return;
    // Timers wait where the page is hidden, and longer the more of them there are.
    const { port1, port2 } = new MessageChannel();
    this.#telling = port2;
    port1.onmessage = () => this.tell();
    port2.postMessage(null);
  };

  /** Tells it now. */
  tell(): void {
    this.#telling?.close();
    this.#telling = null;
    const { value } = this;
    if (Object.is(value, this.#told)) return;
    this.#told = value;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const first = this.#listeners.size === 0;
    this.#listeners.add(listener);
    // What changed before anybody listened is told now: whoever has drawn it has drawn it as it was.
    if (first && !Object.is(this.value, this.#told)) this.changed();
    return () => this.#listeners.delete(listener);
  };
}

/** A part of it: whoever draws that alone draws again only when it changes. */
export const usePart = <T, K extends keyof T>(store: Store<T>, part: K): T[K] =>
  useSelected(store, (value) => value[part]);

export const useStore = <T>(store: Store<T>): T => useSelected(store, (value) => value);

/**
 * Whatever is made of it. A list or a bundle with the same things in it counts as the same, and stays the same object:
 * whoever draws it draws again only when one of them is another.
 */
export function useSelected<T, R>(store: Drawable<T>, select: (value: T) => R): R {
  const last = useRef<{ readonly value: T; readonly select: (value: T) => R; readonly found: R } | null>(
    null,
  );
  const now = () => {
    const { drawn: value } = store;
    const before = last.current;
    if (before !== null && before.value === value && before.select === select) return before.found;
    const fresh = select(value);
    const found = before !== null && isAlike(before.found, fresh) ? before.found : fresh;
    last.current = { value, select, found };
    return found;
  };
  return useSyncExternalStore(store.subscribe, now, now);
}

/** The same thing, or two lists or bundles of the same things. */
function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isBundle(one) || !isBundle(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && Object.is(one[name], other[name]))
  );
}

/** A list or a plain object: what anything else holds is its own business. */
const isBundle = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
