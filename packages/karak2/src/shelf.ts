import type { OnShelf } from '@undercroft/kit/shelf';

/** Karak 2 as it stands on the shelf: each part is fetched when somebody wants it. */
export const shelf: OnShelf = {
  title: 'Karak 2',
  seats: { min: 2, max: 5 },
  minutes: [45, 90],
  age: 8,
  rules: async () => (await import('./game.ts')).karak2,
  mind: async () => (await import('./mind.ts')).mind,
  scene: async () => (await import('./scene.ts')).scene,
};
