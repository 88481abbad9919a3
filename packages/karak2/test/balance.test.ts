import { apply, asked, begin, FastChance, openBox, sightNow } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { type Karak2, type Karak2Event, karak2 } from '../src/game.ts';
import { mind } from '../src/mind.ts';

const GAMES = 60;
const TURNS_A_SEAT = 400;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/** Plays games by instinct alone: how long each took, and how many unit dice the last fight rolled. */
function play(seats: number): { turns: number[]; units: number[]; cities: number; built: number } {
  const box = openBox(karak2);
  const turns: number[] = [];
  const units: number[] = [];
  let cities = 0;
  let built = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const chance = new FastChance(seed);
    const state = begin(box, new Array(seats).fill(null), chance);
    let rolled = 0;
    const tell = (event: Karak2Event) => {
      if (event.kind === 'rolled') rolled = event.units.length;
    };
    for (let ask = asked<Karak2>(state); ask !== undefined; ask = asked<Karak2>(state)) {
      if (state.turn > TURNS_A_SEAT * seats) break;
      apply(box, state, mind.instinct(sightNow(box, state), chance), chance, tell);
    }
    if (karak2.outcome(box, state) === null) continue;
    turns.push(state.turn);
    units.push(rolled);
    cities += state.city.filter((place) => place >= 0).length / (seats * GAMES);
    built += state.built.filter((stands) => stands === 1).length / (seats * GAMES);
  }
  return { turns, units, cities, built };
}

test.each([2, 3, 4, 5])(
  '%i seats by instinct: games end, cities grow, and the General falls to an army',
  (seats) => {
    const { turns, units, cities, built } = play(seats);
    expect(turns).toHaveLength(GAMES);
    expect(median(turns)).toBeGreaterThan(45);
    expect(median(turns)).toBeLessThan(150);
    expect(median(units)).toBeGreaterThanOrEqual(4);
    expect(cities).toBeGreaterThan(0.9);
    expect(built).toBeGreaterThan(2);
  },
);
