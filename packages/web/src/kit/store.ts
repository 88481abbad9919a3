import { useSyncExternalStore } from 'react';

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

/** A part of it: whoever draws that alone draws again only when it changes. */
export function usePart<T, K extends keyof T>(store: Store<T>, part: K): T[K] {
  const now = () => store.value[part];
  return useSyncExternalStore(store.subscribe, now, now);
}

export function useStore<T>(store: Store<T>): T {
  const now = () => store.value;
  return useSyncExternalStore(store.subscribe, now, now);
}
