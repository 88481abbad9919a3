import { isGameName, loadGame } from '@undercroft/games';
import { loadSpeaker } from '@undercroft/words';
import { orEnglish } from '../kit/language/english.ts';
import type { Language } from '../kit/languages.ts';
import type { Opened } from '../table/game/opened.ts';
import { besideOf } from './beside.ts';
import { loadScreen } from './screens.ts';

export async function openGame(name: string, language: Language): Promise<Opened> {
  if (!isGameName(name)) throw new Error(`no screen for ${name}`);
  const [game, screen, say] = await Promise.all([
    loadGame(name),
    loadScreen(name),
    orEnglish(language, (spoken) => loadSpeaker(name, spoken)),
  ]);
  await screen.words?.learn(language);
  return { game, screen, say, beside: besideOf(name) };
}
