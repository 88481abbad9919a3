/** Tasks with the same key run one after the other, others at the same time. */
export class Queues {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const result = before.then(task);
    const settled = result.catch(() => {});
    this.#last.set(key, settled);
    settled.then(() => {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    });
    return result;
  }

  isBusy(key: string): boolean {
    return this.#last.has(key);
  }

  /** When nothing is left to do. */
  async empty(): Promise<void> {
    while (this.#last.size > 0) await Promise.all(this.#last.values());
  }
}
