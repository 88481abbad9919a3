import type { Notes } from './en.ts';

export const cs: Notes = {
  key: 'Klíč otevírá další řadu. Se všemi třemi smíš k pánu nestvůr.',
  curse: 'Kletba: co ukazuje její znak, se v tomto boji nepočítá. Lektvar proti kletbám jednu zruší.',
  'knocked-out': 'Bez sil: žádná odměna a příští tah padne na nabírání sil.',
  equipment: 'Výzbroj platí v každém boji, aniž se vykládá. Nosíš jednu zbraň a jednu zbroj.',
  merchant: 'Kupec: každá věc stojí jednu tvou kartu a ta putuje do zastavárny.',
  reshuffled: 'Prázdný balíček se znovu zamíchá z odhozených karet: co získáš, přijde pak do ruky.',
};
