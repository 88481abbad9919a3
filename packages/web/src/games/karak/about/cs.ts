import type { KarakAbout } from './en.ts';

export const cs: KarakAbout = {
  points: ['Body', 'O hře rozhodují poklady: každý za 1 bod, rubín za 1½.'],
  stack: ['Zbývající destičky', 'Kdo projde otevřeným východem, otočí další z nich.'],
  bag: [
    'Žetony v pytlíku',
    'Nestvůry a truhly, které teprve přijdou: jeden žeton za každou objevenou místnost.',
  ],
  total: ['Útok', 'Obě kostky a vše, co se k nim přičte. Musí být vyšší než síla nestvůry.'],
  die: ['Kostka', 'Šest stran, od 1 do 6. V každém boji se hází dvěma.'],
  unexplored: ['Neprozkoumáno', 'Kdo tam vstoupí, otočí další destičku.'],
};
