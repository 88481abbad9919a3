import type { Notes } from './en.ts';

export const pl: Notes = {
  pushed: 'Popchnięcie: kto wchodzi na goblina, przesuwa go na wybrane pole.',
  chain: 'Łańcuch: goblin wepchnięty na innego popycha go dalej, a dokąd, wybiera jego właściciel.',
  met: 'Rigor! Kto go spotka, dostaje karcące spojrzenie i trafia na pole teleportu.',
  look: 'Spojrzenie zostaje do końca gry, razem z karą. Cztery takie ją kończą.',
  token: 'Pole teleportu odkrywa żeton: gdzie indziej, księga albo pułapka.',
  tome: 'Księga pomaga raz, w twojej turze. Jej gwiazdki i tak liczą się na końcu.',
  jumped: 'Rigor przeskakuje: z jednego teleportu na wolny, przy którym nie stoi goblin.',
};
