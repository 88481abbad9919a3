import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@undercroft/games';
import {
  answersNow,
  apply,
  asked,
  type Box,
  begin,
  FastChance,
  openBox,
  type Tell,
} from '@undercroft/kernel';
import { fastSeed } from './arguments.ts';
import { count, emptyTally, type Played, type Tally } from './tally.ts';

/** What a worker is told once. */
export interface Series {
  readonly game: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly set: unknown;
  readonly figures: readonly (string | null)[];
  readonly seed: string;
  readonly mostTurns: number;
  /** Whether to count what happens. */
  readonly events: boolean;
  /** Which games of the series are this worker's: numbers `first`, `first + every`, … below `games`. */
  readonly games: number;
  readonly first: number;
  readonly every: number;
}

/** What it sends back: games counted, or one that broke. */
export type Report = { readonly tally: Tally } | { readonly broken: number; readonly error: string };

const series = workerData as Series;
const game = await loadGame(series.game);
const box = openBox(game, series.options, series.set);
const REPORT_EVERY_MS = 100;

let tally = emptyTally();
let reported = performance.now();
for (let number = series.first; number < series.games; number += series.every) {
  try {
    count(tally, play(box, series, number));
  } catch (error) {
    report({ broken: number, error: error instanceof Error ? error.message : String(error) });
  }
  if (performance.now() - reported > REPORT_EVERY_MS) {
    report({ tally });
    tally = emptyTally();
    reported = performance.now();
  }
}
report({ tally });

function report(message: Report): void {
  parentPort?.postMessage(message);
}

/** Game number n of a series is always the same game, whoever plays it. */
function play(box: Box, { figures, seed, mostTurns, events }: Series, number: number): Played {
  const chance = new FastChance(fastSeed(seed, number));
  const counts: Record<string, number> = {};
  const tell: Tell | undefined = events
    ? ({ kind }) => {
        counts[kind] = (counts[kind] ?? 0) + 1;
      }
    : undefined;
  const state = begin(box, figures, chance, tell);
  for (let ask = asked(state); ask !== undefined && state.turn <= mostTurns; ask = asked(state)) {
    const { seat } = ask;
    const view = box.game.view(box, state, seat);
    const answers = answersNow(box, state);
    const seen = view.asks.at(-1) ?? ask;
    apply(box, state, box.game.instinct({ box, view, seat, ask: seen, answers }, chance), chance, tell);
  }
  const outcome = box.game.outcome(box, state);
  return {
    turns: state.turn,
    by: outcome?.by ?? null,
    winners: outcome?.winners ?? [],
    figures: figures.map((_, seat) => box.game.figure(state, seat)),
    events: events ? counts : undefined,
  };
}
