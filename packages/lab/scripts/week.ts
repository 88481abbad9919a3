import { availableParallelism } from 'node:os';
import { LEVELS } from '@undercroft/bots';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { command, onlyWord, refuse, seedOf, wholeNumber } from '../src/arguments.ts';
import { deal } from '../src/experiment/crew.ts';
import { meanOf, rankCorrelation } from './ranks.ts';
import type { DayPlayed, WeekBrief } from './week-deed.ts';

const HELP = `Usage: npm run week -- GAME [flags]

Lets computer players of different levels play the tables of some days, each guest one table a day, all with the same
luck, and says how well the order of the board agrees with the order of their levels: by what their own mistakes cost,
as the board counts, by what the game became with luck taken out, and by points and games won as they are.
Games: ${GAME_NAMES.join(', ')}

      --guests N       how many, of each level in turn      (default: 200)
      --days N         how many days                        (default: 7)
      --levels LIST    from the mildest to the strongest    (default: beginner,novice,adept,expert,master)
      --futures N      at most so many for each look        (default: as the board)
      --seed TEXT      the same seed gives the same week    (default: week)
      --workers N      how many threads                     (default: all cores)
  -h, --help           this text`;

const FLAGS = {
  guests: { type: 'string', default: '200' },
  days: { type: 'string', default: '7' },
  levels: { type: 'string', default: 'beginner,novice,adept,expert,master' },
  futures: { type: 'string' },
  seed: { type: 'string', default: 'week' },
  workers: { type: 'string', default: String(availableParallelism()) },
} as const;

/** What a board may go by, and where it stands in the order of what is good. */
const BY = {
  'own choices': ({ own }: DayPlayed) => own,
  'games won, luck taken out': ({ withoutLuck }: DayPlayed) => withoutLuck,
  points: ({ points }: DayPlayed) => points,
  'games won': ({ won }: DayPlayed) => Number(won),
} as const;

export const run = command(HELP, FLAGS, async ({ values, positionals }) => {
  const game = await loadGame(onlyWord(positionals, 'game'));
  const levels = values.levels.split(',').map((text) => {
    const level = LEVELS.find((one) => one === text);
    if (level === undefined) throw refuse(`--levels: no "${text}"; there are: ${LEVELS.join(', ')}`);
    return level;
  });
  const guests = wholeNumber(values.guests, 'guests', 2);
  const days = wholeNumber(values.days, 'days', 1);
  const futures = values.futures === undefined ? undefined : wholeNumber(values.futures, 'futures', 1);
  const brief: WeekBrief = { game: game.name, seed: seedOf(values.seed), guests, levels, futures };
  const played: DayPlayed[] = [];
  const whole = await deal<DayPlayed>(
    {
      ...{ deed: new URL('./week-deed.ts', import.meta.url), brief, count: guests * days, what: 'tables' },
      workers: wholeNumber(values.workers, 'workers', 1),
    },
    (one) => played.push(one),
  );
  console.log(
    played.length < levels.length ? 'interrupted before every level had played' : told(played, levels),
  );
  return whole ? 0 : 1;
});

/** How the board of one day, and that of the whole week, order the levels. */
export function told(played: readonly DayPlayed[], levels: readonly string[]): string {
  const levelOf = ({ guest }: Pick<DayPlayed, 'guest'>) => guest % levels.length;
  const lines = levels.map((level, at) => {
    const those = played.filter((one) => levelOf(one) === at);
    const mean = (value: (one: DayPlayed) => number) => meanOf(those.map(value));
    const lost = (-100 * mean(BY['own choices'])).toFixed(1);
    return `${level.padEnd(9)} ${lost.padStart(6)} wins of 100 lost by own choices, ${mean(BY.points).toFixed(2)} points, ${(100 * mean(BY['games won'])).toFixed(0)} % won`;
  });
  const byDay = [...Map.groupBy(played, ({ day }) => day).values()];
  const byGuest = [...Map.groupBy(played, ({ guest }) => guest).values()];
  for (const [name, value] of Object.entries(BY)) {
    const ofDays = byDay.map((day) => rankCorrelation(day.map(levelOf), day.map(value)));
    const week = rankCorrelation(
      byGuest.map(([one]) => levelOf(one)),
      byGuest.map((own) => meanOf(own.map(value))),
    );
    const means = levels.map((_, at) => meanOf(played.filter((one) => levelOf(one) === at).map(value)));
    const order = rankCorrelation([...levels.keys()], means);
    lines.push(
      `by ${name}: rank correlation with the levels ${meanOf(ofDays).toFixed(2)} on a day, ${week.toFixed(2)} over all days; the levels' own means ${order.toFixed(2)}`,
    );
  }
  return lines.join('\n');
}
