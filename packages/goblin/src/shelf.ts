import type { OnShelf } from '@undercroft/kit/shelf';

/** Karak: Goblin as it stands on the shelf: each part is fetched when somebody wants it. */
export const shelf: OnShelf = {
  title: 'Karak: Goblin',
  seats: { min: 2, max: 4 },
  minutes: [30, 60],
  age: 7,
  rules: async () => (await import('./game.ts')).goblin,
  mind: async () => (await import('./mind.ts')).mind,
  scene: async () => (await import('./scene.ts')).scene,
};
