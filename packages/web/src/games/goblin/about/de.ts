import type { GoblinAbout } from './en.ts';

export const de: GoblinAbout = {
  monster: ['Monster', 'Besiegst du es, gehört dir seine Karte: Die Rückseite ist die Belohnung.'],
  gatekeeper: ['Torwächter', 'Hat den Schlüssel dieser Ebene. Wer ihn besiegt, darf tiefer hinab.'],
  gap: ['Lücke', 'Der Stapel dieser Ebene ist leer: Hierher kommt niemand mehr.'],
  lock: ['Verschlossen', 'Ohne den Schlüssel der Ebene davor kämpft hier niemand.'],
  hits: ['Nötige Treffer', 'Mindestens so hoch muss dein Angriff sein, damit du gewinnst.'],
  blow: ['Sein Angriff', 'So viele Herzen kostet er dich, abzüglich deiner Abwehr.'],
  cave: ['Monsterstapel', 'Wer als Nächstes kommt, liegt offen da. Er füllt die nächste Lücke in der Reihe.'],
  behind: ['Torwächter dahinter', 'So viele warten noch dahinter, für alle, denen der Schlüssel fehlt.'],
  deck: ['Deck', 'Karten, die noch gezogen werden. Ist es leer, wird die Ablage zum neuen Deck.'],
  discards: ['Ablage', 'Gespielte und abgeworfene Karten; mit dem neuen Deck kommen sie wieder.'],
  hand: ['Karten auf der Hand', 'Eine volle Hand sind vier Karten, mit mancher Ausrüstung mehr.'],
  pawnshop: [
    'Pfandleihe',
    'Ausrüstung und Karten, die jemand dagelassen hat. Jede kostet eine deiner Karten.',
  ],
  chance: ['Chance', 'Wie wahrscheinlich du gewinnst und wie viele Herzen es im Schnitt kostet.'],
  curse: ['Fluch', 'Im Kampf gegen diesen Gegner gilt das hier nicht.'],
  reward: ['Belohnung', 'Das kann bekommen, wer diesen Gegner besiegt.'],
};
