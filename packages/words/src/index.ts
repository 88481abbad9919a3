import { onShelf } from '@undercroft/games';
import { type GameTypes, Refused } from '@undercroft/kernel';
import type { GameWords, Phrases } from './phrase.ts';
import { LANGUAGES, type Language, Speaker, type TableWords } from './speaker.ts';

export { LANGUAGES, type Language, type SeatNames, type Speaker, type TableWord } from './speaker.ts';

type Load<T> = () => Promise<T>;
type InEveryLanguage<T> = Readonly<Record<Language, Load<T>>>;

/** What is said at every table. Each file is fetched only when its language is spoken. */
const TABLE: InEveryLanguage<{ readonly words: TableWords }> = {
  en: () => import('./table/en.ts'),
  de: () => import('./table/de.ts'),
  pl: () => import('./table/pl.ts'),
  cs: () => import('./table/cs.ts'),
};

interface GameFiles extends InEveryLanguage<{ readonly words: GameWords }> {
  readonly phrases: Load<{ readonly phrases: Phrases }>;
}

/** What each game says. */
const GAMES: Readonly<Record<string, GameFiles>> = {
  karak: {
    phrases: () => import('./karak/phrases.ts'),
    en: () => import('./karak/en.ts'),
    de: () => import('./karak/de.ts'),
    pl: () => import('./karak/pl.ts'),
    cs: () => import('./karak/cs.ts'),
  },
  karak2: {
    phrases: () => import('./karak2/phrases.ts'),
    en: () => import('./karak2/en.ts'),
    de: () => import('./karak2/de.ts'),
    pl: () => import('./karak2/pl.ts'),
    cs: () => import('./karak2/cs.ts'),
  },
  goblin: {
    phrases: () => import('./goblin/phrases.ts'),
    en: () => import('./goblin/en.ts'),
    de: () => import('./goblin/de.ts'),
    pl: () => import('./goblin/pl.ts'),
    cs: () => import('./goblin/cs.ts'),
  },
  kragmortha: {
    phrases: () => import('./kragmortha/phrases.ts'),
    en: () => import('./kragmortha/en.ts'),
    de: () => import('./kragmortha/de.ts'),
    pl: () => import('./kragmortha/pl.ts'),
    cs: () => import('./kragmortha/cs.ts'),
  },
};

export function isLanguage(language: unknown): language is Language {
  return LANGUAGES.some((known) => known === language);
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
  if (!Object.hasOwn(GAMES, game)) {
    const { title } = onShelf(game);
    const [{ PlainSpeaker }, { words }] = await Promise.all([import('./plain.ts'), TABLE[language]()]);
    return new PlainSpeaker(title, language, words) as Speaker<GameTypes> as Speaker<T>;
  }
  const files = GAMES[game];
  const [{ phrases }, { words }, table] = await Promise.all([
    files.phrases(),
    files[language](),
    TABLE[language](),
  ]);
  return new Speaker<T>(language, words, phrases as Phrases<T>, table.words);
}
