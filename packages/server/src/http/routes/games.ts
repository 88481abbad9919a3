import { Readable } from 'node:stream';
import type { MyGame } from '@undercroft/protocol';
import { isAfter, type Place, pageOf, placeAfter } from '../../ground/pages.ts';
import { Problem } from '../../ground/problem.ts';
import type { House } from '../../house/house.ts';
import type { MyTable } from '../../storage/my-games.ts';
import { listedInfo } from '../../tables/info.ts';
import type { TypeBoxApp } from '../typed.ts';
import { routesOf } from './routes.ts';

/** More than anybody plays; the rest is in the file. */
const MOST = 1000;
const A_PAGE = 20;
/** Later than any time there is. */
const WAITS_FIRST = 8_640_000_000_000_000 / 2;

const timeOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

function gameInfo(table: MyTable): MyGame | null {
  const info = listedInfo(table);
  const { waitsFor, seat, dueAt, touchedAt } = table;
  if (info === null) return null;
  const standIn = seat === null ? null : info.seats[seat]?.standIn;
  return {
    ...info,
    yourTurn: waitsFor !== null && waitsFor === seat && standIn === null,
    waitsFor,
    dueAt: timeOf(dueAt),
    touchedAt: new Date(touchedAt).toISOString(),
  };
}

/** A game by its name, or by who plays there. */
const fits = ({ game, seats }: MyGame, text: string): boolean =>
  [game, ...seats.map(({ name }) => name)].some((word) => word.toLowerCase().includes(text));

/** Whatever waits for them comes before all else, as if it had been touched last. */
const placeIn = ({ id, yourTurn, touchedAt }: MyGame): Place => ({
  at: Date.parse(touchedAt) + (yourTurn ? WAITS_FIRST : 0),
  id,
});

/** What somebody plays and has played. */
export function gameRoutes(app: TypeBoxApp, { myGames, keeper }: House): void {
  const { guests } = routesOf(app);
  guests('GET /me/games', async (request, { id }) => {
    const { status = 'running', text = '', after } = request.query;
    const from = placeAfter(after);
    const tables = await myGames.tables(id, status, MOST);
    const found = tables.map(gameInfo).filter((game) => game !== null);
    const games = found.filter((game) => fits(game, text.trim().toLowerCase()));
    const left = games.filter((game) => isAfter(placeIn(game), from));
    const { page, next } = pageOf(left, A_PAGE, placeIn);
    return { games: page, next, waiting: await myGames.waiting(id) };
  });

  guests('GET /me/next', async (request, { id }) => ({
    table: await myGames.next(id, request.query.after ?? ''),
  }));

  guests('GET /me/games/file', { limit: { most: 4, ms: 60_000, by: 'guest' } }, async (_, guest, reply) => {
    const tables = await myGames.tables(guest.id, 'over', MOST);
    reply.header('content-disposition', 'attachment; filename="undercroft-matches.json"');
    reply.type('application/json');
    // One after the other: together they may be larger than the memory.
    return reply.send(Readable.from(fileOf(tables.map(({ id }) => id))) as never);
  });

  async function* fileOf(tables: readonly string[]): AsyncGenerator<string> {
    yield '{"format":"undercroft-matches","matches":[';
    let between = '';
    for (const id of tables) {
      const record = await keeper.shown(id).catch((error: unknown) => {
        // Ended before the first answer, removed meanwhile, or of a day that is not over: there is nothing to take along.
        if (error instanceof Problem) return null;
        throw error;
      });
      if (record === null) continue;
      yield between + JSON.stringify(record);
      between = ',';
    }
    yield ']}\n';
  }
}
