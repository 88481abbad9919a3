import { GAME_NAMES } from '@undercroft/games';
import { theTime } from '../../ground/clock.ts';
import type { House } from '../../house/house.ts';
import { historyData, keepLuck } from '../../people/history/recording.ts';
import { statisticsOf } from '../../people/ratings/statistics.ts';
import { duplicateOf } from '../../people/tournaments/rating.ts';
import type { TypeBoxApp } from '../typed.ts';
import { routesOf } from './routes.ts';

/** More matches than anybody plays. */
const MOST = 10_000;
/** So much of a line fits a screen. */
const HISTORY_SHOWN = 50;

/** Ratings and statistics, for people who want them. */
export function ratingRoutes(app: TypeBoxApp, house: House): void {
  const { anyone, guests } = routesOf(app);
  const { ratings, results, hall, history } = house;
  const ratingIn = async (game: string, guest: string) => {
    const standing = await ratings.of(game, guest);
    if (standing === null) return null;
    const { rating, matches, provisional } = standing;
    return { rating, matches, provisional: provisional === 1 };
  };
  const mine = async (guest: string) => {
    const played = Map.groupBy(await results.of(guest, MOST), ({ game }) => game);
    const { achieved, luck } = await historyData(history, guest);
    const games = Object.keys(hall.games).filter((game) => played.has(game));
    return {
      shown: await results.isShown(guest),
      games: await Promise.all(
        games.map(async (game) => {
          const rating = await ratingIn(game, guest);
          return {
            game,
            rating: rating && { ...rating, history: await results.ratingsOf(guest, game, HISTORY_SHOWN) },
            duplicate: await ratingIn(duplicateOf(game), guest),
            statistics: statisticsOf(played.get(game) ?? []),
            achieved: achieved.filter((one) => one.game === game),
            luck: luck.filter((one) => one.game === game),
          };
        }),
      ),
    };
  };

  guests('GET /me/ratings', async (_, { id }) => mine(id));

  guests('PUT /me/luck/:id', { limit: { most: 60, ms: 60_000, by: 'guest' } }, async (request, { id }) => {
    await keepLuck(house, id, request.params.id, request.body);
  });

  guests('PUT /me/profile', async (request, { id }) => {
    await results.show(id, request.body.ratings);
    return mine(id);
  });

  anyone('GET /ratings', async ({ query, guest }) => {
    const { game = GAME_NAMES[0], span = 'all' } = query;
    const leaders = await ratings.leaders(game, span, theTime());
    return {
      leaders: leaders.map(({ guest: id, ...leader }) => ({ ...leader, you: id === guest?.id })),
    };
  });
}
