import type { OptionSpecs } from '@undercroft/kernel';

/** What a table may agree on, the default first. */
export const OPTIONS = {
  heroes: { values: ['random', 'chosen'], rules: ['K-2'] },
  firstRoll: { values: ['one', 'both'], rules: ['K-6'] },
  curse: { values: ['others', 'anyone'], rules: ['K-49'] },
  sixTreasures: { values: [false, true], rules: ['K-79'] },
  treasureSlots: { values: [false, true], rules: ['K-80', 'K-81', 'K-82'] },
} as const satisfies OptionSpecs;
