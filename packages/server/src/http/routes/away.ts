import type { House } from '../../house/house.ts';
import { mustSee, seatOf } from '../../tables/lobby.ts';
import { missedBy } from '../../tables/record.ts';
import type { TypeBoxApp } from '../typed.ts';
import { routesOf } from './routes.ts';

/** What happened at a table while somebody was away. */
export function awayRoutes(app: TypeBoxApp, { hall, store }: House): void {
  const { guests } = routesOf(app);
  guests('GET /tables/:id/away', { limit: { most: 60, ms: 60_000, by: 'guest' } }, async (request, guest) => {
    const { id } = request.params;
    const { since } = request.query;
    return hall.look(id, async ({ lobby, table }) => {
      mustSee(lobby, guest, undefined);
      const seat = seatOf(lobby, guest.id);
      if (seat === null || table === null) return { away: null };
      const entries = await store.entries(id, 0, 'update');
      // A match that was packed has no steps any more: it is a replay.
      if (entries.length === 0) return { away: null };
      return {
        away: await missedBy(table, entries, lobby, seat, since === undefined ? null : Number(since)),
      };
    });
  });
}
