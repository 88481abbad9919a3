import type { Notes } from './en.ts';

export const de: Notes = {
  key: 'Ein Schlüssel öffnet die nächste Reihe. Mit allen dreien darfst du zum Monsterlord.',
  curse:
    'Ein Fluch: Was sein Zeichen zeigt, zählt in diesem Kampf nicht. Ein Gegenfluchtrank hebt einen auf.',
  'knocked-out': 'Zu Boden gegangen: keine Belohnung, und der nächste Zug geht fürs Aufstehen drauf.',
  equipment:
    'Ausrüstung zählt in jedem Kampf, ohne gespielt zu werden. Du trägst eine Waffe und eine Rüstung.',
  merchant: 'Der Händler: Alles kostet eine deiner Karten, und die kommt in die Pfandleihe.',
  reshuffled:
    'Ein leeres Deck wird aus dem Ablagestapel neu gemischt: Was du gewonnen hast, kommt dann auf die Hand.',
};
