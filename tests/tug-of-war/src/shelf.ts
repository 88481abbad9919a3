import type { OnShelf } from '@undercroft/kit/shelf';

/** Tug of War as it would stand on the shelf. */
export const shelf: OnShelf = {
  title: 'Tug of War',
  seats: { min: 4, max: 4 },
  minutes: [5, 5],
  age: 6,
  rules: async () => (await import('./game.ts')).tugOfWar,
  mind: async () => (await import('./mind.ts')).mind,
  scene: async () => (await import('./scene.ts')).scene,
};
