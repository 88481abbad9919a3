export { changesOf, type MeasuredChange } from './changes.ts';
export * from './exact.ts';
export * from './lead.ts';
export { addPairs, measuresOf, notePair, type Pairs } from './measures.ts';
export { type Fault, type Played, playOne, type Series } from './one-game.ts';
export * from './statistics.ts';
export * from './tally.ts';
export * from './usage.ts';
