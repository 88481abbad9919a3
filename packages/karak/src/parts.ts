import type { Part } from '@undercroft/kit/net';
import { HEARTS } from './components.ts';

/** What a player would name of what Karak is judged by: places in `features.ts`, and what each was divided by there. */
export const parts: readonly Part[] = [
  { name: 'points', features: [0], as: { amount: 4 }, good: true },
  { name: 'weapons', features: [1], as: { amount: 4 }, good: true },
  { name: 'spell-strength', features: [2], as: { amount: 2 }, good: true },
  { name: 'spells', features: [3], as: { amount: 3 }, good: true },
  { name: 'hearts', features: [4], as: { amount: HEARTS }, good: true },
  { name: 'last-heart', features: [5], as: 'share', good: false },
  { name: 'curse', features: [6], as: 'share', good: false },
  { name: 'key', features: [7], as: 'share', good: true },
  { name: 'chest', features: [8], as: 'nearness', good: true },
  { name: 'dragon', features: [9], as: 'nearness', good: true },
  { name: 'fountain', features: [10], as: 'nearness', good: true },
  { name: 'fight', features: [11], as: 'nearness', good: true },
];
