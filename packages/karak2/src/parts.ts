import type { Part } from '@undercroft/kit/net';

/** What a player would name of what Karak 2 is judged by: places in `features.ts`, and what each was divided by there. */
export const parts: readonly Part[] = [
  { name: 'points', features: [0], as: { amount: 8 }, good: true },
  { name: 'general', features: [1], as: 'share', good: true },
  { name: 'strength', features: [2], as: { amount: 8 }, good: true },
  { name: 'buildings', features: [3, 5], as: { amount: 3 }, good: true },
  { name: 'city', features: [4], as: 'share', good: true },
  { name: 'goods', features: [6], as: { amount: 6 }, good: true },
  { name: 'hearts', features: [7], as: { amount: 3 }, good: true },
  { name: 'no-heart', features: [8], as: 'share', good: false },
  { name: 'amulet', features: [9], as: 'share', good: true },
  { name: 'fireballs', features: [10], as: { amount: 2 }, good: true },
  { name: 'pickpockets', features: [11], as: { amount: 2 }, good: true },
  { name: 'conquest', features: [12], as: { amount: 10 }, good: true },
  { name: 'stones', features: [13, 14], told: 2, as: { amount: 2 }, good: true },
  { name: 'arkenstone', features: [15], as: 'share', good: true },
  { name: 'plague', features: [16], as: 'share', good: false },
  { name: 'work', features: [17], as: 'nearness', good: true },
  { name: 'fight', features: [18], as: 'nearness', good: true },
  { name: 'unknown', features: [19], as: 'nearness', good: true },
];
