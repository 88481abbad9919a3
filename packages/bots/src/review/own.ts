import type { Game, Match, Seat } from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { Judge } from './judge.ts';
import { review } from './ledger.ts';
import { storyOf } from './moments.ts';

/** Games played to the end for each look at an answer: fewer than in a review, so that a board is there in a minute. */
const FUTURES = 60;

/** How somebody played, with luck taken out: what their own mistakes cost, in chances to win. 0 is flawless. */
export function ownChoices(game: Game, mind: Mind, match: Match, seat: Seat, futures = FUTURES): number {
  const story = storyOf(game, match);
  const judge = new Judge(story, mind, futures);
  const judgements = story.given.map((one, index) => (one.seat === seat ? judge.judge(index) : undefined));
  return review(story, judge.glance(), judgements, null).seats[seat].own;
}
