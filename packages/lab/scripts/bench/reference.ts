import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Game, Sight } from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { refuse } from '../../src/arguments.ts';
import type { Beginning } from '../../src/contest/program.ts';
import { choicesOf, MEASURE_MS, searchAll, WARM_UP_MS } from './bots.ts';

/** Today's search and the reference's over the same questions. */
export interface Referred {
  readonly game: string;
  /** Iterations a second of one core, the middle of all turns. */
  readonly here: number;
  readonly reference: number;
  /** The middle of what each turn here was to the reference's. */
  readonly ratio: number;
}

const REFERENCE = fileURLToPath(new URL('../../reference/play.js', import.meta.url));
const COUNTER = new URL('count-clock.ts', import.meta.url).href;
/** So many iterations after each other the reference looks at its clock; it is packed, and stays so. */
const ITERATIONS_A_LOOK = 16;

/** Both search the same questions for as long by their own core's time, in turns. */
export function measureReference(game: Game, mind: Mind, share: number, rounds: number): Referred {
  const questions = choicesOf(game, mind);
  const turns = Array.from({ length: rounds }, () => {
    const reference = referenceASecond(game, questions, share);
    const { iterations, seconds } = searchAll(mind, questions, share);
    const here = iterations / seconds;
    return { here, reference, ratio: here / reference };
  });
  const middleOf = (figure: 'here' | 'reference' | 'ratio'): number =>
    turns.map((turn) => turn[figure]).sort((a, b) => a - b)[rounds >> 1];
  return {
    game: game.name,
    here: Math.round(middleOf('here')),
    reference: Math.round(middleOf('reference')),
    ratio: middleOf('ratio'),
  };
}

/** Asks the reference as any program is asked, each question in a game of its own so that its clock begins anew. */
function referenceASecond(game: Game, questions: readonly Sight[], share: number): number {
  const asked = (milliseconds: number) =>
    questions.flatMap((sight) => [
      beginning(game, sight, milliseconds * share),
      { type: 'ask', seat: sight.seat, view: sight.view, ask: sight.ask, answers: sight.answers },
    ]);
  const lines = [...asked(WARM_UP_MS), ...asked(MEASURE_MS)].map((line) => JSON.stringify(line));
  const { stderr, status } = spawnSync(process.execPath, ['--import', COUNTER, REFERENCE], {
    input: `${lines.join('\n')}\n`,
    encoding: 'utf8',
  });
  if (status !== 0) throw refuse(`the reference has ended: ${stderr.trim().split('\n')[0]}`);
  const said = stderr.trim().split('\n').at(-1) ?? '';
  const searches = (JSON.parse(said) as { looks: number; from: number; to: number }[]).slice(
    -questions.length,
  );
  let [iterations, milliseconds] = [0, 0];
  for (const { looks, from, to } of searches) {
    iterations += (looks - 1) * ITERATIONS_A_LOOK;
    milliseconds += to - from;
  }
  return (iterations * 1000) / milliseconds;
}

const beginning = (
  game: Game,
  { seat, box }: Sight,
  milliseconds: number,
): Beginning & { type: 'begin' } => ({
  type: 'begin',
  ...{ game: game.name, rules: game.rulesVersion, seat, figures: [], options: box.options, set: null },
  budget: { milliseconds, core: true },
});
