import { availableParallelism } from 'node:os';
import { addPairs, changesOf, type MeasuredChange, type Pairs } from '@undercroft/bots/series';
import { command, refuse, wholeNumber } from './arguments.ts';
import { deal } from './experiment/crew.ts';
import { experiment } from './experiment/experiment.ts';
import { gamesOf, PART_HELP, type Piece, readPiece } from './experiment/parts.ts';
import { addFaults, type Faults, noFaults, noteFaults, tellFaults } from './series/faults.ts';
import type { Series } from './series/one-game.ts';
import { batchOf } from './series/play-series.ts';
import { readVariant } from './series/variant.ts';

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

export const run = command(HELP, FLAGS, async ({ values, positionals }) => {
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
  const wanted: Comparison = {
    game: a.series.game,
    a: { name: a.name, series: { ...a.series, seed } },
    b: { name: b.name, series: { ...b.series, seed } },
    games: games ?? 500,
  };
  const piece = readPiece(values.part, values.json);
  return compare(wanted, piece, wholeNumber(values.workers, 'workers', 1), values);
});

/** What is played, and what it is called. */
interface Side {
  readonly name: string;
  readonly series: Series;
}

/** What was asked for, the same for all parts of it. */
export interface Comparison {
  readonly game: string;
  readonly a: Side;
  readonly b: Side;
  readonly games: number;
}

/** What came of it, or of a part of it. */
interface Result {
  readonly pairs: Record<string, Pairs>;
  count: number;
  readonly faults: Faults;
}

interface Telling {
  readonly json: boolean;
  readonly all: boolean;
}

export const comparison = experiment<Comparison, Result, Telling>({
  command: 'compare',
  nothing: () => ({ pairs: {}, count: 0, faults: noFaults() }),
  add(into, { pairs, count, faults }) {
    addSums(into, pairs, count);
    addFaults(into.faults, faults);
  },
  tell({ game, a, b }, { pairs, count, faults }, { json, all }) {
    const changes = changesOf(pairs, count, a.series.figures.length);
    if (json) console.log(JSON.stringify({ game, games: count, a: a.name, b: b.name, changes }, null, 2));
    else console.log(asText(game, a.name, b.name, count, all, changes));
    return tellFaults(faults);
  },
});

/** Plays pairs of games on several threads, and says what changed. */
export const compare = (
  wanted: Comparison,
  piece: Piece | null,
  workers: number,
  telling: Telling,
): Promise<number> =>
  comparison.conduct(wanted, piece, telling, (result) => {
    const { a, b, games } = wanted;
    const own = gamesOf(piece, games);
    return deal(
      {
        ...{ deed: 'compare', brief: [a.series, b.series], what: 'pairs' },
        ...{ first: own.first, count: own.games, batch: batchOf([a.series, b.series], 10), workers },
      },
      ({ pairs, count, broken }) => {
        addSums(result, pairs, count);
        noteFaults(result.faults, broken);
      },
    );
  });

function addSums(into: Result, pairs: Readonly<Record<string, Pairs>>, count: number): void {
  for (const [name, sums] of Object.entries(pairs)) addPairs(into.pairs, name, sums);
  into.count += count;
}

/** What the two files say, if they do not say different things. */
function agreed<V>(a: V | undefined, b: V | undefined, field: string): V | undefined {
  if (a !== undefined && b !== undefined && a !== b) {
    throw refuse(`the files say ${field}: ${a} and ${field}: ${b}; pairs need the same, or --${field}`);
  }
  return a ?? b;
}

/** Of the many things that happen and are answered, the surest few say enough. */
const MOST_SHOWN = 15;

function asText(
  game: string,
  a: string,
  b: string,
  games: number,
  all: boolean,
  changes: readonly MeasuredChange[],
): string {
  const isDetail = ({ measure }: MeasuredChange) => /^(happens|answers):/.test(measure);
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

function tableOf(title: string, changes: readonly MeasuredChange[]): string[] {
  const widest = Math.max(title.length, ...changes.map(({ measure }) => measure.length));
  const columns = ['A', 'B', 'change', 'from', 'to'].map((head) => head.padStart(10)).join('');
  return [`  ${title.padEnd(widest)}${columns}`, ...changes.map((change) => lineOf(change, widest))];
}

function lineOf({ measure, a, b, change, low, high, worse, sure }: MeasuredChange, widest: number): string {
  const number = (value: number) => value.toFixed(3).padStart(10);
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`.padStart(10);
  const note = worse === null || !sure ? '' : worse ? '  worse' : '  better';
  return `${sure ? '*' : ' '} ${measure.padEnd(widest)}${number(a)}${number(b)}${signed(change)}${signed(low)}${signed(high)}${note}`;
}
