import { expect, it } from 'vitest';
import { FairQueue, forWhom } from '../src/tables/bots/fair-queue.ts';

type Task = Parameters<FairQueue['push']>[0];
const thought = (who: string, name: string) =>
  ({ ...forWhom(who), name }) as unknown as Task & { name: string };
const rest = (queue: FairQueue) =>
  Array.from({ length: queue.size }, () => (queue.shift() as Task & { name: string }).name);

it('lets whoever has one table think after one thought of whoever has a hundred', () => {
  const queue = new FairQueue();
  for (let at = 0; at < 100; at++) queue.push(thought('mallory', `m${at}`));
  queue.push(thought('ada', 'a0'));
  queue.push(thought('bo', 'b0'));
  queue.push(thought('ada', 'a1'));
  expect(queue.size).toBe(103);
  expect(rest(queue).slice(0, 7)).toEqual(['m0', 'a0', 'b0', 'm1', 'a1', 'm2', 'm3']);
  expect(queue.shift()).toBeNull();
});

it('leaves out what nobody waits for any more', () => {
  const queue = new FairQueue();
  const tasks = ['m0', 'm1', 'm2'].map((name) => thought('mallory', name));
  for (const task of tasks) queue.push(task);
  queue.remove(tasks[1]);
  queue.push(thought('ada', 'a0'));
  expect(rest(queue)).toEqual(['m0', 'a0', 'm2']);
  expect(queue.size).toBe(0);
});

it('has one that found no free thread next again', () => {
  const queue = new FairQueue();
  for (const task of [thought('mallory', 'm0'), thought('mallory', 'm1'), thought('ada', 'a0')])
    queue.push(task);
  const rounds = Array.from({ length: 3 }, () => {
    const { name } = queue.shift() as Task & { name: string };
    const next = queue.shift();
    if (next !== null) queue.unshift(next);
    return name;
  });
  expect(rounds).toEqual(['m0', 'a0', 'm1']);
  expect(queue.size).toBe(0);
});
