import { loadGame } from '@undercroft/games';
import type { Game } from '@undercroft/kernel';
import { loadSpeaker, type Speaker } from '@undercroft/words';
import { isGameKey, loadScreen } from '../games/registry.ts';
import type { GameScreen } from '../games/screen.ts';
import { orEnglish } from '../language/english.ts';
import type { Language } from '../language/languages.ts';

/** A game taken off the shelf: its rules, its screen and its words. */
export interface Opened {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly say: Speaker;
}

export async function openGame(name: string, language: Language): Promise<Opened> {
  if (!isGameKey(name)) throw new Error(`no screen for ${name}`);
  const [game, screen, say] = await Promise.all([
    loadGame(name),
    loadScreen(name),
    orEnglish(language, (spoken) => loadSpeaker(name, spoken)),
  ]);
  await screen.learn?.(language);
  return { game, screen, say };
}
