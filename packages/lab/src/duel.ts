import { availableParallelism } from 'node:os';
import { addTo, type Exact, percent, roundedOff, type Share, wilson } from '@undercroft/bots/series';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { countSides, sidesOf } from '@undercroft/kernel';
import { onlyWord, readFlags, refuse, wholeNumber } from './arguments.ts';
import { readBox } from './box.ts';
import { Progress, runCrew } from './crew.ts';
import type { Duel, DuelBrief, DuelReport } from './duel-worker.ts';
import { gamesOf, PART_HELP, type Piece, printPart, readPiece } from './parts.ts';
import { CONTESTANTS, countSeats, nameOf, readBudget, readContestant } from './players.ts';
import { PATIENCE } from './program.ts';

const HELP = `Usage: undercroft duel GAME [flags]

Lets two computer players compete: one a against b at all other seats. Every deal is played once
with a at each seat, so that nobody is luckier. Where a game is played in partners, a is one side
and b every other. Games: ${GAME_NAMES.join(', ')}

      --a WHO          ${CONTESTANTS.join(', ')}
                       (the first master, to measure against), or a program of any language, by
                       the command that starts it: "python3 mybot.py"; docs/programs.md says what
                       it reads and writes                           (default: master)
      --b WHO          the same                                      (default: adept)
      --seats N        how many seats                                (default: 2, or as few as play)
      --pairs N        how many deals, each played once from each side (default: 200)
      --ms N           milliseconds a master may think for an answer (default: 300)
      --core           count only milliseconds in which its core thought: a busy machine
                       takes nothing from anybody
      --iterations N   or iterations: the same games on any machine
      --seed TEXT      the same seed gives the same deals            (default: 1)
      --options LIST   table options: name=value,name=value
      --set FILE       a component set of your own (YAML or JSON)
      --most-turns N   stop a game that lasts longer                 (default: 1000)
      --part N/M       ${PART_HELP}
      --patience N     seconds a program may take for an answer      (default: ${PATIENCE})
      --workers N      how many threads                              (default: all cores)
      --json           {game, games, a: {share, low, high}, b: {share, low, high}}
  -h, --help           this text`;

const FLAGS = {
  a: { type: 'string', default: 'master' },
  b: { type: 'string', default: 'adept' },
  seats: { type: 'string' },
  pairs: { type: 'string', default: '200' },
  ms: { type: 'string' },
  core: { type: 'boolean', default: false },
  iterations: { type: 'string' },
  seed: { type: 'string', default: '1' },
  options: { type: 'string' },
  set: { type: 'string' },
  'most-turns': { type: 'string', default: '1000' },
  part: { type: 'string' },
  patience: { type: 'string', default: String(PATIENCE) },
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
  const seats = countSeats(values.seats, game, 2);
  const figures = Array<null>(seats).fill(null);
  const { options, set } = readBox(game, figures, values);
  const games = wholeNumber(values.pairs, 'pairs', 1) * countSides(sidesOf(game, seats));
  const workers = wholeNumber(values.workers, 'workers', 1);
  const duel: Duel = {
    game: name,
    options,
    set,
    seats,
    seed: values.seed,
    a: readContestant(values.a, 'a'),
    b: readContestant(values.b, 'b'),
    budget: readBudget(values, { milliseconds: 300 }),
    core: values.core,
    mostTurns: wholeNumber(values['most-turns'], 'most-turns', 1),
    patience: wholeNumber(values.patience, 'patience', 1),
  };
  if (values.core && values.iterations !== undefined)
    throw refuse('expected --core or --iterations, not both');
  const piece = readPiece(values.part, values.json);
  const wanted: Run = { duel, games, sides: countSides(sidesOf(game, seats)) };
  const { whole, ...result } = await play(wanted, piece, workers);
  if (piece !== null) return printPart(piece, 'duel', { game: name, run: wanted, result, whole });
  return tell(wanted, result, values.json);
}

interface Run {
  readonly duel: Duel;
  readonly games: number;
  readonly sides: number;
}

/** What came of it, or of a part of it. */
interface Result {
  games: number;
  unfinished: number;
  /** How much of the wins went to a. */
  readonly won: Exact;
  /** Games that a program broke and so lost, and what it did first. */
  faults: number;
  fault: string | null;
}

const NOTHING: Omit<Result, 'won'> = { games: 0, unfinished: 0, faults: 0, fault: null };

async function play(
  { duel, games }: Run,
  piece: Piece | null,
  workers: number,
): Promise<Result & { whole: boolean }> {
  const own = gamesOf(piece, games);
  const result: Result = { ...NOTHING, won: [] };
  const progress = new Progress(own.games);
  const file = new URL('./duel-worker.ts', import.meta.url);
  const brief: DuelBrief = { duel, first: own.first };
  const whole = await runCrew<DuelReport>({ file, brief, jobs: own.games, workers }, (report) => {
    const { share, ended, fault } = report;
    const broken = fault === null ? 0 : 1;
    addResult(result, { games: 1, unfinished: ended ? 0 : 1 - broken, won: [share], faults: broken, fault });
    progress.show(result.games);
  });
  progress.end();
  return { ...result, whole };
}

function addResult(into: Result, { games, unfinished, won, faults, fault }: Readonly<Result>): void {
  into.games += games;
  into.unfinished += unfinished;
  into.faults += faults;
  into.fault ??= fault;
  addTo(into.won, ...won);
}

function tell({ duel, sides }: Run, result: Readonly<Result>, json: boolean): number {
  const { games, unfinished, won, faults, fault } = result;
  const a = roundedOff(won);
  const shares = { a: wilson(a, games), b: wilson(games - a, games) };
  if (json) console.log(JSON.stringify({ game: duel.game, games, unfinished, ...shares }, null, 2));
  else console.log(asText(duel, sides, games, unfinished, shares));
  if (fault === null) return 0;
  console.error(
    `undercroft duel: lost because a program broke the game: ${faults} of ${games}; first ${fault}`,
  );
  return 1;
}

/** All parts as one run. */
export function tellMerged(run: unknown, results: readonly unknown[], { json }: { json: boolean }): number {
  const merged: Result = { ...NOTHING, won: [] };
  for (const result of results as readonly Result[]) addResult(merged, result);
  return tell(run as Run, merged, json);
}

function asText(
  { seats, ...duel }: Pick<Duel, 'a' | 'b' | 'seats'>,
  sides: number,
  games: number,
  unfinished: number,
  shares: { a: Share; b: Share },
): string {
  const [a, b] = [nameOf(duel.a), nameOf(duel.b)];
  const row = (who: string, { share, low, high }: Share) =>
    `  ${who.padEnd(28)}${percent(share).padStart(8)}  ${percent(low)} – ${percent(high)}`;
  return [
    `${games} games of ${sides === seats ? 'one' : seats / sides} ${a} against ${seats - seats / sides} ${b}; a fair share is ${percent(1 / sides)}`,
    row(`a, ${a}`, shares.a),
    row(seats > 2 ? `b, all ${b} together` : `b, ${b}`, shares.b),
    ...(unfinished > 0 ? [`  ${unfinished} did not end`] : []),
  ].join('\n');
}
