import type { GameName } from '@undercroft/games';
import type { Answer } from '@undercroft/kernel';
import type { FastifyRequest } from 'fastify';
import { newTableId } from '../../ground/codes.ts';
import type { House } from '../../house/house.ts';
import { mustBelong } from '../../people/circles/clubs.ts';
import { cupBoard } from '../../people/days/cups.ts';
import { bestOf, boardOf, dayInfo, playToday, practise, todayInfo } from '../../people/days/days.ts';
import { answerTen, tenBoard, tenInfo } from '../../people/days/tens.ts';
import { solvingInfo, tryPuzzle } from '../../people/solving/solving.ts';
import type { Among } from '../../storage/among.ts';
import { OF_TENS } from '../../storage/cups.ts';
import { idFor } from '../once.ts';
import type { TypeBoxApp } from '../typed.ts';
import { mustBeGuest } from '../who.ts';
import { routesOf } from './routes.ts';

/** Whom a board is asked for. */
interface Asking {
  readonly friends?: 'true';
  readonly club?: string;
}

/** Questions that somebody may answer in a minute. */
const answered = { most: 60, ms: 60_000, by: 'guest' } as const;
/** Times somebody may sit down in a minute. */
const SAT_DOWN = 30;

/** One table a day for each game, ten questions, what a week of them comes to, and puzzles. */
export function dayRoutes(app: TypeBoxApp, house: House): void {
  const { anyone, guests } = routesOf(app);
  const { config } = house;

  anyone('GET /today', async ({ guest }) => todayInfo(house, guest?.id ?? null));

  guests(
    'POST /today/:game',
    {
      limit: [
        { most: SAT_DOWN, ms: 60_000, by: 'guest' },
        { most: config.tableLimit, ms: 3_600_000, by: 'address' },
      ],
    },
    async (request, guest) => {
      const { params, body } = request;
      const fresh = () => idFor(house.keySecret, request, 'practice') ?? newTableId();
      const table =
        body.practice === true
          ? await practise(house, params.game, guest, fresh())
          : await playToday(house, params.game, guest);
      return { table };
    },
  );

  anyone('GET /days/:day', async ({ params }) => dayInfo(house, Number(params.day)));

  const among = async (request: Pick<FastifyRequest, 'guest'>, query: Asking): Promise<Among> => {
    if (query.club !== undefined) {
      const { id } = await mustBelong(house, query.club, mustBeGuest(request).id);
      return { kind: 'club', club: id };
    }
    return query.friends === undefined ? { kind: 'all' } : { kind: 'friends', of: mustBeGuest(request).id };
  };
  anyone('GET /days/:day/:game', async (request) => {
    const { params, query, guest } = request;
    return boardOf(house, Number(params.day), params.game, await among(request, query), guest?.id ?? null);
  });

  anyone('GET /days/:day/:game/best', async ({ params }) => bestOf(house, Number(params.day), params.game));

  anyone('GET /ten', async ({ guest }) => tenInfo(house, guest?.id ?? null));

  guests('PUT /days/:day/ten/:at', { limit: answered }, async ({ params, body }, { id }) =>
    answerTen(house, id, { day: Number(params.day), at: Number(params.at) }, body.answer as Answer | null),
  );

  anyone('GET /days/:day/ten', async (request) => {
    const { params, query, guest } = request;
    return tenBoard(house, Number(params.day), await among(request, query), guest?.id ?? null);
  });

  anyone('GET /weeks/:week/ten', async (request) => {
    const { params, query, guest } = request;
    return cupBoard(house, Number(params.week), OF_TENS, await among(request, query), guest?.id ?? null);
  });

  anyone('GET /weeks/:week/:game', async (request) => {
    const { params, query, guest } = request;
    return cupBoard(house, Number(params.week), params.game, await among(request, query), guest?.id ?? null);
  });

  guests('PUT /puzzles/:game/:puzzle', { limit: answered }, async ({ params, body }, { id }) =>
    tryPuzzle(house, id, params.game as GameName, params.puzzle, body.answer as Answer | null),
  );

  guests('GET /me/puzzles', async (_, { id }) => solvingInfo(house, id));
}
