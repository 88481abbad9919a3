import type { Answer } from '@undercroft/kernel';
import { keyOf } from './key.ts';
import type { Ranked } from './search.ts';

/**
 * What several searches of one question come to: the answer that they have tried most, taken together, and of equals
 * the one that promises more.
 */
export function together(searches: readonly (readonly Ranked[])[]): Answer {
  const sums = new Map<string, { readonly answer: Answer; visits: number; value: number }>();
  for (const { answer, visits, share } of searches.flat()) {
    const sum = sums.get(keyOf(answer)) ?? { answer, visits: 0, value: 0 };
    sum.visits += visits;
    sum.value += visits * share;
    sums.set(keyOf(answer), sum);
  }
  const promise = ({ visits, value }: { visits: number; value: number }) => (visits > 0 ? value / visits : 0);
  const [first] = [...sums.values()].sort((a, b) => b.visits - a.visits || promise(b) - promise(a));
  return first.answer;
}
