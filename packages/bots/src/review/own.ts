import {
  FastChance,
  type Game,
  type GameTypes,
  type Match,
  type Seat,
  sameAnswer,
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

/** Where less is at stake than this part of what a game is about, any answer will do. */
const AT_STAKE = 0.01;

/**
 * How somebody played, with luck taken out: what share of what was at stake at a question their own mistakes gave away,
 * on average over their questions. 0 is flawless, −1 the worst there was. At stake is what a search finds between the
 * best answer and the worst: games differ in it by luck, and whoever met more of it has not played worse. A mistake is
 * what the search surely does better. It is judged as far ahead as a search looks, not at the end of the game: what
 * luck makes of the rest is the same for all answers, and drowns what one is worth more than another.
 */
export function ownChoices(game: Game, mind: Mind, match: Match, seat: Seat, futures = FUTURES): number {
  const story = storyOf(game, match);
  const near = new Ahead(story.box, mind, turnsAhead(mind, story.seats));
  const lost = story.given
    .filter((one) => one.seat === seat && one.asked && one.answers.length > 1)
    .map((one) => shareLostBy(story, mind, near, one, futures))
    .filter((share) => share !== null);
  const all = lost.reduce((sum, share) => sum + share, 0);
  return all === 0 ? 0 : -all / lost.length;
}

/** What share of what was at stake an answer gave away; null where that was nothing to speak of. */
function shareLostBy<T extends GameTypes>(
  { box, match, seats }: Story<T>,
  mind: Mind<T>,
  near: Ahead<T>,
  { state, seat, answer, version }: Decision<T>,
  most: number,
): number | null {
  const sight = sightNow(box, state);
  const luck = (what: string) => luckOf(`${match.seed} ${what}`, version);
  const { ranked } = search(mind, sight, new FastChance(luck('better')), { iterations: TRIES });
  const scale = scaleOf(seats);
  const shares = ranked.map(({ share }) => share);
  const better = ranked[0].answer;
  const stake = ranked[0].share - Math.min(...shares);
  if (stake < AT_STAKE * scale) return null;
  if (sameAnswer(better, answer)) return 0;
  const close = { seat, scale, most };
  if (!isSurelyWorse(new Trial(near, sight, luck('surely')), answer, better, close)) return 0;
  // What was seen in the games that made it sure looks larger than it is.
  const { change } = measure(new Trial(near, sight, luck('by how much')), answer, better, close);
  return Math.min(1, Math.max(0, -change / stake));
}
