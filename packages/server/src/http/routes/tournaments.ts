import type { House } from '../../house/house.ts';
import { mustBelong } from '../../people/circles/clubs.ts';
import { tournamentInfo, tournamentsOf } from '../../people/tournaments/info.ts';
import {
  announceTournament,
  beginTournament,
  callOffTournament,
  enter,
  idByCode,
  mustFind,
  nextRound,
  quitTournament,
} from '../../people/tournaments/tournaments.ts';
import { idFor } from '../once.ts';
import type { TypeBoxApp } from '../typed.ts';
import { routesOf } from './routes.ts';

/** Tournaments: whoever has the link follows one, and may take part. */
export function tournamentRoutes(app: TypeBoxApp, house: House): void {
  const { anyone, guests } = routesOf(app);
  const { config } = house;
  const makes = { limit: { most: 30, ms: 60_000, by: 'guest' as const } };
  // By address: codes could be guessed otherwise.
  const tries = { limit: { most: 30, ms: 60_000, by: 'address' as const } };
  // What stays is counted by address too: guests are made for nothing.
  const stays = () => ({
    limit: [makes.limit, { most: config.tableLimit, ms: 3_600_000, by: 'address' as const }],
  });
  const see = async (id: string, guest: string | null) =>
    tournamentInfo(house, await mustFind(house, id), guest);

  guests('GET /me/tournaments', async ({ query }, { id }) => tournamentsOf(house, id, query.after));

  guests('POST /tournaments', stays(), async (request, guest) => {
    const { club, ...wanted } = request.body;
    if (club !== undefined) await mustBelong(house, club, guest.id);
    const body = { ...wanted, club: club ?? null, name: wanted.name.trim() };
    const id = await announceTournament(house, guest, body, idFor(house.keySecret, request, 'tournament'));
    return see(id, guest.id);
  });

  anyone('GET /tournaments/codes/:code', tries, async ({ params }) => ({
    id: await idByCode(house, params.code),
  }));

  anyone('GET /tournaments/:id', async ({ params, guest }) => see(params.id, guest?.id ?? null));

  guests('PUT /tournaments/:id/me', stays(), async ({ params, body }, guest) => {
    await enter(house, params.id, guest, body.with);
    return see(params.id, guest.id);
  });

  guests('DELETE /tournaments/:id/me', makes, async ({ params }, { id }) => {
    await quitTournament(house, params.id, id);
    return see(params.id, id);
  });

  guests('POST /tournaments/:id/start', makes, async ({ params }, { id }) => {
    await beginTournament(house, params.id, id);
    return see(params.id, id);
  });

  guests('POST /tournaments/:id/rounds', makes, async ({ params, body }, { id }) => {
    await nextRound(house, params.id, id, body.round);
    return see(params.id, id);
  });

  guests('DELETE /tournaments/:id', async ({ params }, { id }) => callOffTournament(house, params.id, id));
}
