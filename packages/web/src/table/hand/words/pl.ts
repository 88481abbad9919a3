import type { HandWords } from './en.ts';

export const pl: HandWords = {
  things: 'Moje rzeczy',
  map: 'Mapa',
  table: 'Stół',
  hero: 'Wybierz bohatera',
  heroHint: 'Albo zdaj się na los.',
  game: 'W co gracie?',
  who: 'Przy stole',
  addBot: 'Dodaj gracza komputerowego',
  more: 'Wszystkie opcje',
  less: 'Wróć do widoku telefonu',
  look: 'Spójrz na telewizor.',
};
