/** What a table says to those who look at it from afar, and no rules: all that a bot or a screen elsewhere needs. */
export { changed, type Difference } from './difference.ts';
export type { Answer, Ask, GameEvent, Json, Outcome, View } from './game.ts';
export { Refused } from './refused.ts';
