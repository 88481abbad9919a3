import { inject } from 'vitest';

/**
 * The address of a PostgreSQL database that nobody else uses. Where how it comes into shape is not the subject, it
 * is a copy of one that is laid out already.
 */
export async function freshDatabase(how: 'empty' | 'laid-out' = 'empty'): Promise<string> {
  const reply = await fetch(`${inject('databases')}/${how}`);
  const said = await reply.text();
  if (!reply.ok) throw new Error(said);
  return said;
}
