import type { Karak2About } from './en.ts';

export const de: Karak2About = {
  points: [
    'Punkte',
    'Seelensteine entscheiden das Spiel: ein kleiner zählt 1, ein großer 2, der Arkenstein 4½.',
  ],
  fame: [
    'Ruhm',
    'Die Stärke des stärksten besiegten Gegners. Mehr Einheiten als Ruhm darfst du nicht haben.',
  ],
  stack: ['Felder im Stapel', 'Wer in unerforschtes Land zieht, deckt das nächste auf.'],
  bag: ['Armeen im Beutel', 'Auf jedes neue Feld kommt eine davon, auf der zweiten Stufe zwei.'],
  total: [
    'Deine Stärke',
    'Alle gewürfelten Schwerter und alles, was dazukommt. Sie muss die Stärke des Gegners erreichen.',
  ],
  gorge: ['Schlucht', 'Über diese Kante zieht niemand.'],
  gives: ['Ertrag', 'Das bekommst du, wenn du hier sammelst.'],
  unexplored: ['Unerforscht', 'Wer dorthin geht, deckt das nächste Feld auf.'],
};
