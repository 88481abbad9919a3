/** What the kit looks at to prove a game, and nobody else. */
export { hasLearned, movesBetween } from './moves.ts';
export { visitHidden } from './places.ts';
export { fieldsOf, isObject } from './plain.ts';
export { anyBox, bagsIn, isOneThing, isThing, planOf, type Rules } from './plan.ts';
export { asksSeen } from './views.ts';
export type { Thing } from './who-sees.ts';
