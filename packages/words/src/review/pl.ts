import type { ReviewWords } from '../review.ts';

export const words: ReviewWords = {
  title: 'Jak poszło',
  'headline.won.luck': 'Wygrywa {seat}, przede wszystkim dzięki szczęściu{figure}.',
  'headline.won.others': 'Wygrywa {seat}, przede wszystkim dzięki temu, co oddali inni{figure}.',
  'headline.lost.luck': '{seat} nie wygrywa, przede wszystkim z braku szczęścia{figure}.',
  'headline.lost.own': '{seat} nie wygrywa, przede wszystkim przez własne błędy{figure}.',
  'headline.lost.partners': '{seat} nie wygrywa, przede wszystkim przez błędy partnera{figure}.',
  'headline.lost.others': '{seat} nie wygrywa, przede wszystkim przez decyzje innych{figure}.',
  'headline.waiting': 'Wygrywa {seat}. Co o tym zdecydowało, jeszcze się ustala.',
  unended: 'Gra nie została dokończona: ostatnie liczby to szanse, nie wynik.',
  'turning-points': 'Punkty zwrotne',
  'turning-points.none': 'Żadna pojedyncza chwila nie rozstrzygnęła tej gry.',
  chance: '{seat}: {before} → {after}',
  'chance.told': '{what} {seat}: {before} → {after}',
  answered: '{seat}: „{answer}”.',
  luckiest: 'Największe szczęście',
  unluckiest: 'Największy pech',
  find: 'Najlepszy pomysł',
  mistake: 'Najdroższy błąd',
  'find.told':
    '„{answer}”: to, co pierwsze przychodzi do głowy, wygrywa na 100 partii o około {games, plural, one {#} few {#} many {#} other {#}} mniej, plus minus {doubt, number}.',
  'mistake.told':
    '„{answer}”. Lepsze byłoby „{best}”: wygrywa na 100 partii o około {games, plural, one {#} few {#} many {#} other {#}} więcej, plus minus {doubt, number}.',
  'mistake.behind':
    'Lepsza odpowiedź wygrywa na 100 partii o około {games, plural, one {#} few {#} many {#} other {#}} więcej, plus minus {doubt, number}.',
  'mistake.why': 'Co to daje: {why}.',
  'find.none': 'Bez niespodzianek.',
  'mistake.none': 'Żadnego pewnego. Dobra gra.',
  'luck.none': 'Żadna chwila się nie wyróżnia.',
  'average-luck': 'Przy przeciętnym szczęściu {seat} wygrywa taką grę w {share} przypadków.',
  'average-luck.almost': 'Przy przeciętnym szczęściu {seat} wygrywa prawie każdą taką grę.',
  'average-luck.hardly': 'Przy przeciętnym szczęściu {seat} nie wygrywa prawie żadnej takiej gry.',
  start: 'Na początku',
  luck: 'Szczęście',
  own: 'Własne decyzje',
  partners: 'Decyzje partnera',
  others: 'Decyzje innych',
  result: 'Na końcu',
  'made-by':
    'Tak widzi to gracz komputerowy: z {futures, number} partii dogranych do końca dla każdej chwili i z większej liczby dla każdego błędu. Błąd jest wymieniony tylko tam, gdzie jest pewny.',
  'mistake.turn': 'Tura {turn, number}: {mistake}',
  'mistake.waiting':
    'Jeszcze nieocenione: na razie {done, number} z {of, plural, one {# decyzji} few {# decyzji} many {# decyzji} other {# decyzji}}.',
  mistakes: 'Błędy, od największego',
  'own.about':
    'Własne decyzje: ile kosztowały błędy, w wygranych na 100 partii; 0 to gra bezbłędna. Szansę, którą zwróci szczęście, można stracić jeszcze raz, więc może to być więcej niż 100.',
};
