import type { Answer } from '@undercroft/kernel';

const keys = new WeakMap<object, string>();

/** What an answer says. Most are shared constants, so it is worked out once. */
export function keyOf(answer: Answer): string {
  if (typeof answer === 'string') return answer;
  let key = keys.get(answer);
  if (key === undefined) {
    key = JSON.stringify(answer);
    keys.set(answer, key);
  }
  return key;
}
