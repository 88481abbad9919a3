import type { Game, Match } from '@undercroft/kernel';

/** Whether people hold real cards, of which the table knows none: what they chose among nobody can say. */
export const hasRealHands = ({ told }: Pick<Game, 'told'>, { luck }: Pick<Match, 'luck'>): boolean =>
  luck === 'said' && told !== undefined;
