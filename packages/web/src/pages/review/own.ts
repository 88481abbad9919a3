import type { Seat } from '@undercroft/kernel';
import { ProblemError } from '@undercroft/protocol';
import { server } from '../../kit/server/api.ts';
import type { Watchable } from '../../table/sources/matches.ts';

const notThere = (error: unknown) => {
  if (error instanceof ProblemError && !error.passes) return { you: { seat: null } };
  throw error;
};

/** The seats of a match that are one's own: those of the people at this device, or one's seat online. */
export async function ownSeats(source: string, id: string, { seats }: Watchable): Promise<readonly Seat[]> {
  if (source === 'here') return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (source !== 'table') return [];
  // Whoever only has the link of it sat nowhere.
  const { you } = await server.ask('GET /tables/:id', { id }).catch(notThere);
  return you.seat === null ? [] : [you.seat];
}
