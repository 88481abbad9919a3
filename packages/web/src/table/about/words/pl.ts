import type { AboutWords } from './en.ts';

export const pl: AboutWords = {
  told: {
    heart: ['Serce', 'Punkt wytrzymałości, który ta postać jeszcze ma.'],
    skull: ['Stracone serce', 'Utracony punkt wytrzymałości. Leczenie zamienia go z powrotem w serce.'],
    turn: ['W świetle', 'Teraz jest kolej tej postaci.'],
    bot: ['Gracz komputerowy', 'Na tym miejscu gra komputer.'],
  },
  plain: (game) => `Część gry ${game}.`,
  of: (name) => `Gracz: ${name}`,
  strength: (strength) => `Siła ${strength}`,
  costs: (price) => `Koszt: ${price}`,
  costsYou: (price) => `Koszt dla ciebie: ${price}`,
  faces: (faces) => `Ścianki: ${faces}`,
  skulls: ['', 'czaszka', 'dwie czaszki'],
  rule: (rule) => `Zasada ${rule}`,
  card: 'Co to jest?',
  hint: 'Dotknij czegoś innego albo użyj strzałek.',
};
