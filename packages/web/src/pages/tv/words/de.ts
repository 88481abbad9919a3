import type { TvWords } from './en.ts';

export const de: TvWords = {
  open: 'Auf dem Fernseher, mit Handys',
  television: 'Fernseher',
  opening: 'Ein Tisch wird eröffnet …',
  unreachable: 'Der Server ist nicht zu erreichen. Diese Seite versucht es von selbst weiter.',
  gone: 'Diesen Tisch gibt es nicht mehr.',
  join: 'Mit dem Handy mitspielen',
  joinHow: (address) => `Haltet die Kamera aufs Bild, oder öffnet ${address} und gebt den Code ein.`,
  onlyHere:
    'Diese Adresse erreicht nur dieses Gerät: Startet den Server mit HOST=0.0.0.0, damit Handys dazukommen.',
  cannotReach:
    'Das Handy findet nichts? Es muss im selben WLAN sein, nicht im Gastnetz, ohne mobile Daten und VPN.',
  game: 'Spiel',
  players: 'Am Tisch',
  nobody: 'Noch niemand. Wer kommt, wählt auf dem Handy einen Helden.',
  dealt: 'Held wird ausgelost',
  needMore: (missing) => `Es fehlen noch ${missing}. Computerspieler setzt ihr auf einem Handy dazu.`,
  ready: 'Startet auf irgendeinem Handy, oder drückt hier OK.',
  start: 'Starten',
  another: 'Anderen Tisch zeigen',
  anotherHow: 'Auf und ab ändern einen Buchstaben, OK öffnet den Tisch.',
  address: 'Andere Adresse',
  letter: (nth) => `${nth}. Buchstabe`,
  lost: 'Verbindung verloren. Der Tisch wartet.',
  next: 'Revanche auf irgendeinem Handy. OK öffnet einen neuen Tisch.',
};
