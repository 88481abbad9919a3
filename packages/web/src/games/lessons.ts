import type { Chapter, LessonWords } from '@undercroft/kit/lesson';
import { orEnglish } from '../kit/language/english.ts';
import type { Language } from '../kit/languages.ts';

/** Every game's first lesson and its words, fetched when somebody learns. */
const FILES = import.meta.glob<{ default: unknown }>('../../../*/lessons/*.yaml');

const load = async (game: string, file: string) =>
  (await FILES[`../../../${game}/lessons/${file}.yaml`]?.())?.default;

/** A lesson in the reader's language. */
export interface Lesson {
  readonly chapters: readonly Chapter[];
  readonly words: LessonWords;
}

export const hasLesson = (game: string): boolean =>
  Object.hasOwn(FILES, `../../../${game}/lessons/first.yaml`);

/** Its words in a language; it is a fault not to have them. */
async function wordsIn(game: string, language: Language): Promise<unknown> {
  const words = await load(game, language);
  if (words === undefined) throw new Error(`the lesson of ${game} does not speak ${language}`);
  return words;
}

export async function loadLesson(game: string, language: Language): Promise<Lesson> {
  const [chapters, words] = await Promise.all([
    load(game, 'first'),
    orEnglish(language, (spoken) => wordsIn(game, spoken)),
  ]);
  return { chapters, words } as Lesson;
}
