import type { AboutWords } from './en.ts';

export const cs: AboutWords = {
  told: {
    heart: ['Srdce', 'Život, který tato postava ještě má.'],
    skull: ['Ztracené srdce', 'Život, který je pryč. Léčení ho obrátí zpět na srdce.'],
    turn: ['Ve světle', 'Tato postava je právě na tahu.'],
    bot: ['Počítačový hráč', 'Za toto místo hraje počítač.'],
  },
  plain: (game) => `Součást hry ${game}.`,
  of: (name) => `Hráč: ${name}`,
  strength: (strength) => `Síla ${strength}`,
  costs: (price) => `Cena: ${price}`,
  costsYou: (price) => `Cena pro tebe: ${price}`,
  faces: (faces) => `Strany: ${faces}`,
  skulls: ['', 'lebka', 'dvě lebky'],
  rule: (rule) => `Pravidlo ${rule}`,
  card: 'Co je to?',
  hint: 'Klepni na něco jiného nebo použij šipky.',
};
