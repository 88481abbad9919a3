import type { TvWords } from './en.ts';

export const de: TvWords = {
  open: 'Auf dem Fernseher, mit Handys',
  television: 'Fernseher',
  opening: 'Ein Tisch wird gedeckt …',
  unreachable: 'Der Server ist nicht zu erreichen. Diese Seite versucht es von selbst weiter.',
  gone: 'Diesen Tisch gibt es nicht mehr.',
  join: 'Mit dem Handy mitspielen',
  joinHow: (address) => `Kamera aufs Bild halten, oder ${address} öffnen und den Code eingeben.`,
  onlyHere:
    'Diese Adresse erreicht nur dieses Gerät: Startet den Server mit HOST=0.0.0.0, damit Handys dazukommen.',
  cannotReach:
    'Das Handy findet nichts? Es muss im selben WLAN sein, nicht im Gastnetz, ohne mobile Daten und VPN.',
  game: 'Spiel',
  players: 'Am Tisch',
  nobody: 'Noch niemand. Wer kommt, wählt auf dem Handy einen Helden.',
  dealt: 'Held wird ausgelost',
  needMore: (missing) => `Es fehlen noch ${missing}, oder Computerspieler: auf einem Handy dazusetzen.`,
  ready: 'Auf irgendeinem Handy starten, oder hier OK drücken.',
  start: 'Starten',
  another: 'Anderen Tisch zeigen',
  anotherHow: 'Auf und ab ändern einen Buchstaben, OK öffnet den Tisch.',
  address: 'Andere Adresse',
  letter: (nth) => `${nth}. Buchstabe`,
  lost: 'Verbindung verloren. Der Tisch wartet.',
  next: 'Revanche auf irgendeinem Handy. OK öffnet einen neuen Tisch.',
};
