import { best, type Mind, winShares } from '@undercroft/kit/mind';
import { sideOf } from './game.ts';
import type { Tug } from './state.ts';

/** How Tug of War is played well: beat what lies there by as little as it takes, and leave a partner's card alone. */
export const mind: Mind<Tug> = {
  instinct: ({ view, seat, answers }, chance, scores) =>
    best(answers, (answer) => worth(view.played, seat, answer), chance, scores),
  hunch: (_box, { played, seat }, answers, chance, scores) =>
    best(answers, (answer) => worth(played, seat, answer), chance, scores),
  evaluate: (_box, { pulls, hands }) => winShares(hands.length, (seat) => pulls[sideOf(seat)]),
};

function worth(played: readonly number[], seat: number, { play }: Tug['answer']): number {
  const highest = Math.max(...played);
  const isOurs = highest > 0 && sideOf(played.indexOf(highest)) === sideOf(seat);
  // Whoever leads shows the best; a card that takes the pull is worth more than one that does not.
  if (highest === 0) return play;
  return !isOurs && play > highest ? 100 - play : -play;
}
