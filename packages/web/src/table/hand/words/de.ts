import type { HandWords } from './en.ts';

export const de: HandWords = {
  things: 'Meine Sachen',
  map: 'Karte',
  table: 'Tisch',
  hero: 'Wähle deinen Helden',
  heroHint: 'Oder überlass es dem Los.',
  game: 'Was spielt ihr?',
  who: 'Am Tisch',
  addBot: 'Computerspieler dazusetzen',
  more: 'Alle Optionen',
  less: 'Zurück zur Handyansicht',
  look: 'Schau auf den Fernseher.',
};
