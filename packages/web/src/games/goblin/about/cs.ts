import type { GoblinAbout } from './en.ts';

export const cs: GoblinAbout = {
  monster: ['Nestvůra', 'Poraz ji a její karta je tvoje: na rubu je odměna.'],
  gatekeeper: ['Strážce', 'Má klíč této úrovně. Kdo ho porazí, smí hlouběji.'],
  gap: ['Mezera', 'Balíček této úrovně je prázdný: sem už nikdo nepřijde.'],
  lock: ['Zamčeno', 'Bez klíče předchozí úrovně tu nikdo nebojuje.'],
  hits: ['Kolik zásahů vydrží', 'Na výhru musí být tvůj útok aspoň takhle vysoký.'],
  blow: ['Jeho útok', 'Tolik srdcí tě stojí, po odečtení tvé obrany.'],
  cave: ['Balíček nestvůr', 'Kdo přijde příště, leží odkrytý. Zaplní další mezeru v řadě.'],
  behind: ['Strážci vzadu', 'Tolik jich ještě čeká za ním na ty, kterým chybí klíč.'],
  deck: ['Balíček', 'Karty k líznutí. Když dojdou, stanou se odhozené karty novým balíčkem.'],
  discards: ['Odhozené', 'Vyložené a odhozené karty; vrátí se s novým balíčkem.'],
  hand: ['Karty v ruce', 'Plná ruka jsou čtyři karty, s některou výzbrojí víc.'],
  pawnshop: ['Zastavárna', 'Výzbroj a karty, které tu někdo nechal. Každá stojí jednu tvou kartu.'],
  chance: ['Šance', 'Jak pravděpodobná je výhra a kolik srdcí v průměru stojí.'],
  curse: ['Kletba', 'V boji s tímto nepřítelem tohle neplatí.'],
  reward: ['Odměna', 'To může získat, kdo tohoto nepřítele porazí.'],
};
