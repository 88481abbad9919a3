import { onShelf } from '@undercroft/games';
import { WORDS } from '@undercroft/games/words';
import { type GameTypes, Refused } from '@undercroft/kernel';
import type { Phrases } from '@undercroft/kit/words';
import { isLanguage, LANGUAGES } from './languages.ts';
import { type ReviewWords, Teller } from './review.ts';
import { type SeatNames, Speaker, type TableWords } from './speaker.ts';

export { isLanguage, LANGUAGES, type Language } from './languages.ts';
export { inWins, type MomentToTell, type ReviewWord, type Teller } from './review.ts';
export {
  averagesOf,
  type Entry,
  ledgerOf,
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
  const { words: table }: { words: TableWords } = await import(`./table/${language}.ts`);
  if (spoken === undefined) {
    const { PlainSpeaker } = await import('./plain.ts');
    return new PlainSpeaker(title, language, table) as Speaker<GameTypes> as Speaker<T>;
  }
  const own = spoken.languages?.includes(language) === false ? 'en' : language;
  const [phrases, words] = await Promise.all([spoken.phrases(), spoken.in(own)]);
  return new Speaker<T>(language, words, phrases as Phrases<T>, table, own);
}

/** Somebody who tells how a game went, in the language of its speaker. */
export async function loadTeller(speaker: Speaker, seats: SeatNames): Promise<Teller> {
  const { words }: { words: ReviewWords } = await import(`./review/${speaker.language}.ts`);
  return new Teller(words, speaker, seats);
}
