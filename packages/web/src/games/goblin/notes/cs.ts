import type { Notes } from './en.ts';

export const cs: Notes = {
  key: 'Klíč otevírá další řadu. Se všemi třemi smíte k pánovi netvorů.',
  curse: 'Kletba: co ukazuje její znak, se v tomto boji nepočítá. Lektvar proti kletbě jednu zruší.',
  'knocked-out': 'Sražen: žádná odměna a příští tah padne na vstávání.',
  equipment: 'Výbava se počítá v každém boji, aniž byste ji hráli. Nosíte jednu zbraň a jednu zbroj.',
  merchant: 'Obchodník: každá věc stojí jednu vaši kartu a ta putuje do zastavárny.',
  reshuffled: 'Prázdný balíček se znovu zamíchá z odhozených karet: co jste získali, přijde zase na řadu.',
};
