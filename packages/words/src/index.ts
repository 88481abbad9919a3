import { onShelf } from '@undercroft/games';
import { type GameTypes, Refused } from '@undercroft/kernel';
import { isLanguage, LANGUAGES, type Language } from './languages.ts';
import type { GameWords, Phrases } from './phrase.ts';
import { type ReviewWords, Teller } from './review.ts';
import { type SeatNames, Speaker, type TableWords } from './speaker.ts';

export { isLanguage, LANGUAGES, type Language } from './languages.ts';
export type { MomentToTell, ReviewWord, Teller } from './review.ts';
export {
  type Entry,
  ledgerOf,
  momentsOf,
  openingOf,
  reviewPage,
} from './review-page.ts';
export type { SeatNames, Speaker, TableWord } from './speaker.ts';

/** The games that have words of their own, and what they say in no language yet. */
const PHRASES: Readonly<Record<string, () => Promise<{ readonly phrases: Phrases }>>> = {
  karak: () => import('./karak/phrases.ts'),
  karak2: () => import('./karak2/phrases.ts'),
  goblin: () => import('./goblin/phrases.ts'),
  kragmortha: () => import('./kragmortha/phrases.ts'),
};

/** What a game says, or what is said at every table. A file is fetched only when its language is spoken. */
async function wordsOf<W = GameWords>(folder: string, language: Language): Promise<W> {
  const { words } = await import(`./${folder}/${language}.ts`);
  return words;
}

/**
 * Somebody who speaks one game in one language; fetches that game's words in that language and no more. A game on the
 * shelf that has none yet is spoken plainly, by the names its rules use.
 */
export async function loadSpeaker<T extends GameTypes = GameTypes>(
  game: string,
  language: string,
): Promise<Speaker<T>> {
  if (!isLanguage(language)) {
    throw new Refused('bad-input', `no language "${language}"; there are: ${LANGUAGES.join(', ')}`);
  }
  const table = await wordsOf<TableWords>('table', language);
  if (!Object.hasOwn(PHRASES, game)) {
    const { title } = onShelf(game);
    const { PlainSpeaker } = await import('./plain.ts');
    return new PlainSpeaker(title, language, table) as Speaker<GameTypes> as Speaker<T>;
  }
  const [{ phrases }, words] = await Promise.all([PHRASES[game](), wordsOf(game, language)]);
  return new Speaker<T>(language, words, phrases as Phrases<T>, table);
}

/** Somebody who tells how a game went, in the language of its speaker. */
export async function loadTeller(speaker: Speaker, seats: SeatNames): Promise<Teller> {
  return new Teller(await wordsOf<ReviewWords>('review', speaker.language), speaker, seats);
}
