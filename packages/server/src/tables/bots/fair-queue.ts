import { type Piscina, queueOptionsSymbol } from 'piscina';

type Queue = NonNullable<NonNullable<ConstructorParameters<typeof Piscina>[0]>['taskQueue']>;
type Task = Parameters<Queue['push']>[0];

/** Whose turn a thought is for: everybody waits behind their own, whoever has begun a hundred tables too. */
export const forWhom = (who: string): object => ({ [queueOptionsSymbol]: { who } });

const whoseIs = (task: Task): string => {
  const options = task[queueOptionsSymbol] as { readonly who?: string } | null;
  return options?.who ?? '';
};

/** Thoughts that wait for a thread: one of each who waits, in turn. */
export class FairQueue implements Queue {
  /** The first of them is next; whoever has had a turn goes to the end. */
  readonly #lines = new Map<string, Task[]>();

  get size(): number {
    return [...this.#lines.values()].reduce((sum, { length }) => sum + length, 0);
  }

  push(task: Task): void {
    const who = whoseIs(task);
    const line = this.#lines.get(who);
    if (line === undefined) this.#lines.set(who, [task]);
    else line.push(task);
  }

  /** One that was taken out while no thread was free is next again, and so is whoever waits for it. */
  unshift(task: Task): void {
    const who = whoseIs(task);
    const others = [...this.#lines].filter(([other]) => other !== who);
    const line = [task, ...(this.#lines.get(who) ?? [])];
    this.#lines.clear();
    for (const [other, tasks] of [[who, line] as const, ...others]) this.#lines.set(other, tasks);
  }

  shift(): Task | null {
    for (const [who, line] of this.#lines) {
      const [task, ...rest] = line;
      this.#lines.delete(who);
      if (rest.length > 0) this.#lines.set(who, rest);
      return task;
    }
    return null;
  }

  remove(task: Task): void {
    const who = whoseIs(task);
    const rest = (this.#lines.get(who) ?? []).filter((other) => other !== task);
    if (rest.length > 0) this.#lines.set(who, rest);
    else this.#lines.delete(who);
  }
}
