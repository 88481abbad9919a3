import type { Notes } from './en.ts';

export const pl: Notes = {
  plague: 'Zaraza: w tym mieście nie można rekrutować, póki jego właściciel nie oczyści się w zamku.',
  misery: 'Nędza: dwie czaszki na kości bohatera kosztują innego gracza po jednym z każdego surowca.',
  plunder: 'Plądrowanie: kto wygrywa walkę, bierze też to, co daje pole.',
  city: 'Miasto: tu budujesz i rekrutujesz. Na jego polu nikt już nie zbiera.',
  general: 'Odnaleziono Mrocznego Generała. Gdy padnie, gra się kończy, a wygrywa, kto ma najwięcej punktów.',
  fame: 'Sława: możesz prowadzić tyle jednostek, ile masz sławy. Pokonaj silniejszego, by zyskać więcej.',
  portal: 'Portal: raz na turę możesz przejść z miasta na dowolne pole albo skądkolwiek do miasta.',
  fainted: 'Koniec serc: w następnej turze ten bohater tylko odzyska trzy serca.',
};
