import type { SpokenGame } from '@undercroft/kit/words';

export const words: SpokenGame = {
  phrases: async () => (await import('./phrases.ts')).phrases,
  in: async (language) => (await import(`./${language}.ts`)).words,
};
