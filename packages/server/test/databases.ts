import { inject } from 'vitest';

/** The address of a PostgreSQL database that nobody else uses. */
export async function freshDatabase(): Promise<string> {
  const reply = await fetch(inject('databases'));
  const said = await reply.text();
  if (!reply.ok) throw new Error(said);
  return said;
}
