import {
  copy,
  FastChance,
  type Game,
  type GameTypes,
  give,
  type Match,
  type Seat,
  sidesOf,
  together,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { luckOf } from '../index.ts';
import { sharesOf } from '../search.ts';
import { type Decision, type Story, storyOf } from './moments.ts';
import { waysOf } from './outlook.ts';

/** Where luck may fall in too many ways to count them out, so many of them are looked at. */
const LOOKS = 48;

/**
 * How a game ended for somebody with luck taken out: 1 for a win, less what dice and draws did for them. What luck did
 * is what a table is worth at a glance after it fell, less what it would have been worth on average over all ways it
 * might have fallen. That is nothing on average whatever a glance is worth, so nobody gains or loses by it; it only
 * tells apart sooner.
 */
export function resultWithoutLuck(game: Game, mind: Mind, match: Match, seat: Seat): number {
  const story = storyOf(game, match);
  const { box, given, end, seats } = story;
  const sides = sidesOf(game, seats);
  const worth = (state: typeof end): number => together(sides, sharesOf(mind, box, state))[seat];
  return given.reduce((result, one, at) => {
    if (!one.lucky) return result;
    const after = given[at + 1]?.state ?? end;
    return result - (worth(after) - expected(story, one, worth));
  }, worth(end));
}

/** What a table is worth on average after an answer, however luck falls in it. */
function expected<T extends GameTypes>(
  { box, match }: Story<T>,
  { state, seat, answer, version }: Decision<T>,
  worth: (state: T['state']) => number,
): number {
  const ways = waysOf(state, (table, chance) => give(box, table, seat, answer, chance));
  if (ways !== null) return ways.reduce((sum, { table, weight }) => sum + weight * worth(table), 0);
  const chance = new FastChance(luckOf(`${match.seed} without luck`, version));
  let sum = 0;
  for (let look = 0; look < LOOKS; look++) {
    const table = copy(state);
    give(box, table, seat, answer, chance);
    sum += worth(table);
  }
  return sum / LOOKS;
}
