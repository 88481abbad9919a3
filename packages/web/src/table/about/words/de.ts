import type { AboutWords } from './en.ts';

export const de: AboutWords = {
  told: {
    heart: ['Herz', 'Ein Lebenspunkt, den diese Figur noch hat.'],
    skull: ['Verlorenes Herz', 'Ein Lebenspunkt, der weg ist. Heilung macht wieder ein Herz daraus.'],
    turn: ['Im Licht', 'Diese Figur ist am Zug.'],
    bot: ['Computerspieler', 'Auf diesem Platz spielt der Computer.'],
  },
  plain: (game) => `Gehört zum Spiel ${game}.`,
  of: (name) => `Gespielt von ${name}`,
  strength: (strength) => `Stärke ${strength}`,
  costs: (price) => `Kostet: ${price}`,
  costsYou: (price) => `Kostet dich: ${price}`,
  faces: (faces) => `Seiten: ${faces}`,
  skulls: ['', 'Totenkopf', 'zwei Totenköpfe'],
  rule: (rule) => `Regel ${rule}`,
  card: 'Was ist das?',
  hint: 'Tippe etwas anderes an oder nimm die Pfeiltasten.',
};
