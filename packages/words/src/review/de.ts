import type { ReviewWords } from '../review.ts';

export const words: ReviewWords = {
  title: 'So lief es',
  'headline.won.luck': '{seat} gewinnt, vor allem durch Glück{figure}.',
  'headline.won.others': '{seat} gewinnt, vor allem weil die anderen etwas verschenkten{figure}.',
  'headline.lost.luck': '{seat} gewinnt nicht, vor allem aus Mangel an Glück{figure}.',
  'headline.lost.own': '{seat} gewinnt nicht, vor allem wegen eigener Fehler{figure}.',
  'headline.lost.partners': '{seat} gewinnt nicht, vor allem wegen Fehlern des Partners{figure}.',
  'headline.lost.others': '{seat} gewinnt nicht, vor allem wegen der Entscheidungen der anderen{figure}.',
  'headline.waiting': '{seat} gewinnt. Woran es lag, wird noch ermittelt.',
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
    '„{answer}“: Was einem zuerst einfällt, gewinnt von 100 Partien etwa {games, plural, one {#} other {#}} weniger, plus oder minus {doubt, number}.',
  'mistake.told':
    '„{answer}“. Besser wäre „{best}“ gewesen: Das gewinnt von 100 Partien etwa {games, plural, one {#} other {#}} mehr, plus oder minus {doubt, number}.',
  'mistake.behind':
    'Die bessere Antwort gewinnt von 100 Partien etwa {games, plural, one {#} other {#}} mehr, plus oder minus {doubt, number}.',
  'mistake.why': 'Was das bringt: {why}.',
  'find.none': 'Keine Überraschungen.',
  'mistake.none': 'Keiner, der sicher einer ist. Gut gespielt.',
  'luck.none': 'Kein Moment sticht heraus.',
  'average-luck': 'Mit durchschnittlichem Glück gewinnt {seat} so eine Partie in {share} der Fälle.',
  'average-luck.almost': 'Mit durchschnittlichem Glück gewinnt {seat} fast jede solche Partie.',
  'average-luck.hardly': 'Mit durchschnittlichem Glück gewinnt {seat} kaum eine solche Partie.',
  start: 'Am Anfang',
  luck: 'Glück',
  own: 'Eigene Entscheidungen',
  partners: 'Entscheidungen des Partners',
  others: 'Entscheidungen der anderen',
  result: 'Am Ende',
  'made-by':
    'So sieht es der Computerspieler: aus {futures, number} zu Ende gespielten Partien für jeden Moment und aus mehr für jeden Fehler. Ein Fehler wird nur genannt, wo er sicher einer ist.',
  'mistake.turn': 'Zug {turn, number}: {mistake}',
  'mistake.waiting':
    'Noch nicht beurteilt: bisher {done, number} von {of, plural, one {# Entscheidung} other {# Entscheidungen}}.',
  mistakes: 'Fehler, die größten zuerst',
  'own.about':
    'Eigene Entscheidungen: was Fehler gekostet haben, in Siegen von 100 Partien; 0 ist fehlerlos. Eine Chance, die das Glück zurückgibt, kann man noch einmal verlieren; so können es mehr als 100 werden.',
};
