import type { ReviewWords } from '../review.ts';

export const words: ReviewWords = {
  title: 'Jak było',
  'verdict.lucky': '{seat} wygrywa, a szczęście pomogło.',
  'verdict.unlucky': '{seat} wygrywa mimo pecha.',
  'verdict.even': '{seat} wygrywa; szczęście było po równo.',
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
    '„{answer}”: to, co przychodzi do głowy najpierw, wygrywa na 100 gier o około {games, plural, one {# grę} few {# gry} many {# gier} other {# gry}} mniej.',
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
    'Tak widzi to komputerowy gracz tego domu, {futures, plural, one {z # wyobrażonego dalszego ciągu} few {z # wyobrażonych dalszych ciągów} many {z # wyobrażonych dalszych ciągów} other {z # wyobrażonego dalszego ciągu}} dla każdej odpowiedzi. To szacunki: mała różnica może nie znaczyć nic.',
};
