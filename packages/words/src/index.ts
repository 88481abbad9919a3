import { onShelf } from '@undercroft/games';
import { WORDS } from '@undercroft/games/words';
import { type GameTypes, Refused } from '@undercroft/kernel';
import type { Phrases } from '@undercroft/kit/words';
import { isLanguage, LANGUAGES, type Language } from './languages.ts';
import { type ReviewWords, Teller } from './review.ts';
import { type SeatNames, Speaker, type TableWords } from './speaker.ts';

export { isLanguage, LANGUAGES, type Language } from './languages.ts';
export { inWins, type MomentToTell, type ReviewWord, type Teller } from './review.ts';
export {
  aboutOf,
  averagesOf,
  type Entry,
  headlinesOf,
  ledgersOf,
  mistakesOf,
  momentsOf,
  openingOf,
  reviewPage,
} from './review-page.ts';
export type { SeatNames, Speaker, TableWord } from './speaker.ts';

/**
 * Somebody who speaks one game in one language; fetches that game's words in that language and no more. A game on the
 * shelf that has none yet is spoken plainly, by the names its rules use; one that lacks a language speaks English.
 */
export async function loadSpeaker<T extends GameTypes = GameTypes>(
  game: string,
  language: string,
): Promise<Speaker<T>> {
  if (!isLanguage(language)) {
    throw new Refused('bad-input', `no language "${language}"; there are: ${LANGUAGES.join(', ')}`);
  }
  const { title } = onShelf(game);
  const spoken = WORDS[game];
  const table = await tableWords(language);
  if (spoken === undefined) {
    const { PlainSpeaker } = await import('./plain.ts');
    return new PlainSpeaker(title, language, table) as Speaker<GameTypes> as Speaker<T>;
  }
  const own = spoken.languages?.includes(language) === false ? 'en' : language;
  const [phrases, words] = await Promise.all([spoken.phrases(), spoken.in(own)]);
  return new Speaker<T>(language, words, phrases as Phrases<T>, table, own);
}

/** English is the pattern and a module; every other language is data. */
const tableWords = async (language: Language): Promise<TableWords> =>
  language === 'en'
    ? (await import('./table/en.ts')).words
    : (await import(`./table/${language}.json`, { with: { type: 'json' } })).default;

const reviewWords = async (language: Language): Promise<ReviewWords> =>
  language === 'en'
    ? (await import('./review/en.ts')).words
    : (await import(`./review/${language}.json`, { with: { type: 'json' } })).default;

/** Somebody who tells how a game went, in the language of its speaker. */
export async function loadTeller(speaker: Speaker, seats: SeatNames): Promise<Teller> {
  return new Teller(await reviewWords(speaker.language), speaker, seats);
}
