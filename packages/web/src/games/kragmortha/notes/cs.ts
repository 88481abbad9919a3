import type { Notes } from './en.ts';

export const cs: Notes = {
  pushed: 'Strčení: kdo vstoupí na pole goblina, strčí ho na pole podle své volby.',
  chain: 'Řetěz: goblin strčený na jiného ho strčí dál a kam, volí jeho majitel.',
  met: 'Rigor! Kdo ho potká, dostane zdrcující pohled a ocitne se na teleportačním poli.',
  look: 'Pohled zůstává do konce hry i s trestem. Čtyři ji ukončí.',
  token: 'Na teleportačním poli se otočí žeton: skok, kniha kouzel, nebo past.',
  tome: 'Kniha kouzel pomůže jednou, ve tvém tahu. Její magické symboly se na konci počítají i tak.',
  jumped: 'Rigor skáče: z jednoho teleportačního pole na volné, vedle kterého nestojí žádný goblin.',
};
