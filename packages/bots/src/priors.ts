import type { Answer } from '@undercroft/kernel';

/** What instinct likes best gets half of the trust there is before anything is known; all share the rest. */
export const REST = 0.5;
/** Of the rest this part is shared evenly: instinct may be wrong about everything. */
const EVENLY = 0.3;

/** Scratch paper, wiped before each use. */
const scores: number[] = [];
const priors: number[] = [];

/**
 * How much instinct likes each answer before anything is known, adding up to 1: an answer that it scores better by as
 * much as scores usually differ at this question is liked e times as much. Read it before the next question.
 */
export function priorsOf(
  answers: readonly Answer[],
  instinct: (scores: number[]) => Answer,
): readonly number[] {
  const { length } = answers;
  scores.length = 0;
  const liked = instinct(scores);
  const sum = weigh(length);
  const even = sum > 0 ? EVENLY : 1;
  priors.length = length;
  for (let i = 0; i < length; i++) {
    const scored = sum > 0 ? ((1 - even) * scores[i]) / sum : 0;
    priors[i] = REST * (scored + even / length) + (answers[i] === liked ? 1 - REST : 0);
  }
  return priors;
}

/** Turns scores into weights; their sum, or 0 where instinct did not score every answer. */
function weigh(length: number): number {
  if (scores.length !== length) return 0;
  let [count, mean, most] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const score of scores) {
    if (!Number.isFinite(score)) continue;
    count++;
    mean += score;
    if (score > most) most = score;
  }
  if (count === 0) return 0;
  mean /= count;
  let spread = 0;
  for (const score of scores) if (Number.isFinite(score)) spread += (score - mean) ** 2;
  spread = Math.sqrt(spread / count);
  let sum = 0;
  for (let i = 0; i < length; i++) {
    const behind = scores[i] === most ? 0 : (scores[i] - most) / spread;
    scores[i] = Math.exp(behind);
    sum += scores[i];
  }
  return sum;
}
