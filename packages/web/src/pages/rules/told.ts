import type { Json } from '@undercroft/kernel';
import type { Chapter } from '@undercroft/kit/lesson';
import type { Example } from '../../../examples.ts';

/** An example as a chapter in which everybody does as they are told, one answer at a time. */
export function told(rule: string, { when, ...table }: Example): Chapter {
  const steps = when.map((line) => {
    const [[name, answer]] = Object.entries(line);
    return { say: rule, other: { name, answer: answer as Json } };
  });
  // biome-ignore lint/suspicious/noThenProperty: a word of scenarios; nobody awaits a chapter
  return { ...table, chapter: rule, rule: [rule], learner: steps[0].other.name, steps, then: {} };
}
