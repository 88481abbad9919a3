import { availableParallelism } from 'node:os';
import { addPairs, type Change, changesOf, type Pairs } from '@undercroft/bots/series';
import { readFlags, refuse, wholeNumber } from './arguments.ts';
import { Progress, runCrew } from './crew.ts';
import { gamesOf, PART_HELP, printPart, readPiece } from './parts.ts';
import type { CompareBrief, CompareReport } from './series/compare-worker.ts';
import { FaultLog } from './series/faults.ts';
import { readVariant, type Variant } from './series/variant.ts';

const HELP = `Usage: undercroft compare A.yaml B.yaml [flags]

Plays two variants of a game on the same seeds and says what changed, with 95 % intervals of the paired
differences: what got worse first (fewer games end, wins further from fair), then what changed most surely.

A variant is a file such as:
  name: anyone may be cursed
  game: karak
  seats: 4                     # or [horan, any, any:master]
  bots: adept                  # or [adept, novice], moving round the table
  options: { curse: anyone }
  set: my-karak.yaml           # a component set, found from where this file is
  games: 1000
  seed: 1
also: iterations, ms, most-turns. See undercroft simulate --help.

      --games N        how many pairs                            (default: the files', or 500)
      --seed TEXT      the same seed gives the same games        (default: the files', or 1)
      --all            show everything that happens and is answered, also where nothing changed
      --part N/M       ${PART_HELP}
      --workers N      how many threads; does not change the result (default: all cores)
      --json           {game, games, changes: [{measure, a, b, change, low, high, sure, worse}]}
  -h, --help           this text`;

