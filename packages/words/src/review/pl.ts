import type { ReviewWords } from '../review.ts';

export const words: ReviewWords = {
  title: 'Jak poszło',
  'verdict.lucky': '{seat} wygrywa, a szczęście w tym pomogło.',
  'verdict.unlucky': '{seat} wygrywa mimo pecha.',
  'verdict.even': '{seat} wygrywa; szczęście sprzyjało wszystkim po równo.',
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
    '„{answer}”: to, co pierwsze przychodzi do głowy, wygrywa w 100 grach o około {games, plural, one {# raz} few {# razy} many {# razy} other {# razu}} mniej.',
  'mistake.told':
    '„{answer}”. Lepsze byłoby „{best}”: na 100 gier około {games, plural, one {# wygrana} few {# wygrane} many {# wygranych} other {# wygranej}} więcej.',
  'mistake.why': 'Wtedy – {why}.',
  'find.none': 'Bez niespodzianek.',
  'mistake.none': 'Żaden, o którym warto mówić. Dobra gra.',
  'luck.none': 'Żadna chwila się nie wyróżnia.',
  'average-luck': 'Przy przeciętnym szczęściu {seat} wygrywa taką grę w {share} przypadków.',
  accuracy: 'Trafność',
  'accuracy.few': 'za mało decyzji',
  start: 'Na początku',
  luck: 'Szczęście',
  own: 'Własne decyzje',
  others: 'Decyzje innych',
  result: 'Na końcu',
  'made-by':
    'Tak ocenia to gracz komputerowy na podstawie {futures, plural, one {# wyobrażonego ciągu dalszego} few {# wyobrażonych ciągów dalszych} many {# wyobrażonych ciągów dalszych} other {# wyobrażonego ciągu dalszego}} każdej odpowiedzi. To szacunki: mała różnica może nic nie znaczyć.',
};
