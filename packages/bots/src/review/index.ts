export type { Chances } from './chances.ts';
export { type Highlight, type Highlights, highlightsOf, type SeatHighlights } from './highlights.ts';
export { Judge, type Judgement, STANDARD_FUTURES } from './judge.ts';
export { type Review, type ReviewedMoment, type ReviewedSeat, review } from './ledger.ts';
export { type Story, storyOf } from './moments.ts';
