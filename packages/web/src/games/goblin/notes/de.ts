import type { Notes } from './en.ts';

export const de: Notes = {
  key: 'Ein Schlüssel öffnet die nächste Reihe. Mit allen dreien darfst du zum Monsterfürsten.',
  curse:
    'Ein Fluch: Was sein Zeichen zeigt, zählt in diesem Kampf nicht. Ein Gegenfluchtrank hebt einen auf.',
  'knocked-out': 'Niedergeschlagen: keine Belohnung, und der nächste Zug geht fürs Aufstehen drauf.',
  equipment:
    'Ausrüstung zählt in jedem Kampf, ohne gespielt zu werden. Man trägt eine Waffe und eine Rüstung.',
  merchant: 'Der Händler: Jedes Ding kostet eine deiner Karten, und die kommt ins Pfandhaus.',
  reshuffled:
    'Ein leerer Stapel wird aus dem Ablagestapel neu gemischt: Gewonnenes kommt wieder an die Reihe.',
};
