import type { QueryResultRow } from 'pg';
import type { PostgresPipes } from './postgres-pipes.ts';
import { StorageAway } from './store.ts';

/** Connection lost, too many of them, no room, told to stop: PostgreSQL's classes for that; without one, no line. */
const AWAY = /^(08|53|57|58)/;
function isAway(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return typeof code !== 'string' || code.startsWith('E') || AWAY.test(code);
}

/** Questions to the database, each with a plan of its own. */
export class PostgresDatabase {
  readonly #pipes: PostgresPipes;
  /** A name for each statement, so that the database plans it once a connection. */
  readonly #names = new Map<string, string>();

  constructor(pipes: PostgresPipes) {
    this.#pipes = pipes;
  }

  async all<T extends QueryResultRow>(text: string, ...values: unknown[]): Promise<T[]> {
    const name = this.#names.get(text) ?? `undercroft_${this.#names.size}`;
    this.#names.set(text, name);
    try {
      return (await this.#pipes.query<T>({ name, text, values })).rows;
    } catch (error) {
      throw isAway(error) ? new StorageAway(String(error)) : error;
    }
  }

  async one<T extends QueryResultRow>(text: string, ...values: unknown[]): Promise<T | null> {
    const [row] = await this.all<T>(text, ...values);
    return row ?? null;
  }

  async ids(text: string, ...values: unknown[]): Promise<string[]> {
    return (await this.all<{ id: string }>(text, ...values)).map(({ id }) => id);
  }

  async run(text: string, ...values: unknown[]): Promise<void> {
    await this.all(text, ...values);
  }
}
