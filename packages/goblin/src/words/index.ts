import type { SpokenGame } from '@undercroft/kit/words';

export const words: SpokenGame = {
  phrases: async () => (await import('./phrases.ts')).phrases,
  in: async (language) =>
    language === 'en'
      ? (await import('./en.ts')).words
      : (await import(`./${language}.json`, { with: { type: 'json' } })).default,
};
