import type { ReviewWords } from '../review.ts';

export const words: ReviewWords = {
  title: 'Jak to dopadlo',
  'verdict.lucky': '{seat} vítězí a štěstí tomu pomohlo.',
  'verdict.unlucky': '{seat} vítězí navzdory smůle.',
  'verdict.even': '{seat} vítězí; štěstí přálo všem stejně.',
  unended: 'Hra nebyla dohrána: poslední čísla jsou šance, ne výsledek.',
  'turning-points': 'Zlomové okamžiky',
  'turning-points.none': 'O této hře nerozhodl žádný jednotlivý okamžik.',
  chance: '{seat}: {before} → {after}',
  'chance.told': '{what} {seat}: {before} → {after}',
  answered: '{seat}: „{answer}“.',
  luckiest: 'Největší štěstí',
  unluckiest: 'Největší smůla',
  find: 'Nejlepší nápad',
  mistake: 'Nejdražší chyba',
  'find.told':
    '„{answer}“: co člověka napadne nejdřív, vyhraje ze 100 her asi o {games, plural, one {# hru} few {# hry} many {# hry} other {# her}} méně.',
  'mistake.told':
    '„{answer}“. Lepší by bylo „{best}“: ze 100 her asi o {games, plural, one {# výhru} few {# výhry} many {# výhry} other {# výher}} víc.',
  'mistake.why': 'Potom – {why}.',
  'find.none': 'Žádné překvapení.',
  'mistake.none': 'Žádná, která by stála za řeč. Dobře zahráno.',
  'luck.none': 'Žádný okamžik nevyčnívá.',
  'average-luck': 'S průměrným štěstím má {seat} v takové hře šanci na výhru {share}.',
  accuracy: 'Přesnost',
  'accuracy.few': 'příliš málo rozhodnutí',
  start: 'Na začátku',
  luck: 'Štěstí',
  own: 'Vlastní rozhodnutí',
  others: 'Rozhodnutí ostatních',
  result: 'Na konci',
  'made-by':
    'Tak to vidí počítačový hráč podle {futures, plural, one {# domyšleného pokračování} few {# domyšlených pokračování} many {# domyšleného pokračování} other {# domyšlených pokračování}} každé odpovědi. Jsou to odhady: malý rozdíl nemusí nic znamenat.',
};
