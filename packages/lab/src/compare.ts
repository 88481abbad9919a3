import { availableParallelism } from 'node:os';
import { readFlags, refuse, wholeNumber } from './arguments.ts';
import { Progress, runCrew } from './crew.ts';
import { type Change, changesOf } from './series/changes.ts';
import type { CompareBrief, CompareReport } from './series/compare-worker.ts';
import { FaultLog } from './series/faults.ts';
import { addPairs, type Pairs } from './series/measures.ts';
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
      --workers N      how many threads; does not change the result (default: all cores)
      --json           {game, games, changes: [{measure, a, b, change, low, high, sure, worse}]}
  -h, --help           this text`;

const FLAGS = {
  games: { type: 'string' },
  seed: { type: 'string' },
  all: { type: 'boolean', default: false },
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
  const brief = pairOf(a, b, seed, games ?? 500);
  const faults = new FaultLog();
  const { pairs, count } = await playPairs(brief, wholeNumber(values.workers, 'workers', 1), faults);
  const changes = changesOf(pairs, count, seats);
  if (values.json)
    console.log(
      JSON.stringify({ game: a.series.game, games: count, a: a.name, b: b.name, changes }, null, 2),
    );
  else console.log(asText(a, b, count, values.all, changes));
  for (const line of faults.lines()) console.error(line);
  return faults.count > 0 ? 1 : 0;
}

/** What the two files say, if they do not say different things. */
function agreed<V>(a: V | undefined, b: V | undefined, field: string): V | undefined {
  if (a !== undefined && b !== undefined && a !== b) {
    throw refuse(`the files say ${field}: ${a} and ${field}: ${b}; pairs need the same, or --${field}`);
  }
  return a ?? b;
}

function pairOf(a: Variant, b: Variant, seed: string, games: number): CompareBrief {
  const slow = [a, b].some(({ series }) => series.players.includes('master'));
  return { a: { ...a.series, seed }, b: { ...b.series, seed }, games, batch: slow ? 1 : 10 };
}

async function playPairs(
  brief: CompareBrief,
  workers: number,
  faults: FaultLog,
): Promise<{ pairs: Record<string, Pairs>; count: number }> {
  const pairs: Record<string, Pairs> = {};
  let count = 0;
  let done = 0;
  const progress = new Progress(brief.games, 'pairs');
  const file = new URL('./series/compare-worker.ts', import.meta.url);
  const jobs = Math.ceil(brief.games / brief.batch);
  await runCrew<CompareReport>({ file, brief, jobs, workers }, (report) => {
    for (const [name, sums] of Object.entries(report.pairs)) addPairs(pairs, name, sums);
    for (const { series, ...fault } of report.faults) faults.note(fault, series);
    count += report.games;
    done = Math.min(brief.games, done + brief.batch);
    progress.show(done);
  });
  progress.end();
  return { pairs, count };
}

/** Of the many things that happen and are answered, the surest few say enough. */
const MOST_SHOWN = 15;

function asText(a: Variant, b: Variant, games: number, all: boolean, changes: readonly Change[]): string {
  const isDetail = ({ measure }: Change) => /^(happens|answers):/.test(measure);
  const main = changes.filter((change) => !isDetail(change));
  const details = changes.filter((change) => isDetail(change) && (all || change.sure));
  const shown = all ? details : details.slice(0, MOST_SHOWN);
  const sure = changes.filter((change) => change.sure).length;
  const hidden = details.length - shown.length;
  return [
    `A: ${a.name}`,
    `B: ${b.name}`,
    `${games} pairs of games of ${a.series.game}, on the same seeds; * marks what luck does not explain`,
    '',
    ...tableOf('the game', main),
    ...(shown.length === 0 ? [] : ['', ...tableOf('times a game', shown)]),
    ...(hidden > 0 ? [`  and ${hidden} more; --all shows them`] : []),
    '',
    `${sure} of ${changes.length} measures changed more than luck explains`,
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
