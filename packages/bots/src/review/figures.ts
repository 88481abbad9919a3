import { type Answer, type GameTypes, type Sight, sidesOf, together } from '@undercroft/kernel';
import type { Chances } from './chances.ts';
import { type Ahead, type Interval, Sums, Trial } from './outlook.ts';

/** An answer that could be given, played to the end. Plain data. */
export interface AnswerFigure {
  readonly answer: Answer;
  /** The chance to win of whoever is asked, and in which interval it lies. */
  readonly share: number;
  readonly interval: Interval;
  /** What is lost against the best of them, from the same tables and luck; its interval holds 0 where they may be alike. */
  readonly lost: number;
  readonly lostInterval: Interval;
}

/** So many of the best are worth a closer look; the others get this part of it. */
const CLOSER = 5;
const AT_FIRST = 0.25;
/** Parts of the closer look, after each of which somebody may stop it. */
const STEPS = 6;

/** Some answers to a question played to the end, all with the same tables and luck; the best first. */
export function figuresOf<T extends GameTypes>(
  ahead: Ahead<T>,
  sight: Sight<T>,
  { seed, futures, stop }: { readonly seed: number; readonly futures: number; readonly stop?: () => boolean },
  answers: readonly T['answer'][],
): AnswerFigure[] {
  const trial = new Trial(ahead, sight, seed);
  /** Whether whoever is asked wins; partners win together. */
  const wins = (chances: Chances) => together(sidesOf(sight.box.game, chances.length), chances)[sight.seat];
  const played = answers.map((answer) => ({ answer, won: [] as number[] }));
  const playOn = (some: typeof played, count: number) => {
    for (const { answer, won } of some)
      while (won.length < count) won.push(wins(trial.play(answer, won.length)));
    played.sort((a, b) => meanOf(b.won) - meanOf(a.won));
  };
  const first = Math.max(2, Math.ceil(futures * AT_FIRST));
  playOn(played, first);
  for (let step = 1; step <= STEPS && !stop?.(); step++) {
    const count = first + Math.ceil(((futures - first) * step) / STEPS);
    // Whoever comes up among the best by then has its turn, too: the first is one that was looked at closely.
    while (played.slice(0, CLOSER).some(({ won }) => won.length < count))
      playOn(played.slice(0, CLOSER), count);
  }
  const [best] = played;
  return played.map(({ answer, won }) => {
    const [share, lost] = [new Sums(), new Sums()];
    for (const [future, one] of won.entries()) {
      share.add([one]);
      lost.add([best.won[future] - one]);
    }
    const [level, behind] = [share.interval(0), lost.interval(0)];
    return {
      answer,
      share: level.mean,
      interval: level.interval,
      lost: Math.max(0, behind.mean),
      lostInterval: behind.interval,
    };
  });
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
