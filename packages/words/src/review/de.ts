import type { ReviewWords } from '../review.ts';

export const words: ReviewWords = {
  title: 'So lief es',
  'verdict.lucky': '{seat} gewinnt, und das Glück half mit.',
  'verdict.unlucky': '{seat} gewinnt, obwohl das Glück dagegen war.',
  'verdict.even': '{seat} gewinnt; das Glück war für alle gleich.',
  unended: 'Die Partie wurde nicht zu Ende gespielt: Die letzten Zahlen sind Chancen, kein Ergebnis.',
  'turning-points': 'Wendepunkte',
  'turning-points.none': 'Kein einzelner Moment hat diese Partie entschieden.',
  chance: '{seat}: {before} → {after}',
  'chance.told': '{what} {seat}: {before} → {after}',
  answered: '{seat}: „{answer}“.',
  luckiest: 'Glücklichster Moment',
  unluckiest: 'Größtes Pech',
  find: 'Bester Einfall',
  mistake: 'Teuerster Fehler',
  'find.told':
    '„{answer}“: Was einem zuerst einfällt, gewinnt von 100 Partien etwa {games, plural, one {#} other {#}} weniger.',
  'mistake.told':
    '„{answer}“. Besser wäre „{best}“ gewesen: Das gewinnt von 100 Partien etwa {games, plural, one {#} other {#}} mehr.',
  'mistake.why': 'Danach: {why}.',
  'find.none': 'Keine Überraschungen.',
  'mistake.none': 'Keiner, der der Rede wert wäre. Gut gespielt.',
  'luck.none': 'Kein Moment sticht heraus.',
  'average-luck': 'Mit durchschnittlichem Glück gewinnt {seat} so eine Partie in {share} der Fälle.',
  accuracy: 'Genauigkeit',
  'accuracy.few': 'zu wenige Entscheidungen',
  start: 'Am Anfang',
  luck: 'Glück',
  own: 'Eigene Entscheidungen',
  others: 'Entscheidungen der anderen',
  result: 'Am Ende',
  'made-by':
    'So sieht es der Computerspieler, nach {futures, number} durchgespielten Fortsetzungen je Antwort. Das sind Schätzungen: Ein kleiner Unterschied ist vielleicht keiner.',
};
