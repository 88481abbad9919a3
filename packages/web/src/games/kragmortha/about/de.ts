import type { KragmorthaAbout } from './en.ts';

export const de: KragmorthaAbout = {
  square: ['Feld', 'Eine Karte mit diesem Symbol führt hierher.'],
  start: ['Startfeld', 'Hier kommen die Goblins herein, und hierher kommen sie vom Schreibtisch zurück.'],
  bookcase: ['Bücherregal', 'Niemand betritt es, und niemand wird hineingeschubst.'],
  'goblin-card': [
    'Goblinkarte',
    'Bewegt deinen Goblin: ein Schritt zu einem der Symbole, dann einer zum anderen.',
  ],
  'rigor-card': ['Rigorkarte', 'Bewegt Rigor: ein Schritt zu einem der Symbole, dann einer zum anderen.'],
  tome: ['Zauberbuch', 'Seine Zaubersymbole entscheiden unter denen, die die wenigsten Blicke haben.'],
  'used-tome': [
    'Benutztes Zauberbuch',
    'Seine Kraft ist verbraucht. Seine Zaubersymbole zählen am Ende noch.',
  ],
  tomes: [
    'Zauberbücher übrig',
    'Sie liegen auf dem Schreibtisch. Ist das letzte weg, ist das Spiel zu Ende.',
  ],
  'owned-tomes': ['Zauberbücher', 'So viele hat dieser Goblin genommen und noch nicht benutzt.'],
  tokens: ['Verdeckte Marker', 'Kommt ein Goblin auf ein Teleportfeld, wird einer aufgedeckt.'],
  cards: [
    'Karten im Stapel',
    'Bewegungskarten, die noch gezogen werden. Sind keine mehr da, wird die Ablage gemischt.',
  ],
  hand: ['Karten auf der Hand', 'Bewegungskarten dieses Goblins. Eine volle Hand sind drei.'],
  symbols: ['Zaubersymbole', 'Unter denen mit den wenigsten Blicken gewinnt, wer die meisten Symbole hat.'],
  look: [
    'Vernichtender Blick',
    'Wer die wenigsten Blicke hat, gewinnt. Vier sind zu viel: Wer sie hat, scheidet aus.',
  ],
  rigor: [
    'Rigor Mortis',
    'Wer ihm begegnet, zieht einen vernichtenden Blick und flieht auf ein Teleportfeld.',
  ],
};