const FLAGS = {
  games: { type: 'string' },
  seed: { type: 'string' },
  all: { type: 'boolean', default: false },
  part: { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
} as const;

export async function run(args: string[]): Promise<number> {
  const parsed = readFlags(args, FLAGS, HELP);
  if (parsed === null) return 0;
  const { values, positionals } = parsed;
  if (positionals.length !== 2) throw refuse('expected two files: undercroft compare A.yaml B.yaml');
  const [a, b] = [await readVariant(positionals[0]), await readVariant(positionals[1])];
  if (a.series.game !== b.series.game) {
    throw refuse(
      `${positionals[1]}: a variant of ${b.series.game}, but ${positionals[0]} is of ${a.series.game}`,
    );
  }
  const [seats, others] = [a.series.figures.length, b.series.figures.length];
  if (seats !== others)
    throw refuse(`${positionals[1]}: ${others} seats, but ${positionals[0]} has ${seats}`);
  const games =
    values.games === undefined ? agreed(a.games, b.games, 'games') : wholeNumber(values.games, 'games', 1);
  const seed = values.seed ?? agreed(a.seed, b.seed, 'seed') ?? '1';
  const piece = readPiece(values.part, values.json);
  const own = gamesOf(piece, games ?? 500);
  const brief = pairOf(a, b, seed, own);
  const workers = wholeNumber(values.workers, 'workers', 1);
  const { whole, ...result } = await playPairs(brief, workers);
  const wanted: Run = {
    game: a.series.game,
    a: { name: a.name, series: brief.a },
    b: { name: b.name, series: brief.b },
    games: games ?? 500,
  };
  if (piece !== null) return printPart(piece, 'compare', { game: wanted.game, run: wanted, result, whole });
  return tell(wanted, result, values);
}

/** What was asked for, the same for all parts of it. */
interface Run {
  readonly game: string;
  readonly a: Pick<Variant, 'name' | 'series'>;
  readonly b: Pick<Variant, 'name' | 'series'>;
  readonly games: number;
}

/** What came of it, or of a part of it. */
interface Result {
  readonly pairs: Record<string, Pairs>;
  readonly count: number;
  readonly faults: Pick<FaultLog, 'count' | 'kept'>;
}

interface Telling {
  readonly json: boolean;
  readonly all: boolean;
}

function tell({ game, a, b }: Run, { pairs, count, faults: all }: Result, telling: Telling): number {
  const changes = changesOf(pairs, count, a.series.figures.length);
  if (telling.json) {
    console.log(JSON.stringify({ game, games: count, a: a.name, b: b.name, changes }, null, 2));
  } else console.log(asText(game, a.name, b.name, count, telling.all, changes));
  const faults = new FaultLog();
  faults.add(all);
  for (const line of faults.lines()) console.error(line);
  return faults.count > 0 ? 1 : 0;
}

/** All parts as one run. */
export function tellMerged(run: unknown, results: readonly unknown[], telling: Telling): number {
  const pairs: Record<string, Pairs> = {};
  const faults = new FaultLog();
  let count = 0;
  for (const part of results as readonly Result[]) {
    for (const [name, sums] of Object.entries(part.pairs)) addPairs(pairs, name, sums);
    faults.add(part.faults);
    count += part.count;
  }
  return tell(run as Run, { pairs, count, faults }, telling);
}

/** What the two files say, if they do not say different things. */
function agreed<V>(a: V | undefined, b: V | undefined, field: string): V | undefined {
  if (a !== undefined && b !== undefined && a !== b) {
    throw refuse(`the files say ${field}: ${a} and ${field}: ${b}; pairs need the same, or --${field}`);
  }
  return a ?? b;
}

function pairOf(
  a: Variant,
  b: Variant,
  seed: string,
  own: Pick<CompareBrief, 'first' | 'games'>,
): CompareBrief {
  const slow = [a, b].some(({ series }) => series.players.includes('master'));
  return { a: { ...a.series, seed }, b: { ...b.series, seed }, ...own, batch: slow ? 1 : 10 };
}

async function playPairs(brief: CompareBrief, workers: number): Promise<Result & { whole: boolean }> {
  const pairs: Record<string, Pairs> = {};
  const faults = new FaultLog();
  let count = 0;
  let done = 0;
  const progress = new Progress(brief.games, 'pairs');
  const file = new URL('./series/compare-worker.ts', import.meta.url);
  const jobs = Math.ceil(brief.games / brief.batch);
  const whole = await runCrew<CompareReport>({ file, brief, jobs, workers }, (report) => {
    for (const [name, sums] of Object.entries(report.pairs)) addPairs(pairs, name, sums);
    for (const { series, ...fault } of report.faults) faults.note(fault, series);
    count += report.games;
    done = Math.min(brief.games, done + brief.batch);
    progress.show(done);
  });
  progress.end();
  return { pairs, count, faults, whole };
}

/** Of the many things that happen and are answered, the surest few say enough. */
const MOST_SHOWN = 15;

function asText(
  game: string,
  a: string,
  b: string,
  games: number,
  all: boolean,
  changes: readonly Change[],
): string {
  const isDetail = ({ measure }: Change) => /^(happens|answers):/.test(measure);
  const main = changes.filter((change) => !isDetail(change));
  const details = changes.filter((change) => isDetail(change) && (all || change.sure));
  const shown = all ? details : details.slice(0, MOST_SHOWN);
  const sure = changes.filter((change) => change.sure).length;
  const hidden = details.length - shown.length;
  return [
    `A: ${a}`,
    `B: ${b}`,
    `${games} pairs of games of ${game}, on the same seeds; * marks what luck does not explain`,
    '',
    ...tableOf('the game', main),
    ...(shown.length === 0 ? [] : ['', ...tableOf('times a game', shown)]),
    ...(hidden > 0 ? [`  and ${hidden} more; --all shows them`] : []),
    '',
    changes.every(({ change, low, high }) => change === 0 && low === 0 && high === 0)
      ? 'No game differed: nothing changed.'
      : `${sure} of ${changes.length} measures changed more than luck explains`,
  ].join('\n');
}

function tableOf(title: string, changes: readonly Change[]): string[] {
  const widest = Math.max(title.length, ...changes.map(({ measure }) => measure.length));
  const columns = ['A', 'B', 'change', 'from', 'to'].map((head) => head.padStart(10)).join('');
  return [`  ${title.padEnd(widest)}${columns}`, ...changes.map((change) => lineOf(change, widest))];
}

function lineOf({ measure, a, b, change, low, high, worse, sure }: Change, widest: number): string {
  const number = (value: number) => value.toFixed(3).padStart(10);
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`.padStart(10);
  const note = worse === null || !sure ? '' : worse ? '  worse' : '  better';
  return `${sure ? '*' : ' '} ${measure.padEnd(widest)}${number(a)}${number(b)}${signed(change)}${signed(low)}${signed(high)}${note}`;
}
