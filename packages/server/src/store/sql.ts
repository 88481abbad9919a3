/** What stands for a `?`. */
export type SqlValue = string | number | null;

/** Questions that both kinds of storage understand as they are written; `?` stands for a value, in order. */
export interface Sql {
  all<T extends object>(text: string, ...values: readonly SqlValue[]): Promise<T[]>;
  one<T extends object>(text: string, ...values: readonly SqlValue[]): Promise<T | null>;
  run(text: string, ...values: readonly SqlValue[]): Promise<void>;
}

type All = (text: string, values: readonly SqlValue[]) => Promise<object[]>;

export function sqlOver(all: All): Sql {
  return {
    all: async <T extends object>(text: string, ...values: readonly SqlValue[]) =>
      (await all(text, values)) as T[],
    one: async <T extends object>(text: string, ...values: readonly SqlValue[]) =>
      ((await all(text, values)) as T[])[0] ?? null,
    run: async (text, ...values) => {
      await all(text, values);
    },
  };
}

/** PostgreSQL counts its values. */
export function counted(text: string): string {
  let count = 0;
  return text.replaceAll('?', () => `$${++count}`);
}
