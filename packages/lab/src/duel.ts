import { availableParallelism } from 'node:os';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { onlyWord, readFlags, refuse, wholeNumber } from './arguments.ts';
import { readBox } from './box.ts';
import { Progress, runCrew } from './crew.ts';
import type { Duel, DuelReport } from './duel-worker.ts';
import { PLAYERS, readBudget, readPlayer } from './players.ts';
import { percent, type Share, wilson } from './series/statistics.ts';

const HELP = `Usage: undercroft duel GAME [flags]

Lets two levels of computer players compete: one a against b at all other seats. Every deal is played once
with a at each seat, so that nobody is luckier. Games: ${GAME_NAMES.join(', ')}

      --a LEVEL        ${PLAYERS.join(', ')}               (default: master)
      --b LEVEL        the same                                      (default: adept)
      --seats N        how many seats                                (default: 2)
      --pairs N        how many deals, each played N seats times     (default: 200)
      --ms N           milliseconds a master may think for an answer (default: 300)
      --iterations N   or iterations: the same games on any machine
      --seed TEXT      the same seed gives the same deals            (default: 1)
      --options LIST   table options: name=value,name=value
      --set FILE       a component set of your own (YAML or JSON)
      --most-turns N   stop a game that lasts longer                 (default: 1000)
      --workers N      how many threads                              (default: all cores)
      --json           {game, games, a: {share, low, high}, b: {share, low, high}}
  -h, --help           this text`;

const FLAGS = {
  a: { type: 'string', default: 'master' },
  b: { type: 'string', default: 'adept' },
  seats: { type: 'string', default: '2' },
  pairs: { type: 'string', default: '200' },
  ms: { type: 'string' },
  iterations: { type: 'string' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string' },
  set: { type: 'string' },
  'most-turns': { type: 'string', default: '1000' },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
} as const;

export async function run(args: string[]): Promise<number> {
  const parsed = readFlags(args, FLAGS, HELP);
  if (parsed === null) return 0;
  const { values } = parsed;
  const name = onlyWord(parsed.positionals, 'game');
  if (name === undefined) throw refuse(`expected a game: ${GAME_NAMES.join(', ')}`);
  const game = await loadGame(name);
  const seats = wholeNumber(values.seats, 'seats', 1);
  const figures = Array<null>(seats).fill(null);
  const { options, set } = readBox(game, figures, values);
  const games = wholeNumber(values.pairs, 'pairs', 1) * seats;
  const workers = wholeNumber(values.workers, 'workers', 1);
  const duel: Duel = {
    game: name,
    options,
    set,
    seats,
    seed: values.seed,
    a: readPlayer(values.a, 'a'),
    b: readPlayer(values.b, 'b'),
    budget: readBudget(values, { milliseconds: 300 }),
    mostTurns: wholeNumber(values['most-turns'], 'most-turns', 1),
  };
  const reports = await playAll(duel, games, workers);
  const won = reports.reduce((sum, { share }) => sum + share, 0);
  const shares = { a: wilson(won, reports.length), b: wilson(reports.length - won, reports.length) };
  const unfinished = reports.filter(({ ended }) => !ended).length;
  if (values.json)
    console.log(JSON.stringify({ game: name, games: reports.length, unfinished, ...shares }, null, 2));
  else console.log(asText(duel, reports.length, unfinished, shares));
  return 0;
}

async function playAll(duel: Duel, games: number, workers: number): Promise<DuelReport[]> {
  const reports: DuelReport[] = [];
  const progress = new Progress(games);
  const file = new URL('./duel-worker.ts', import.meta.url);
  await runCrew<DuelReport>({ file, brief: duel, jobs: games, workers }, (report) => {
    reports.push(report);
    progress.show(reports.length);
  });
  progress.end();
  return reports;
}

function asText(
  { a, b, seats }: Pick<Duel, 'a' | 'b' | 'seats'>,
  games: number,
  unfinished: number,
  shares: { a: Share; b: Share },
): string {
  const row = (who: string, { share, low, high }: Share) =>
    `  ${who.padEnd(28)}${percent(share).padStart(8)}  ${percent(low)} – ${percent(high)}`;
  return [
    `${games} games of one ${a} against ${seats - 1} ${b}; a fair share is ${percent(1 / seats)}`,
    row(`a, ${a}`, shares.a),
    row(seats > 2 ? `b, all ${b} together` : `b, ${b}`, shares.b),
    ...(unfinished > 0 ? [`  ${unfinished} did not end`] : []),
  ].join('\n');
}
