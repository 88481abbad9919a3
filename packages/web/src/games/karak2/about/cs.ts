import type { Karak2About } from './en.ts';

export const cs: Karak2About = {
  points: ['Body', 'O hře rozhodují kameny duší: malý za 1, velký za 2, Arcikámen za 4½.'],
  fame: ['Sláva', 'Síla nejsilnějšího poraženého nepřítele. Nesmíš mít víc jednotek než slávy.'],
  stack: ['Zbývající pole', 'Kdo vstoupí do neprozkoumané země, otočí další z nich.'],
  bag: ['Armády v pytlíku', 'Na každé nové pole přijde jedna z nich, na druhé úrovni dvě.'],
  total: ['Tvá síla', 'Všechny hozené meče a vše, co se k nim přičte. Musí dosáhnout síly nepřítele.'],
  gorge: ['Rokle', 'Přes tuto hranu nikdo neprojde.'],
  gives: ['Výnos', 'Tolik dostaneš, když tu budeš sbírat.'],
  unexplored: ['Neprozkoumáno', 'Kdo tam vstoupí, otočí další pole.'],
};
