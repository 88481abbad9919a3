import type { Notes } from './en.ts';

export const pl: Notes = {
  pushed: 'Popchnięcie: kto wchodzi na pole goblina, popycha go na wybrane pole.',
  chain: 'Łańcuch: goblin wepchnięty na innego popycha go dalej, a dokąd, wybiera jego właściciel.',
  met: 'Rigor! Kto go spotka, dostaje miażdżące spojrzenie i trafia na pole teleportu.',
  look: 'Spojrzenie zostaje do końca gry, razem z karą. Cztery kończą grę.',
  token: 'Na polu teleportu odkrywa się żeton: przeskok, księga zaklęć albo pułapka.',
  tome: 'Księga zaklęć pomaga raz, w twojej turze. Jej magiczne symbole i tak liczą się na końcu.',
  jumped: 'Rigor przeskakuje: z jednego pola teleportu na wolne, przy którym nie stoi żaden goblin.',
};
