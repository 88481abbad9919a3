import type { Notes } from './en.ts';

export const pl: Notes = {
  key: 'Klucz otwiera następny rząd. Z trzema możesz stanąć przed władcą potworów.',
  curse:
    'Klątwa: to, co pokazuje jej znak, nie liczy się w tej walce. Mikstura przeciwklątwy zdejmuje jedną.',
  'knocked-out': 'Powalony: żadnej nagrody, a następna tura zejdzie na wstawanie.',
  equipment: 'Ekwipunek liczy się w każdej walce bez zagrywania. Nosisz jedną broń i jedną zbroję.',
  merchant: 'Handlarz: każda rzecz kosztuje jedną twoją kartę, a ta trafia do lombardu.',
  reshuffled: 'Pusta talia powstaje na nowo ze stosu kart odrzuconych: zdobycze wracają do gry.',
};
