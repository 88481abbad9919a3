import { once } from '@undercroft/kernel';
import { expect, test } from 'vitest';

test('an answer is made once, and however many names come, only some are remembered', () => {
  let made = 0;
  const take = once((item: string) => {
    made++;
    return { take: item };
  });
  expect(take('sword')).toBe(take('sword'));
  expect(made).toBe(1);
  for (let name = 0; name < 5000; name++) take(`my own sword no. ${name}`);
  expect(take('sword')).toEqual({ take: 'sword' });
  // The first name has been forgotten with many others: what is remembered does not grow for ever.
  expect(made).toBe(5002);
});
