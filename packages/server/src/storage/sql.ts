/** What stands for a `?`. */
export type SqlValue = string | number | boolean | Uint8Array | null;

export interface Statement {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** Where the two kinds of storage do not speak alike. Truth is read as 0 and 1, or as false and true. */
export interface Dialect {
  /** A column is one of a JSON list: `?`. */
  among(column: string): string;
  /** Both as text: whether one holds the other. */
  holds(whole: string, part: string): string;
  /** What is found, as a JSON list in this order. */
  gathered(what: string, by: string): string;
  /** In the later parts of a change: whether the first has touched anything. */
  readonly changed: string;
  /** A long text as it is kept, and the text that was kept so. */
  squeezed(value: string): string;
  unsqueezed(column: string): string;
  /** Nobody else may write to a table until the transaction is over. */
  readonly alone: (table: string) => string;
  /** Milliseconds since 1970, by the storage's own clock. */
  readonly now: string;
}

/** One storage, asked alike whichever kind it is; `?` stands for a value, in order. */
export interface Sql {
  readonly dialect: Dialect;
  all<T extends object>(text: string, ...values: readonly SqlValue[]): Promise<T[]>;
  one<T extends object>(text: string, ...values: readonly SqlValue[]): Promise<T | null>;
  run(text: string, ...values: readonly SqlValue[]): Promise<void>;
  /** What `RETURNING id`, or a look, has found. */
  ids(text: string, ...values: readonly SqlValue[]): Promise<string[]>;
  /**
   * Several parts in one trip, all of them or nothing. The first ends with `RETURNING`: where it touches nothing,
   * nothing else is done. None sees what another does. `told` is said in the same moment, where anybody can hear it.
   */
  change(parts: readonly Statement[], told?: Statement): Promise<boolean>;
  /** Everything the deed does with the storage it is given, or nothing; it may be tried again. */
  transaction<T>(deed: (sql: Sql) => Promise<T>): Promise<T>;
}

export const part = (text: string, ...values: readonly SqlValue[]): Statement => ({ text, values });

type Ask = (statement: Statement) => Promise<object[]>;

/** The questions that are alike, over the one way to ask. */
export function asking(ask: Ask): Pick<Sql, 'all' | 'one' | 'run' | 'ids'> {
  return {
    all: async <T extends object>(text: string, ...values: readonly SqlValue[]) =>
      (await ask({ text, values })) as T[],
    one: async <T extends object>(text: string, ...values: readonly SqlValue[]) =>
      ((await ask({ text, values })) as T[])[0] ?? null,
    run: async (text, ...values) => {
      await ask({ text, values });
    },
    ids: async (text, ...values) => ((await ask({ text, values })) as { id: string }[]).map(({ id }) => id),
  };
}
