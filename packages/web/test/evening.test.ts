import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notePlayed, playedTonight, winsOf } from '../src/pages/tv/evening.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const HOUR = 3_600_000;
const game = (id: string, at: number, ...winners: string[]) => ({
  ...{ id, game: id.slice(0, -1), at, players: ['Ada', 'Ben', 'Cleo'], winners, tales: [] },
});

test('an evening remembers who won what, each game once, also when its end is shown again', () => {
  notePlayed(game('karak1', HOUR, 'Ben'));
  notePlayed(game('goblin1', 2 * HOUR, 'Ada'));
  notePlayed(game('karak2', 3 * HOUR, 'Ben', 'Cleo'));
  notePlayed(game('karak2', 3 * HOUR, 'Ben', 'Cleo'));
  expect(winsOf(playedTonight(3 * HOUR))).toEqual([
    { name: 'Ben', games: ['karak', 'karak'] },
    { name: 'Ada', games: ['goblin'] },
    { name: 'Cleo', games: ['karak'] },
  ]);
});

test('the next day is another evening; what cannot be read is no evening', () => {
  notePlayed(game('karak1', HOUR, 'Ben'));
  expect(playedTonight(20 * HOUR)).toEqual([]);
  notePlayed(game('karak2', 20 * HOUR, 'Ada'));
  expect(playedTonight(20 * HOUR)).toHaveLength(1);
  localStorage.setItem('undercroft.tv.evening', '[7, null, {"id":"x"}]');
  expect(playedTonight()).toEqual([]);
});
