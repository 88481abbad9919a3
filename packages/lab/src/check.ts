import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { refuse } from './arguments.ts';
import type { CheckBrief, CheckedMistake } from './check-deed.ts';
import { deal } from './experiment/crew.ts';

/** How well two lists of figures agree: by how much the second grows with the first, and how close they keep to that. */
export interface Agreement {
  readonly slope: number;
  /** Half the slope's interval of 95 %. */
  readonly doubt: number;
  readonly correlation: number;
}

/** Rounds after which games could be judged instead of being played to the end. */
export const DEPTHS = [1, 2, 4, 8];

/** What a review's figures have to keep to. */
const SLOPE = [0.9, 1.1];
const CORRELATION = 0.9;

export function agreementOf(pairs: readonly (readonly [said: number, found: number])[]): Agreement {
  const mean = (of: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length;
  const [said, found] = [mean(0), mean(1)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [x, y] of pairs) {
    xy += (x - said) * (y - found);
    xx += (x - said) ** 2;
    yy += (y - found) ** 2;
  }
  const [slope, correlation] = [xy / xx, xy / Math.sqrt(xx * yy)];
  const left = Math.max(0, yy - slope * xy) / Math.max(1, pairs.length - 2);
  return { slope, doubt: 1.96 * Math.sqrt(left / xx), correlation };
}

/** The correlation that figures without any error would have: what is found to be true is a sample as well. */
export function ceilingOf(found: readonly { readonly true: number; readonly error: number }[]): number {
  const mean = found.reduce((sum, one) => sum + one.true, 0) / found.length;
  const spread = found.reduce((sum, one) => sum + (one.true - mean) ** 2, 0);
  const noise = found.reduce((sum, { error }) => sum + error ** 2, 0);
  return Math.sqrt(Math.max(0, 1 - noise / spread));
}

export const isTrue = ({ slope, correlation }: Omit<Agreement, 'doubt'>): boolean =>
  slope >= SLOPE[0] && slope <= SLOPE[1] && correlation > CORRELATION;

/** What a run was asked for; a log of another one is not gone on with. */
type Wanted = Omit<CheckBrief, 'numbers'>;

/**
 * Plays named mistakes of a game to the end by adepts, and says what reviews say of them against what is true. Every
 * mistake is added to the log as soon as it is known, so that whoever stops it loses one.
 */
export async function checkReview(
  wanted: Wanted,
  mistakes: number,
  workers: number,
  log: string | undefined,
): Promise<number> {
  const known = log === undefined ? [] : readLog(log, wanted);
  const numbers = Array.from({ length: mistakes }, (_, number) => number).filter(
    (number) => !known.some((one) => one.number === number),
  );
  if (log !== undefined && !existsSync(log)) appendFileSync(log, `${JSON.stringify(wanted)}\n`);
  const jobs = { count: numbers.length, before: mistakes - numbers.length, what: 'mistakes', workers };
  await deal({ deed: 'check', brief: { ...wanted, numbers }, ...jobs }, (found) => {
    known.push(found);
    if (log !== undefined) appendFileSync(log, `${JSON.stringify(found)}\n`);
  });
  const checked = known.filter(({ number }) => number < mistakes).sort((a, b) => b.said - a.said);
  if (checked.length < 2) throw refuse('a check needs two mistakes at least');
  console.log(reportOf(wanted, checked));
  return isTrue(agreementOf(checked.map((one) => [one.said, one.true]))) ? 0 : 1;
}

function readLog(file: string, wanted: Wanted): CheckedMistake[] {
  if (!existsSync(file)) return [];
  const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n');
  if (head !== JSON.stringify(wanted)) throw refuse(`--log: ${file} is of another check; it says ${head}`);
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

const points = (share: number): string => (share * 100).toFixed(1).padStart(6);

function reportOf({ game, playouts, futures }: Wanted, checked: readonly CheckedMistake[]): string {
  const agreement = agreementOf(checked.map((one) => [one.said, one.true]));
  const mean = (of: (one: CheckedMistake) => number) =>
    checked.reduce((sum, one) => sum + of(one), 0) / checked.length;
  const within = checked.filter(
    (one) => Math.abs(one.said - one.true) <= Math.hypot(one.doubt, 1.96 * one.error),
  );
  const say = ({ slope, doubt, correlation }: Agreement) =>
    `slope ${slope.toFixed(2)} ± ${doubt.toFixed(2)}, correlation ${correlation.toFixed(2)}`;
  return [
    `${checked.length} named mistakes of ${game}, judged with ${futures} games for each look, each then played to the end ${playouts} times by adepts`,
    '',
    '  said   ±  true   ±   seats, question: answer, better',
    ...checked.map(
      (one) =>
        `${points(one.said)}${points(one.doubt)}${points(one.true)}${points(1.96 * one.error)}   ${one.seats}, ${one.question}: ${JSON.stringify(one.answer)}, ${JSON.stringify(one.best)}`,
    ),
    '',
    `said on average ${points(mean(({ said }) => said)).trim()}, true ${points(mean((one) => one.true)).trim()}; ${within.length} of ${checked.length} within both intervals`,
    `${playouts} games leave a doubt as well: figures without error would have a correlation of ${ceilingOf(checked).toFixed(2)}`,
    ...DEPTHS.map(
      (rounds, at) =>
        `judged after ${rounds} ${rounds === 1 ? 'round' : 'rounds'}: ${say(agreementOf(checked.map((one) => [one.after[at], one.true])))}`,
    ),
    `judged at the end: ${say(agreement)}: ${isTrue(agreement) ? 'as it has to be' : `it has to be ${SLOPE[0]} to ${SLOPE[1]}, and above ${CORRELATION}`}`,
  ].join('\n');
}
