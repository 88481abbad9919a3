import type { Json } from '@undercroft/kernel';
import { COLOURS, EMOTES, LEVELS } from '@undercroft/protocol';
import { theTime } from '../../ground/clock.ts';
import { readCode } from '../../ground/codes.ts';
import { pageOf, placeAfter } from '../../ground/pages.ts';
import { Problem } from '../../ground/problem.ts';
import type { House } from '../../house/house.ts';
import { mustBelong } from '../../people/circles/clubs.ts';
import { blockedBy, whoGetsAlong } from '../../people/shunning.ts';
import { agree } from '../../tables/gathering.ts';
import { listedInfo, tableInfo } from '../../tables/info.ts';
import { mustSee, mustSeeRecord } from '../../tables/lobby.ts';
import { guestAddresses, isLoopback } from '../addresses.ts';
import { household, type Limits, orWait } from '../limits.ts';
import { idFor } from '../once.ts';
import type { TypeBoxApp } from '../typed.ts';
import { changeTable } from './change.ts';
import { routesOf } from './routes.ts';

const TABLES_LISTED = 50;
/** Tables a guest may make in a minute. */
const NEW_TABLES = 30;
/** Times a guest may change in a minute what is agreed: each may bring a component set to be kept. */
const CHANGES = 120;
/** Invitation codes an address may try in a minute: a code that can be said aloud could be guessed otherwise. */
const CODES_TRIED = 30;
const HOUR_MS = 3_600_000;
/** Component sets are the only large thing anybody sends: six times the largest box. */
export const SET_BYTES = 65_536;

/** Tables: making, finding and reading them. */
export function tableRoutes(app: TypeBoxApp, house: House, limits: Limits): void {
  const { anyone, guests } = routesOf(app);
  const { hall, keeper, store, people, presence, config } = house;
  // Guests are made for nothing: whoever plays a match again and again without end makes tables, too.
  const nextMatches = limits.add('next matches', config.tableLimit, HOUR_MS);

  anyone('GET /games', async () => ({
    games: Object.values(hall.games).map(({ name, rulesVersion, seats, figures, options }) => ({
      ...{ name, rules: rulesVersion, seats, figures: [...figures] },
      options: Object.fromEntries(
        Object.entries(options).map(([option, { values, rules }]) => [
          option,
          { values: [...values], rules: [...rules] },
        ]),
      ),
    })),
    colours: [...COLOURS],
    emotes: [...EMOTES],
    levels: [...LEVELS],
  }));

  guests(
    'POST /tables',
    {
      bodyLimit: SET_BYTES,
      limit: [
        { most: NEW_TABLES, ms: 60_000, by: 'guest' },
        // By address too: guests are made for nothing.
        { most: config.tableLimit, ms: HOUR_MS, by: 'address' },
      ],
    },
    async (request, guest) => {
      const { game, bots = [], club, ...wishes } = request.body;
      if (club !== undefined) await mustBelong(house, club, guest.id);
      const barred = await blockedBy(people, guest.id);
      const id = idFor(house.keySecret, request, 'table');
      const live = await hall.create(game, guest, wishes, bots, barred, id);
      if (club !== undefined) await house.clubs.addTable(club, live.id, theTime());
      return tableInfo(live, guest.id, presence);
    },
  );

  anyone('GET /tables', async ({ query, guest }) => {
    const [game, from] = [query.game ?? null, placeAfter(query.after)];
    const found = await store.publicTables(game, guest?.id ?? null, from, TABLES_LISTED + 1);
    const { page, next } = pageOf(found, TABLES_LISTED, ({ madeAt, id }) => ({ at: madeAt, id }));
    const ids = page.map(({ id }) => id);
    // Nobody is led to a table where they would meet somebody they have blocked, or who has blocked them.
    const avoided = guest === null ? [] : await people.avoided(guest.id, ids);
    const open = page.filter(({ id }) => !avoided.includes(id));
    return { tables: open.map(listedInfo).filter((info) => info !== null), next };
  });

  anyone('GET /addresses', async ({ ip }) => {
    if (config.publicUrl !== null) return { addresses: [config.publicUrl] };
    // Whoever sits at this very machine may have come by an address that leads nowhere from another one.
    const address = app.server.address();
    if (!isLoopback(ip) || typeof address !== 'object' || address === null) return { addresses: [] };
    return { addresses: guestAddresses(config.host, address.port) };
  });

  anyone(
    'GET /invitations/:code',
    { limit: { most: CODES_TRIED, ms: 60_000, by: 'address' } },
    async ({ params }) => {
      const table = await store.byInvitation(readCode(params.code));
      if (table === null) throw new Problem('no-invitation');
      return { table };
    },
  );

  anyone('GET /tables/:id', async ({ params, query, guest }) =>
    hall.see(params.id, (live) => {
      mustSee(live.lobby, guest, query.invitation);
      return tableInfo(live, guest?.id ?? null, presence);
    }),
  );

  anyone('GET /tables/:id/set', async ({ params, query, guest }) =>
    hall.see(params.id, ({ lobby, set }) => {
      mustSee(lobby, guest, query.invitation);
      if (set === null) throw new Problem('no-set');
      return set;
    }),
  );

  anyone('GET /tables/:id/record', async ({ params, query, guest }, reply) => {
    await hall.see(params.id, ({ lobby }) => {
      mustSeeRecord(lobby, guest, query.invitation);
      if (lobby.status !== 'over') throw new Problem('no-record-yet');
    });
    const record = await keeper.shown(params.id);
    // It never changes; only whoever may see the table may keep it, and not for ever: somebody may be forgotten.
    reply.header('cache-control', 'private, max-age=86400, immutable');
    return record;
  });

  guests(
    'PATCH /tables/:id',
    { bodyLimit: SET_BYTES, limit: { most: CHANGES, ms: 60_000, by: 'guest' } },
    async (request, guest) => {
      const { params, body } = request;
      const live = await changeTable(house, params.id, guest, (live) => {
        const game = hall.game(body.game ?? live.lobby.game);
        const lobby = agree(live, guest.id, body, game);
        const before = game === live.game ? live.set : null;
        const set = body.set === undefined ? before : (body.set as Json);
        return lobby === live.lobby ? null : { lobby, set };
      });
      return tableInfo(live, guest.id, presence);
    },
  );

  guests('POST /tables/:id/start', async (request, guest) => {
    return tableInfo(await hall.start(request.params.id, guest), guest.id, presence);
  });

  guests('POST /tables/:id/rematch', async (request, guest, reply) => {
    const live = await hall.rematch(request.params.id, guest, ({ lobby }) => {
      // Only who makes the table is counted, and not all who come to it.
      orWait(reply, nextMatches.take(household(request.ip)));
      return whoGetsAlong(people, lobby, guest.id);
    });
    return tableInfo(live, guest.id, presence);
  });
}
