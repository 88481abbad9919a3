import { GAME_NAMES, loadGame, loadMind } from '@undercroft/games';
import { commitment, FastChance, type Game, type Seat, sightOf, Table } from '@undercroft/kernel';
import { describe, expect, it } from 'vitest';
import { choose, type Level } from '../src/index.ts';
import {
  dayOf,
  endOf,
  isProved,
  OPEN_SECRET,
  seatsOfDay,
  secretOfDay,
  secretOfTable,
  seedOfTable,
  streakOf,
  witsAt,
} from '../src/today.ts';

const secretAt = (day: number, game: string) => secretOfTable(secretOfDay(OPEN_SECRET, day), game);

function laid(game: Game, day: number) {
  const secret = secretAt(day, game.name);
  const { seats, person } = seatsOfDay(game, secret);
  const figures = new Array<null>(seats).fill(null);
  const { table } = Table.begin(game, { figures, seed: seedOfTable(secret, seats), luck: 'dealt' });
  return { table, secret, person };
}

/** Plays some answers of a table of the day; the person by a level, with luck of their own. */
async function played(game: Game, day: number, level: Level, own: number, most: number) {
  const mind = await loadMind(game.name);
  const { table, secret, person } = laid(game, day);
  const wits = new FastChance(own);
  const seen: { seat: Seat; view: string; answer: string }[] = [];
  while (table.waitsFor !== null && seen.length < most) {
    const seat = table.waitsFor;
    const { view, ask, answers } = table.update(seat);
    if (ask === null) break;
    const sight = sightOf(table.box, view, ask, answers);
    const answer =
      seat === person
        ? choose(level, mind, sight, wits)
        : choose('adept', mind, sight, new FastChance(witsAt(secret, view)));
    seen.push({ seat, view: JSON.stringify(view), answer: JSON.stringify(answer) });
    table.answer(seat, table.version, answer);
  }
  return { seen, person, table };
}

describe.each(GAME_NAMES)('the table of the day in %s', (name) => {
  it('is laid alike for everybody, and otherwise the next day', async () => {
    const game = await loadGame(name);
    // Some games lay the same table for everybody: what comes of the same answers tells them apart.
    const seen = async (day: number) => (await played(game, day, 'adept', 1, 60)).seen;
    const today = await seen(20_000);
    expect(await seen(20_000)).toEqual(today);
    expect(await seen(20_001)).not.toEqual(today);
  });

  it('has computer players who do the same wherever they see the same', async () => {
    const game = await loadGame(name);
    const known = new Map<string, string>();
    let met = 0;
    for (const own of [1, 1, 2]) {
      const { seen, person } = await played(game, 20_000, 'novice', own, 60);
      for (const { seat, view, answer } of seen) {
        if (seat === person) continue;
        const key = `${seat} ${view}`;
        if (known.has(key)) met++;
        expect(known.get(key) ?? answer).toBe(answer);
        known.set(key, answer);
      }
    }
    expect(met).toBeGreaterThan(0);
  });
});

it('proves its luck by the secret that was promised, and by no other', async () => {
  const game = await loadGame('kragmortha');
  const { table } = await played(game, 20_000, 'adept', 1, 20);
  const day = secretOfDay(OPEN_SECRET, 20_000);
  expect(isProved(commitment(day), day, table.match())).toBe(true);
  const other = secretOfDay(OPEN_SECRET, 20_001);
  expect(isProved(commitment(other), other, table.match())).toBe(false);
  expect(isProved(commitment(other), day, table.match())).toBe(false);
  expect(isProved(commitment(day), day, { ...table.match(), luck: undefined })).toBe(false);
});

it('lasts from midnight to midnight, where one is', () => {
  const day = dayOf(new Date(2026, 10, 18, 0, 0));
  expect(dayOf(new Date(2026, 10, 18, 23, 59, 59, 999))).toBe(day);
  expect(endOf(day)).toEqual(new Date(2026, 10, 19));
  // Also where a day has 23 or 25 hours.
  for (let date = 1; date <= 366; date++) {
    const some = dayOf(new Date(2026, 0, date));
    expect(dayOf(endOf(some))).toBe(some + 1);
    expect(dayOf(new Date(endOf(some).getTime() - 1))).toBe(some);
  }
});

it('counts days in a row, and forgives one that was missed', () => {
  expect(streakOf([], 10)).toBe(0);
  expect(streakOf([10], 10)).toBe(1);
  // Today is not over: yesterday's streak stands.
  expect(streakOf([7, 8, 9], 10)).toBe(3);
  expect(streakOf([6, 7, 9, 10], 10)).toBe(4);
  expect(streakOf([6, 7, 10], 10)).toBe(1);
  expect(streakOf([7, 8], 11)).toBe(0);
});
