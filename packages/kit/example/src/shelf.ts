import type { OnShelf } from '@undercroft/kit/shelf';

/** High Card as it stands on the shelf: each part is fetched when somebody wants it. */
export const shelf: OnShelf = {
  title: 'High Card',
  seats: { min: 2, max: 3 },
  minutes: [5, 10],
  age: 6,
  rules: async () => (await import('./game.ts')).highCard,
  mind: async () => (await import('./mind.ts')).mind,
  scene: async () => (await import('./scene.ts')).scene,
};
