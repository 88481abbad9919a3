import { GAME_NAMES } from '@undercroft/games';
import { ROUTES } from '@undercroft/protocol/schemas';
import { Type } from 'typebox';
import { theTime } from '../../ground/clock.ts';
import type { House } from '../../house/house.ts';
import { historyData, keepLuck } from '../../people/history/recording.ts';
import { statisticsOf } from '../../people/ratings/statistics.ts';
import type { TypeBoxApp } from '../typed.ts';
import { mustBeGuest } from '../who.ts';
import { at } from './at.ts';

/** More matches than anybody plays. */
const MOST = 10_000;
/** So much of a line fits a screen. */
const HISTORY_SHOWN = 50;

const LeadersQuery = Type.Object({
  ...ROUTES['GET /ratings'].querystring.properties,
  game: Type.Optional(Type.Enum([...GAME_NAMES])),
});

/** Ratings and statistics, for people who want them. */
export function ratingRoutes(app: TypeBoxApp, house: House): void {
  const { ratings, results, hall, history } = house;
  const mine = async (guest: string) => {
    const played = Map.groupBy(await results.of(guest, MOST), ({ game }) => game);
    const { achieved, luck } = await historyData(history, guest);
    const games = Object.keys(hall.games).filter((game) => played.has(game));
    return {
      shown: await results.isShown(guest),
      games: await Promise.all(
        games.map(async (game) => {
          const standing = await ratings.of(game, guest);
          return {
            game,
            rating:
              standing === null
                ? null
                : {
                    ...{ rating: standing.rating, matches: standing.matches },
                    provisional: standing.provisional === 1,
                    history: await results.ratingsOf(guest, game, HISTORY_SHOWN),
                  },
            statistics: statisticsOf(played.get(game) ?? []),
            achieved: achieved.filter((one) => one.game === game),
            luck: luck.filter((one) => one.game === game),
          };
        }),
      ),
    };
  };

  app.route({ ...at('GET /me/ratings'), handler: async (request) => mine(mustBeGuest(request).id) });

  app.route({
    ...at('PUT /me/luck/:id'),
    config: { limit: { most: 60, ms: 60_000, by: 'guest' } },
    handler: async (request, reply) => {
      await keepLuck(house, mustBeGuest(request).id, request.params.id, request.body);
      reply.code(204);
      return null;
    },
  });

  app.route({
    ...at('PUT /me/profile'),
    handler: async (request) => {
      const { id } = mustBeGuest(request);
      await results.show(id, request.body.ratings);
      return mine(id);
    },
  });

  app.route({
    ...at('GET /ratings'),
    schema: { ...ROUTES['GET /ratings'], querystring: LeadersQuery },
    handler: async ({ query, guest }) => {
      const { game = GAME_NAMES[0], span = 'all' } = query;
      const leaders = await ratings.leaders(game, span, theTime());
      return {
        leaders: leaders.map(({ guest: id, ...leader }) => ({ ...leader, you: id === guest?.id })),
      };
    },
  });
}
