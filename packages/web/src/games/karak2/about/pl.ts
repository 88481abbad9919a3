import type { Karak2About } from './en.ts';

export const pl: Karak2About = {
  points: ['Punkty', 'O wygranej decydują kamienie dusz: mały liczy się za 1, duży za 2, Arcykamień za 4½.'],
  fame: ['Sława', 'Siła najsilniejszego pokonanego wroga. Nie możesz mieć więcej jednostek niż sławy.'],
  stack: ['Pozostałe pola', 'Kto wchodzi na niezbadany teren, odkrywa następne z nich.'],
  bag: ['Armie w woreczku', 'Na każde nowe pole trafia jedna z nich, a na drugim poziomie dwie.'],
  total: ['Twoja siła', 'Wszystkie wyrzucone miecze i to, co się do nich dolicza. Musi dorównać sile wroga.'],
  gorge: ['Wąwóz', 'Przez tę krawędź nikt nie przejdzie.'],
  gives: ['Plon', 'Tyle dostajesz, gdy tu zbierasz.'],
  unexplored: ['Niezbadane', 'Kto tam pójdzie, odkryje następne pole.'],
};
