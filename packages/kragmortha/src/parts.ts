import type { Part } from '@undercroft/kit/net';
import { FAR } from './features.ts';

/** What a player would name of what Kragmortha is judged by: places in `features.ts`, and what each was divided by there. */
export const parts: readonly Part[] = [
  { name: 'symbols', features: [0], as: { amount: 6 }, good: true },
  { name: 'tomes', features: [1], as: { amount: 3 }, good: true },
  { name: 'power', features: [2], as: { amount: 2 }, good: true },
  { name: 'looks', features: [3, 4, 5, 6], as: { amount: 2 }, good: false },
  { name: 'desk', features: [7], as: { amount: FAR }, good: false },
  { name: 'rigor', features: [10, 8, 9], as: { amount: FAR }, good: true },
];
