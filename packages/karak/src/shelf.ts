import type { OnShelf } from '@undercroft/kit/shelf';

/** Karak as it stands on the shelf: each part is fetched when somebody wants it. */
export const shelf: OnShelf = {
  title: 'Karak',
  seats: { min: 2, max: 5 },
  minutes: [45, 45],
  age: 7,
  rules: async () => (await import('./game.ts')).karak,
  mind: async () => (await import('./mind.ts')).mind,
  scene: async () => (await import('./scene.ts')).scene,
};
