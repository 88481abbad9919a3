/** What this browser remembers for us, by name. Where its owner has blocked that, even asking throws: it forgets. */
class Memory {
  readonly #storage: () => Storage;

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  text(name: string): string | null {
    try {
      return this.#storage().getItem(name);
    } catch {
      return null;
    }
  }

  /** What was kept as JSON; null where there is nothing, or nothing that can be read. */
  read(name: string): unknown {
    try {
      return JSON.parse(this.text(name) ?? 'null');
    } catch {
      return null;
    }
  }

  /** Keeps it if the browser does; null forgets it. */
  keep(name: string, text: string | null): void {
    try {
      if (text === null) this.#storage().removeItem(name);
      else this.#storage().setItem(name, text);
    } catch {
      // Full or blocked: people play all the same.
    }
  }
}

/** Until somebody clears it. */
export const onDevice = new Memory(() => localStorage);
/** Until the tab is closed. */
export const inTab = new Memory(() => sessionStorage);
