import type { HandWords } from './en.ts';

export const cs: HandWords = {
  things: 'Moje věci',
  map: 'Mapa',
  table: 'Stůl',
  hero: 'Vyber si hrdinu',
  heroHint: 'Nebo to nech na losu.',
  game: 'Co hrajete?',
  who: 'U stolu',
  addBot: 'Přidat počítačového hráče',
  more: 'Všechny možnosti',
  less: 'Zpět k zobrazení pro telefon',
  look: 'Podívej se na televizi.',
};
