import type { KarakAbout } from './en.ts';

export const de: KarakAbout = {
  points: ['Punkte', 'Schätze entscheiden das Spiel: je 1 Punkt, der Rubin 1½.'],
  stack: ['Felder im Stapel', 'Wer durch einen offenen Ausgang geht, deckt das nächste auf.'],
  bag: ['Plättchen im Beutel', 'Monster und Truhen, die noch kommen: eines für jeden entdeckten Raum.'],
  total: [
    'Angriff',
    'Beide Würfel und alles, was dazukommt. Er muss höher sein als die Stärke des Monsters.',
  ],
  die: ['Würfel', 'Sechs Seiten, von 1 bis 6. In jedem Kampf werden zwei geworfen.'],
  unexplored: ['Unerforscht', 'Wer dorthin geht, deckt das nächste Feld auf.'],
};
