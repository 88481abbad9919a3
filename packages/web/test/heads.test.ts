import { Memory, Pace } from '@undercroft/bots';
import { karak } from '@undercroft/karak';
import type { Answer, Game } from '@undercroft/kernel';
import { kragmortha } from '@undercroft/kragmortha';
import { afterEach, expect, test, vi } from 'vitest';
import { type FromHead, otherHeads, type ToHead } from '../src/table/sources/heads.ts';
import { HereTable } from '../src/table/sources/hereTable.ts';
import { type Think, thinkWith } from '../src/table/sources/thinking.ts';

/** Another thread that is told a question, and answers when it is let. */
class Head {
  static readonly all: Head[] = [];
  readonly asked: ToHead[] = [];
  onmessage: ((event: { data: FromHead }) => void) | null = null;

  constructor() {
    Head.all.push(this);
  }

  postMessage(message: ToHead): void {
    this.asked.push(message);
    const { id, question } = message;
    Head.answer(this, id, question.answers);
  }

  static answer: (head: Head, id: number, answers: readonly Answer[]) => void = () => {};
}

/** A master at a fixed seed, and what it is asked first where it has a choice. */
function masters(think: Think, game: Game = karak as Game): HereTable {
  const chair = { kind: 'bot', name: '', level: 'master', figure: null } as const;
  const setUp = {
    ...{ id: 'here', game: game.name, chairs: [chair, chair], handOver: false, options: {} },
    seed: '1f'.repeat(32),
  };
  return HereTable.begin(game, setUp, think);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Head.all.length = 0;
  Head.answer = () => {};
});

test('a device with two cores has none to spare for other heads', () => {
  expect(otherHeads(1)).toBeUndefined();
  expect(otherHeads(2)).toBeUndefined();
});

test('what other heads prefer by far is what a master answers', async () => {
  vi.stubGlobal('Worker', Head);
  const table = masters(thinkWith(otherHeads(8)));
  let liked: Answer | undefined;
  // All of them have tried the last answer a million times.
  Head.answer = (head, id, answers) => {
    liked = answers.at(-1);
    const ranked = [{ answer: liked, visits: 1e6, share: 0.5 }];
    head.onmessage?.({ data: { id, ranked: ranked as FromHead['ranked'] } });
  };
  while (Head.all.length === 0) await table.botPlays();
  expect(Head.all).toHaveLength(3);
  // Each has luck of its own.
  const [first] = Head.all[0].asked;
  expect(new Set(Head.all.map(({ asked }) => asked[0].luck)).size).toBe(3);
  expect(first.question.answers.length).toBeGreaterThan(1);
  const [, given] = table.keep().saved.match.answers.at(-1) ?? [];
  expect(given).toEqual(liked);
});

test('a head that never answers is not waited for', async () => {
  vi.stubGlobal('Worker', Head);
  const table = masters(thinkWith(otherHeads(3)));
  while (Head.all.length === 0) expect(await table.botPlays()).not.toBeNull();
  expect(Head.all).toHaveLength(1);
});

test('further answers of a turn are thought over for less and less time, by all heads', async () => {
  vi.stubGlobal('Worker', Head);
  const table = masters(thinkWith(otherHeads(3)));
  const { turn } = table.keep().saved.state;
  while ((Head.all[0]?.asked.length ?? 0) < 2) await table.botPlays();
  expect(table.keep().saved.state.turn).toBe(turn);
  const [first, second] = Head.all[0].asked.map(({ milliseconds }) => milliseconds);
  expect(first).toBe(800);
  expect(second).toBeLessThan(first);
});

test('a computer player thinks while the screen still tells, and answers once', async () => {
  let thoughts = 0;
  const think: Think = async (table, seat) => {
    thoughts++;
    return table.update(seat).answers[0];
  };
  const table = masters(think);
  table.thinkAhead();
  table.thinkAhead();
  expect(thoughts).toBe(1);
  expect(table.version).toBe(0);
  await table.botPlays();
  expect([thoughts, table.version]).toEqual([1, 1]);
  await table.botPlays();
  expect([thoughts, table.version]).toEqual([2, 2]);
});

test('a master who is asked again goes on from what it thought', async () => {
  // A turn without any time left: each answer is thought over for as short as can be.
  vi.spyOn(Pace.prototype, 'share').mockReturnValue(0);
  const recall = vi.spyOn(Memory.prototype, 'recall');
  const table = masters(thinkWith(), kragmortha as Game);
  const recalled = () => recall.mock.results.filter(({ value }) => value !== null).length;
  for (let answers = 0; answers < 40 && recalled() === 0; answers++) await table.botPlays();
  expect(recalled()).toBe(1);
});
