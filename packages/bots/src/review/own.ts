import {
  FastChance,
  type Game,
  type GameTypes,
  type Match,
  type Seat,
  sameAnswer,
  sideOf,
  sidesOf,
  sightNow,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { luckOf } from '../index.ts';
import { search, turnsAhead } from '../search.ts';
import { scaleOf } from './chances.ts';
import { type Decision, type Story, storyOf } from './moments.ts';
import { Ahead, Trial } from './outlook.ts';
import { isSurelyWorse, measure } from './weighing.ts';

/** How long a search looks for something better than what was answered. */
const TRIES = 300;
/** At most so many futures tell whether that is surely better, and as many others by how much. */
const FUTURES = 240;

/**
 * How somebody played, with luck taken out: what their own mistakes cost, in chances to win. 0 is flawless. A mistake
 * is what a search surely does better. It is judged as far ahead as a search looks, not at the end of the game: what
 * luck makes of the rest is the same for all answers, and drowns what one is worth more than another.
 */
export function ownChoices(game: Game, mind: Mind, match: Match, seat: Seat, futures = FUTURES): number {
  const story = storyOf(game, match);
  const near = new Ahead(story.box, mind, turnsAhead(mind, story.seats));
  const partners = sideOf(sidesOf(game, story.seats), seat).length;
  const lost = story.given
    .filter((one) => one.seat === seat && one.asked && one.answers.length > 1)
    .reduce((sum, one) => sum + lostBy(story, mind, near, one, futures), 0);
  return lost === 0 ? 0 : -lost * partners;
}

/** What an answer loses against what a search surely does better; 0 where that is nothing. */
function lostBy<T extends GameTypes>(
  { box, match, seats }: Story<T>,
  mind: Mind<T>,
  near: Ahead<T>,
  { state, seat, answer, version }: Decision<T>,
  most: number,
): number {
  const sight = sightNow(box, state);
  const luck = (what: string) => luckOf(`${match.seed} ${what}`, version);
  const { ranked } = search(mind, sight, new FastChance(luck('better')), { iterations: TRIES });
  const better = ranked[0].answer;
  if (sameAnswer(better, answer)) return 0;
  const close = { seat, scale: scaleOf(seats), most };
  if (!isSurelyWorse(new Trial(near, sight, luck('surely')), answer, better, close)) return 0;
  // What was seen in the games that made it sure looks larger than it is.
  const { change } = measure(new Trial(near, sight, luck('by how much')), answer, better, close);
  return Math.max(0, -change);
}
