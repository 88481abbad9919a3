import { dealLines, shareOfLines } from '@undercroft/bots/matchpoints';
import { goblin } from '@undercroft/goblin';
import type { Game } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { playedTwice } from '../src/pages/here/twice.ts';
import { HereTable, type SetUp } from '../src/table/sources/hereTable.ts';

const game = goblin as Game;
const bot = (level: 'adept' | 'beginner') => ({ kind: 'bot' as const, name: level, level, figure: null });
const setUp = (id: string, chairs: SetUp['chairs'], first: NonNullable<SetUp['twice']>['first']): SetUp => ({
  ...{ id, game: 'goblin', chairs, handOver: false, options: {}, seed: '2a'.repeat(32) },
  ...{ luck: 'dealt', twice: { first } },
});

test('the same luck again lays the same table, and everybody has the seat after theirs', async () => {
  const table = HereTable.begin(game, setUp('first', [bot('adept'), bot('beginner')], null));
  const laid = table.keep().saved.state;
  while ((await table.botPlays()) !== null);
  const { outcome } = table.picture();
  if (outcome === null) throw new Error('the game goes on');
  const moved = [bot('beginner'), bot('adept')];
  const again = HereTable.begin(game, setUp('second', moved, outcome));
  expect(again.keep().saved.state).toEqual(laid);
  // Kept for another day, it still knows what it is compared with.
  const resumed = HereTable.resume(game, JSON.parse(JSON.stringify(again.keep())));
  expect(resumed.info().twice).toEqual({ first: JSON.parse(JSON.stringify(outcome)) });
  expect(resumed.keep().saved.match.luck).toBe('dealt');
});

test('each seat is compared with itself: who made more of it has the matchpoints', () => {
  // Ada, Bo and Cy sit in this order in the second game; in the first Bo had Ada's seat.
  const first = { winners: [0], points: [9, 4, 2] };
  const second = { winners: [0], points: [7, 5, 5] };
  const games = playedTwice(first, second);
  expect(games[0].seats).toEqual([1, 2, 0]);
  const lines = dealLines(games);
  const share = (person: number) => shareOfLines(lines.filter(({ player }) => player === person));
  // Bo won with the first seat by more than Ada did, and lost less with the second than Cy; Ada was third with the last.
  expect([0, 1, 2].map(share)).toEqual([0, 1, 0.5]);
});
