import type { OnShelf } from '@undercroft/kit/shelf';

/** Kragmortha as it stands on the shelf: each part is fetched when somebody wants it. */
export const shelf: OnShelf = {
  title: 'Kragmortha',
  seats: { min: 2, max: 8 },
  minutes: [30, 45],
  age: 8,
  rules: async () => (await import('./game.ts')).kragmortha,
  mind: async () => (await import('./mind.ts')).mind,
  scene: async () => (await import('./scene.ts')).scene,
};
