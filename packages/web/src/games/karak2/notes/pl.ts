import type { Notes } from './en.ts';

export const pl: Notes = {
  plague: 'Zaraza: w tym mieście nie można rekrutować, póki właściciel nie oczyści go w zamku.',
  misery: 'Nędza: dwie czaszki na kości bohatera kosztują innego gracza po jednym z każdego surowca.',
  plunder: 'Łup: kto wygrywa walkę, bierze też to, co daje kafelek.',
  city: 'Miasto: tu budujesz i rekrutujesz. Na jego kafelku nikt już nie zbiera.',
  general: 'Odnaleziono Mrocznego Generała. Gdy padnie, gra się kończy; wygrywa najwięcej punktów.',
  fame: 'Sława: możesz prowadzić tyle jednostek, ile masz sławy. Pokonaj silniejszego, by zyskać więcej.',
  portal: 'Portal: raz na turę możesz przejść z miasta na dowolny kafelek albo skądkolwiek do domu.',
  fainted: 'Koniec serc: w następnej turze ten bohater tylko odzyska trzy serca.',
};
