import { availableParallelism } from 'node:os';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { begin, FastChance, type Game, openBox } from '@undercroft/kernel';
import { onlyWord, readBox, readFlags, refuse, wholeNumber } from './arguments.ts';
import { Progress, runCrew } from './crew.ts';
import type { Report, Series } from './simulate-worker.ts';
import { add, emptyTally, quantile, type Share, shares, type Tally } from './tally.ts';

const HELP = `Usage: undercroft simulate GAME [flags]

Plays many games by instinct, on all cores, and says how they end.
Games: ${GAME_NAMES.join(', ')}

      --seats N|LIST   how many seats, or who sits there: 4, or horan,taia   (default: 4)
      --games N        how many games                                        (default: 200)
      --seed TEXT      the same seed gives the same games                    (default: 1)
      --options LIST   table options: name=value,name=value
      --set FILE       a component set of your own (YAML or JSON)
      --most-turns N   stop a game that lasts longer                         (default: 400)
      --workers N      how many threads; does not change the result          (default: all cores)
      --events         count what happens, event by event
      --json           figures for programs
  -h, --help           this text`;

const FLAGS = {
  seats: { type: 'string', default: '4' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string' },
  set: { type: 'string' },
  'most-turns': { type: 'string', default: '400' },
  workers: { type: 'string', default: String(availableParallelism()) },
  events: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

export async function run(args: string[]): Promise<number> {
  const parsed = readFlags(args, FLAGS, HELP);
  if (parsed === null) return 0;
  const { values } = parsed;
  const name = onlyWord(parsed.positionals, 'game');
  if (name === undefined) throw refuse(`expected a game: ${GAME_NAMES.join(', ')}`);
  const game = await loadGame(name);
  const figures = readFigures(values.seats);
  const { options, set } = readBox(game, figures, values);
  // A table that cannot be laid is refused here, in one line, and not by every worker.
  begin(openBox(game, options, set), figures, new FastChance(1));
  const games = wholeNumber(values.games, 'games', 1);
  const every = Math.min(games, wholeNumber(values.workers, 'workers', 1));
  const mostTurns = wholeNumber(values['most-turns'], 'most-turns', 1);
  const { seed, events } = values;
  const series = { game: name, options, set, figures, seed, mostTurns, events, games, every };
  const start = performance.now();
  const { tally, broken } = await playAll(series);
  const gamesPerSecond = tally.games / ((performance.now() - start) / 1000);
  if (values.json) console.log(JSON.stringify(asJson(game, tally, gamesPerSecond), null, 2));
  else console.log(asText(tally, figures.length, gamesPerSecond));
  for (const { broken: number, error } of broken) {
    console.error(`game ${number} of seed "${values.seed}" broke: ${error}`);
  }
  return broken.length > 0 ? 1 : 0;
}

function readFigures(seats: string): (string | null)[] {
  if (/^\d+$/.test(seats)) return Array<null>(Number(seats)).fill(null);
  return seats.split(',').map((figure) => (figure.trim() === 'any' ? null : figure.trim()));
}

type Broken = Extract<Report, { broken: number }>;

/** Plays the series on several threads; Ctrl-C stops it and keeps what there is. */
async function playAll(series: Omit<Series, 'first'>): Promise<{ tally: Tally; broken: Broken[] }> {
  const tally = emptyTally();
  const broken: Broken[] = [];
  const progress = new Progress(series.games);
  const briefs = Array.from({ length: series.every }, (_, first): Series => ({ ...series, first }));
  await runCrew<Report>(new URL('./simulate-worker.ts', import.meta.url), briefs, (report) => {
    if ('tally' in report) add(tally, report.tally);
    else broken.push(report);
    progress.show(tally.games + broken.length);
  });
  progress.end();
  return { tally, broken: broken.sort((a, b) => a.broken - b.broken) };
}

const ended = ({ ends }: Tally): number => Object.values(ends).reduce((sum, games) => sum + games, 0);

function asJson(game: Game, tally: Tally, gamesPerSecond: number) {
  return {
    game: game.name,
    games: tally.games,
    ended: ended(tally),
    ends: Object.fromEntries(Object.entries(tally.ends).sort()),
    gamesPerSecond: Math.round(gamesPerSecond * 10) / 10,
    turns: {
      median: quantile(tally.turns, 0.5),
      p10: quantile(tally.turns, 0.1),
      p90: quantile(tally.turns, 0.9),
    },
    winsByHero: shares(tally.figures),
    winsBySeat: shares(tally.seats),
    ...(Object.keys(tally.events).length > 0 && { events: happenings(tally) }),
  };
}

/** Each kind of event: how often in a game, and in what share of the games at all. */
function happenings({ events, games }: Tally): Record<string, { perGame: number; games: number }> {
  return Object.fromEntries(
    Object.entries(events)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([kind, { times, games: met }]) => [
        kind,
        { perGame: Math.round((times / games) * 1000) / 1000, games: met / games },
      ]),
  );
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

function asText(tally: Tally, seats: number, gamesPerSecond: number): string {
  const { turns } = tally;
  const unfinished = tally.games - ended(tally);
  const ends = Object.entries(tally.ends).sort(([, a], [, b]) => b - a);
  const how = [...ends, ...(unfinished > 0 ? [['stopped', unfinished] as const] : [])];
  return [
    `${tally.games} games, ${gamesPerSecond.toFixed(0)} a second`,
    '',
    'How they end',
    ...how.map(([by, games]) => `  ${by.padEnd(16)}${percent(games / tally.games).padStart(8)}  ${games}`),
    '',
    'Turns',
    ended(tally) === 0
      ? '  no game ended'
      : `  half of the games take ${quantile(turns, 0.5)} or fewer; four in five take ${quantile(turns, 0.1)} to ${quantile(turns, 0.9)}`,
    '',
    `Wins by figure, of the games it played (fair: ${percent(1 / seats)}; with the 95 % interval)`,
    ...rows(shares(tally.figures)),
    '',
    'Wins by seat',
    ...rows(shares(tally.seats)),
    ...eventRows(tally),
  ].join('\n');
}

function eventRows(tally: Tally): string[] {
  const kinds = Object.entries(happenings(tally));
  if (kinds.length === 0) return [];
  return [
    '',
    'What happens: how often in a game, and in how many games',
    ...kinds.map(
      ([kind, { perGame, games }]) =>
        `  ${kind.padEnd(16)}${perGame.toFixed(2).padStart(8)}  ${percent(games).padStart(8)}`,
    ),
  ];
}

function rows(all: Readonly<Record<string, Share>>): string[] {
  return Object.entries(all)
    .sort(([, a], [, b]) => b.share - a.share)
    .map(([name, { share, low, high }]) => {
      const bar = '█'.repeat(Math.round(share * 40));
      return `  ${name.padEnd(16)}${percent(share).padStart(8)}  ${percent(low)} – ${percent(high)}  ${bar}`;
    });
}
