import type { Part } from '@undercroft/kit/net';
import { HEARTS } from './heroes.ts';
import { POTIONS } from './set.ts';

/** Where potions begin among a seat's features, and what comes after them. */
const POTIONS_AT = 5;
const THEN = POTIONS_AT + POTIONS.length;

/** What a player would name of what Karak: Goblin is judged by: places in `features.ts`, and what each was divided by there. */
export const parts: readonly Part[] = [
  { name: 'keys', features: [0], as: { amount: 3 }, good: true },
  { name: 'all-keys', features: [1], as: 'share', good: true },
  { name: 'deck', features: [2], as: 'nearness', good: true },
  { name: 'weapon', features: [3], as: 'nearness', good: true },
  { name: 'armour', features: [4], as: 'nearness', good: true },
  {
    name: 'potions',
    features: POTIONS.map((_, potion) => POTIONS_AT + potion),
    told: POTIONS.length,
    as: { amount: 1 },
    good: true,
  },
  { name: 'hearts', features: [THEN], as: { amount: HEARTS }, good: true },
  { name: 'knocked-out', features: [THEN + 1], as: 'share', good: false },
  { name: 'hand', features: [THEN + 2], as: { amount: 4 }, good: true },
  { name: 'row', features: [THEN + 3], as: 'nearness', good: true },
  { name: 'gatekeeper', features: [THEN + 4], as: 'nearness', good: true },
  { name: 'lord', features: [THEN + 5], as: 'nearness', good: true },
];
