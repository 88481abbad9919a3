import type { Notes } from './en.ts';

export const cs: Notes = {
  pushed: 'Strčení: kdo vstoupí na goblina, odsune ho na pole podle své volby.',
  chain: 'Řetěz: goblin strčený na jiného ho strčí dál a kam, volí jeho majitel.',
  met: 'Rigor! Kdo ho potká, dostane trestající pohled a ocitne se na teleportu.',
  look: 'Pohled zůstává do konce hry i s trestem. Čtyři ji ukončí.',
  token: 'Teleport odkryje žeton: jinam, kniha, nebo past.',
  tome: 'Kniha pomůže jednou, ve vašem tahu. Její hvězdy se na konci počítají i tak.',
  jumped: 'Rigor skáče: z jednoho teleportu na volný, vedle něhož nestojí goblin.',
};
