import type { KarakAbout } from './en.ts';

export const pl: KarakAbout = {
  points: ['Punkty', 'O wygranej decydują skarby: po 1 punkcie, rubin 1½.'],
  stack: ['Płytki w stosie', 'Kto przechodzi przez otwarte wyjście, odkrywa następną z nich.'],
  bag: [
    'Żetony w woreczku',
    'Potwory i skrzynie, które dopiero przyjdą: po jednym na każdą odkrytą komnatę.',
  ],
  total: ['Atak', 'Obie kości i wszystko, co się do nich dolicza. Musi być wyższy niż siła potwora.'],
  die: ['Kość', 'Sześć ścianek, od 1 do 6. W każdej walce rzuca się dwiema.'],
  unexplored: ['Niezbadane', 'Kto tam pójdzie, odkryje następną płytkę.'],
};
