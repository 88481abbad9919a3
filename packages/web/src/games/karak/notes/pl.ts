import type { Notes } from './en.ts';

export const pl: Notes = {
  cursed: 'Klątwa: kto ją nosi, nie ma zdolności, dopóki nie zdejmie jej fontanna albo portal uzdrowienia.',
  gate: 'Brama: gdy odkryto dwie, przechodzi się z jednej do drugiej, jakby leżały obok siebie.',
  fountain: 'Fontanna: zakończ tu turę, a odzyskasz wszystkie serca.',
  chest: 'Skrzynia zostaje zamknięta, póki ktoś nie przyjdzie z kluczem. Kluczy strzegą szkielety klucznicy.',
  fainted: 'Ostatnie serce stracone: w następnej turze ten bohater tylko odzyskuje jedno serce.',
  left: 'Brak miejsca: co się nie mieści, zostaje na płytce i każdy może to wziąć.',
  dragon: 'Smok! Gdy padnie, gra się kończy i wygrywa ten, kto ma najwięcej skarbów.',
};
