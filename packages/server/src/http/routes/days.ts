import { GAME_NAMES } from '@undercroft/games';
import { ROUTES } from '@undercroft/protocol/schemas';
import { Type } from 'typebox';
import { newTableId } from '../../ground/codes.ts';
import type { House } from '../../house/house.ts';
import { mustBelong } from '../../people/circles/clubs.ts';
import { bestOf, boardOf, dayInfo, playToday, practise, todayInfo } from '../../people/days/days.ts';
import type { Among } from '../../storage/days.ts';
import { idFor } from '../once.ts';
import type { TypeBoxApp } from '../typed.ts';
import { mustBeGuest } from '../who.ts';
import { at } from './at.ts';

/** Times somebody may sit down in a minute. */
const SAT_DOWN = 30;

const game = Type.Enum([...GAME_NAMES]);
const TodayParams = Type.Object({ game });
const DayGameParams = Type.Object({ ...ROUTES['GET /days/:day/:game'].params.properties, game });

/** One table a day for each game. */
export function dayRoutes(app: TypeBoxApp, house: House): void {
  const { config } = house;

  app.route({ ...at('GET /today'), handler: async ({ guest }) => todayInfo(house, guest?.id ?? null) });

  app.route({
    ...at('POST /today/:game'),
    schema: { ...ROUTES['POST /today/:game'], params: TodayParams },
    config: {
      limit: [
        { most: SAT_DOWN, ms: 60_000, by: 'guest' },
        { most: config.tableLimit, ms: 3_600_000, by: 'address' },
      ],
    },
    handler: async (request, reply) => {
      const guest = mustBeGuest(request);
      const { params, body } = request;
      const fresh = () => idFor(house.keySecret, request, 'practice') ?? newTableId();
      const table =
        body.practice === true
          ? await practise(house, params.game, guest, fresh())
          : await playToday(house, params.game, guest);
      reply.code(201);
      return { table };
    },
  });

  app.route({ ...at('GET /days/:day'), handler: async ({ params }) => dayInfo(house, Number(params.day)) });

  app.route({
    ...at('GET /days/:day/:game'),
    schema: { ...ROUTES['GET /days/:day/:game'], params: DayGameParams },
    handler: async (request) => {
      const { params, query, guest } = request;
      const among = async (): Promise<Among> => {
        if (query.club !== undefined) {
          const { id } = await mustBelong(house, query.club, mustBeGuest(request).id);
          return { kind: 'club', club: id };
        }
        return query.friends === undefined
          ? { kind: 'all' }
          : { kind: 'friends', of: mustBeGuest(request).id };
      };
      return boardOf(house, Number(params.day), params.game, await among(), guest?.id ?? null);
    },
  });

  app.route({
    ...at('GET /days/:day/:game/best'),
    schema: { ...ROUTES['GET /days/:day/:game/best'], params: DayGameParams },
    handler: async ({ params }) => bestOf(house, Number(params.day), params.game),
  });
}
