import type { OnShelf } from '@undercroft/kernel';

/** Karak: Goblin as it stands on the shelf: each part is fetched when somebody wants it. */
export const shelf: OnShelf = {
  rules: async () => (await import('./game.ts')).goblin,
  mind: async () => (await import('./mind.ts')).mind,
  scene: async () => (await import('./scene.ts')).scene,
};
