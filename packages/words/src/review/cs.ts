import type { ReviewWords } from '../review.ts';

export const words: ReviewWords = {
  title: 'Jak to dopadlo',
  'headline.won.luck': '{seat} vyhrává, hlavně díky štěstí{figure}.',
  'headline.won.others': '{seat} vyhrává, hlavně díky tomu, co darovali ostatní{figure}.',
  'headline.lost.luck': '{seat} nevyhrává, hlavně pro nedostatek štěstí{figure}.',
  'headline.lost.own': '{seat} nevyhrává, hlavně kvůli vlastním chybám{figure}.',
  'headline.lost.partners': '{seat} nevyhrává, hlavně kvůli chybám spoluhráče{figure}.',
  'headline.lost.others': '{seat} nevyhrává, hlavně kvůli rozhodnutím ostatních{figure}.',
  'headline.waiting': '{seat} vyhrává. Co rozhodlo, se ještě zjišťuje.',
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
    '„{answer}“: to, co napadne nejdřív, vyhraje ze 100 partií asi o {games, plural, one {#} few {#} many {#} other {#}} méně, plus minus {doubt, number}.',
  'mistake.told':
    '„{answer}“. Lepší by bylo „{best}“: vyhraje ze 100 partií asi o {games, plural, one {#} few {#} many {#} other {#}} více, plus minus {doubt, number}.',
  'mistake.behind':
    'Lepší odpověď vyhraje ze 100 partií asi o {games, plural, one {#} few {#} many {#} other {#}} více, plus minus {doubt, number}.',
  'mistake.why': 'Co to přinese: {why}.',
  'find.none': 'Žádné překvapení.',
  'mistake.none': 'Žádná jistá. Dobrá hra.',
  'luck.none': 'Žádný okamžik nevyčnívá.',
  'average-luck': 'S průměrným štěstím má {seat} v takové hře šanci na výhru {share}.',
  'average-luck.almost': 'S průměrným štěstím {seat} vyhraje téměř každou takovou hru.',
  'average-luck.hardly': 'S průměrným štěstím {seat} nevyhraje téměř žádnou takovou hru.',
  start: 'Na začátku',
  luck: 'Štěstí',
  own: 'Vlastní rozhodnutí',
  partners: 'Rozhodnutí spoluhráče',
  others: 'Rozhodnutí ostatních',
  result: 'Na konci',
  'made-by':
    'Tak to vidí počítačový hráč: z {futures, number} partií dohraných do konce pro každou chvíli a z více pro každou chybu. Chyba je uvedena, jen když je jistá.',
  'mistake.turn': 'Tah {turn, number}: {mistake}',
  'mistake.waiting':
    'Ještě neposouzeno: zatím {done, number} z {of, plural, one {# rozhodnutí} few {# rozhodnutí} many {# rozhodnutí} other {# rozhodnutí}}.',
  mistakes: 'Chyby, od největší',
  'own.about':
    'Vlastní rozhodnutí: kolik stály chyby, v počtu výher ze 100 partií; 0 je bez chyby. Šanci, kterou štěstí vrátí, lze ztratit znovu, takže to může být víc než 100.',
};
