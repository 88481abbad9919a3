/** A storage that has a clock of its own. */
interface Clocked {
  readonly dialect: { readonly now: string };
  one<T extends object>(text: string): Promise<T | null>;
}

/** How far the storage's clock is ahead of this machine's. */
let ahead = 0;

/** What time it is: by the storage's clock, which all nodes share, whatever this machine's says. */
export const theTime = (): number => Date.now() + ahead;

/** Looks at the storage's clock. */
export async function setTheClock(sql: Clocked): Promise<void> {
  const asked = Date.now();
  const row = await sql.one<{ now: number }>(`SELECT ${sql.dialect.now} AS now`);
  const answered = Date.now();
  if (row === null) return;
  // It was looked at somewhere between: what may be right already stays, so that no time jumps for nothing.
  const [least, most] = [row.now - answered - 1, row.now - asked + 1];
  ahead = Math.min(Math.max(ahead, least), most);
}
