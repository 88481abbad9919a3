import { best, type Mind, winShares } from '@undercroft/kit/mind';
import type { HighCard } from './state.ts';

/** How High Card is played well: the highest card first. */
export const mind: Mind<HighCard> = {
  instinct: ({ answers }, chance) => best(answers, worth, chance),
  hunch: (_box, _state, answers, chance) => best(answers, worth, chance),
  evaluate: (_box, { rounds }) => winShares(rounds.length, (seat) => rounds[seat]),
};

const worth = (answer: HighCard['answer']): number => (typeof answer === 'object' ? answer.play : 0);
