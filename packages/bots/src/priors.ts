import type { Answer } from '@undercroft/kernel';
import { exp, square } from '@undercroft/kit/sums';

/** What instinct likes best gets half of the trust there is before anything is known; the others share the rest. */
export const REST = 0.5;
/** Of the rest this part is shared evenly: instinct may be wrong about everything. */
const EVENLY = 0.2;

/** Scratch paper, wiped before each use. */
const scores: number[] = [];
const priors: number[] = [];

/**
 * How much instinct likes each answer before anything is known, adding up to 1: of two answers besides its favourite the
 * one that scores better by as much as scores differ at this question is liked e times as much. Read it before the next
 * question.
 */
export function priorsOf(
  answers: readonly Answer[],
  instinct: (scores: number[]) => Answer,
): readonly number[] {
  const { length } = answers;
  scores.length = 0;
  const liked = answers.indexOf(instinct(scores));
  const sum = scores.length === length ? weigh(liked) : 0;
  const even = sum > 0 ? EVENLY : 1;
  priors.length = length;
  for (let i = 0; i < length; i++) {
    const scored = sum > 0 ? ((1 - even) * scores[i]) / sum : 0;
    priors[i] = i === liked ? 1 - REST : REST * (scored + even / (length - 1));
  }
  return priors;
}

/** Turns scores into weights and adds up those of all answers but one. */
function weigh(liked: number): number {
  let [count, mean, most] = [0, 0, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < scores.length; i++) {
    if (i === liked || !Number.isFinite(scores[i])) continue;
    count++;
    mean += scores[i];
    if (scores[i] > most) most = scores[i];
  }
  if (count === 0) return 0;
  mean /= count;
  let spread = 0;
  for (let i = 0; i < scores.length; i++)
    if (i !== liked && Number.isFinite(scores[i])) spread += square(scores[i] - mean);
  spread = Math.sqrt(spread / count);
  let sum = 0;
  for (let i = 0; i < scores.length; i++) {
    scores[i] = scores[i] === most ? 1 : exp((scores[i] - most) / spread);
    if (i !== liked) sum += scores[i];
  }
  return sum;
}
