import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { LEVELS } from '@undercroft/bots';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { FastChance } from '@undercroft/kernel';
import { command, onlyWord, readText, refuse, seedOf, wholeNumber } from '../src/arguments.ts';
import { deal } from '../src/experiment/crew.ts';
import { meanOf, rankCorrelation } from './ranks.ts';
import type { DayPlayed, WeekBrief } from './week-deed.ts';

const HELP = `Usage: npm run week -- GAME [flags]

Lets computer players of different levels play the tables of some days, each guest one table a day, all with the same
luck, and says how well the order of the board agrees with the order of their levels: by what their own choices kept of
the best, as the board counts, by what the game became with luck taken out, and by points and games won as they are.
Games: ${GAME_NAMES.join(', ')}

      --guests N       how many, of each level in turn      (default: 200)
      --days N         how many days                        (default: 7)
      --levels LIST    from the mildest to the strongest    (default: beginner,novice,adept,expert,master)
      --futures N      at most so many for each look        (default: as the board)
      --seed TEXT      the same seed gives the same week    (default: week)
      --minutes N      begin no table after so many         (default: until all are played)
      --keep FILE      keep every table there, a line each; the same once more goes on where that ended
      --workers N      how many threads                     (default: all cores)
  -h, --help           this text`;

const FLAGS = {
  guests: { type: 'string', default: '200' },
  days: { type: 'string', default: '7' },
  levels: { type: 'string', default: 'beginner,novice,adept,expert,master' },
  futures: { type: 'string' },
  seed: { type: 'string', default: 'week' },
  minutes: { type: 'string' },
  keep: { type: 'string' },
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
  const brief: WeekBrief = { game: game.name, seed: seedOf(values.seed), guests, days, levels, futures };
  const minutes = values.minutes === undefined ? null : wholeNumber(values.minutes, 'minutes', 1);
  const played = values.keep === undefined ? [] : keptIn(values.keep, brief);
  const first = played.length;
  const whole = await deal<DayPlayed>(
    {
      ...{ deed: new URL('./week-deed.ts', import.meta.url), brief, what: 'tables' },
      ...{ first, before: first, count: guests * days - first },
      ...(minutes !== null && { until: performance.now() + minutes * 60_000 }),
      workers: wholeNumber(values.workers, 'workers', 1),
    },
    (one) => {
      played.push(one);
      if (values.keep !== undefined) appendFileSync(values.keep, `${JSON.stringify(one)}\n`);
    },
  );
  console.log(
    played.length < levels.length
      ? 'too few tables: not every level has played'
      : told(played, levels, brief),
  );
  return whole ? 0 : 1;
});

/** The tables that were played before; a new file says what they are tables of. */
function keptIn(file: string, brief: WeekBrief): DayPlayed[] {
  const what = JSON.stringify(brief);
  if (!existsSync(file)) {
    writeFileSync(file, `${what}\n`);
    return [];
  }
  const [head, ...lines] = readText(file).trim().split('\n');
  if (head !== what) throw refuse(`--keep ${file}: it holds another week: ${head.slice(0, 200)}`);
  return lines.map((line) => JSON.parse(line));
}

/** How the board of one day, and that of all days, order the levels. */
export function told(
  played: readonly DayPlayed[],
  levels: readonly string[],
  { days }: Pick<WeekBrief, 'days'>,
): string {
  const levelOf = ({ guest }: Pick<DayPlayed, 'guest'>) => guest % levels.length;
  const byDay = [...Map.groupBy(played, ({ day }) => day).values()];
  // Whoever has not played all days yet is on no board of all days.
  const byGuest = [...Map.groupBy(played, ({ guest }) => guest).values()].filter(
    (own) => own.length === days,
  );
  const lines = [`${played.length} tables, ${byGuest.length} guests have played all ${days} days`];
  for (const [at, level] of levels.entries()) {
    const those = played.filter((one) => levelOf(one) === at);
    const mean = (value: (one: DayPlayed) => number) => meanOf(those.map(value));
    const kept = (100 * (1 + mean(BY['own choices']))).toFixed(1);
    lines.push(
      `${level.padEnd(9)} ${kept.padStart(6)} % of the best kept by own choices, ${mean(BY.points).toFixed(2)} points, ${(100 * mean(BY['games won'])).toFixed(0)} % won`,
    );
  }
  for (const [name, value] of Object.entries(BY)) {
    const ofDays = byDay.map((day) => rankCorrelation(day.map(levelOf), day.map(value)));
    const week = byGuest.map((own) => [levelOf(own[0]), meanOf(own.map(value))] as const);
    const means = levels.map((_, at) => meanOf(played.filter((one) => levelOf(one) === at).map(value)));
    const order = rankCorrelation([...levels.keys()], means);
    lines.push(
      `by ${name}: rank correlation with the levels ${meanOf(ofDays).toFixed(2)} on a day, ${overAll(week)} over all days; the levels' own means ${order.toFixed(2)}`,
    );
  }
  return lines.join('\n');
}

/** How often guests are drawn anew from those that there are, to see by how much it might have been otherwise. */
const DRAWN = 400;

/** Of fewer no interval is told: drawn anew they are much the same. */
const FEW = 20;

/** The rank correlation of levels and results, with an interval that holds 95 of 100 draws of as many guests. */
function overAll(guests: readonly (readonly [level: number, result: number])[]): string {
  if (guests.length === 0) return 'nothing';
  const of = (some: typeof guests) =>
    rankCorrelation(
      some.map(([level]) => level),
      some.map(([, result]) => result),
    );
  if (guests.length < FEW) return of(guests).toFixed(2);
  const chance = new FastChance(1);
  const drawn = Array.from({ length: DRAWN }, () => of(guests.map(() => guests[chance.pick(guests.length)])));
  drawn.sort((one, other) => one - other);
  const [low, high] = [drawn[Math.floor(0.025 * DRAWN)], drawn[Math.floor(0.975 * DRAWN)]];
  return `${of(guests).toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}
