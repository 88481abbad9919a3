import type { Notes } from './en.ts';

export const pl: Notes = {
  key: 'Klucz otwiera następny rząd. Z trzema możesz stanąć przed władcą potworów.',
  curse: 'Klątwa: to, co pokazuje jej znak, nie liczy się w tej walce. Eliksir przeciw klątwom znosi jedną.',
  'knocked-out': 'Bez sił: żadnej nagrody, a następna tura zejdzie na powrót do sił.',
  equipment: 'Wyposażenie liczy się w każdej walce bez zagrywania. Nosisz jedną broń i jeden pancerz.',
  merchant: 'Kupiec: każda rzecz kosztuje jedną twoją kartę, a ta trafia do arsenału.',
  reshuffled: 'Pusta talia powstaje na nowo ze stosu kart odrzuconych: zdobyte karty trafiają na rękę.',
};
