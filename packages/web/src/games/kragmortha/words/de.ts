import type { KragmorthaWords } from './en.ts';

export const de: KragmorthaWords = {
  library: 'Die Bibliothek',
  you: 'Du',
  rigor: 'Rigor',
  square: (name) => `Feld ${name}`,
  steps: { one: '# Schritt', other: '# Schritte' },
  onward: (first, second) => `${first}, dann ${second}`,

  hand: 'Deine Karten',
  card: (who, first, second) => `${who}: ${first} und ${second}`,
  goblinCard: 'dein Goblin',
  rigorCard: 'Rigor',
  hidden: 'Eine verdeckte Karte',
  pickCard: 'Wähle eine Karte oder ein Feld, das glüht.',
  pickSquare: 'Wähle nun ein Feld, das glüht.',
  whichCard: (square) => `Mit welcher Karte nach ${square}?`,
  noStep: 'Diese Karte erlaubt gerade keinen Schritt.',
  nextCard: 'Nächste Karte',
  back: 'Zurück',

  youPush: (goblin) => `Du rempelst ${goblin} an. Wohin muss ${goblin}?`,
  youWerePushed: (goblin) =>
    `Dein Goblin wurde geschubst! Er stößt gegen ${goblin}: Bestimme, wohin ${goblin} muss.`,
  youMustLand: {
    flee: 'Rigor hat dich gesehen! Wohin flieht dein Goblin?',
    teleport: 'Das Teleportfeld holt dich weg. Wohin?',
    home: 'Am Schreibtisch gewesen, zurück zum Start. Auf welches Feld?',
  },
  pushedAway: 'Dein Goblin wurde geschubst!',
  youMayReact: 'Moment! Dafür hast du ein Zauberbuch.',

  looks: (count) => `${count} von 4 Blicken`,
  tomes: { one: '# Zauberbuch', other: '# Zauberbücher' },
  symbols: { one: '# Zaubersymbol', other: '# Zaubersymbole' },
  cards: { one: '# Karte', other: '# Karten' },
  withering: 'Vernichtende Blicke',
  magicTomes: 'Zauberbücher',
  magicSymbols: 'Zaubersymbole',
  used: 'benutzt',
  none: 'keine',
  dare: 'Am Tisch',
  handicap: 'Am Bildschirm',
  noPenalty: 'Keine Strafe, aber er zählt.',
  getsLook: (name) => `${name} erntet einen vernichtenden Blick`,
  tomesLeft: 'Zauberbücher auf dem Schreibtisch',
  tokensLeft: 'Verdeckte Marker',
  cardsLeft: 'Karten im Stapel',

  howUse: (tome) => `${tome}: Wie?`,

  penalties: 'Strafen',
  penaltiesOf: { one: '# Strafe', other: '# Strafen' },
  penaltiesHint:
    'Wer eine Strafe nicht einhält, bekommt noch einen Blick. Du hast es gesehen? Ruf es aus: Die anderen stimmen ab.',
  nobodyPunished: 'Noch hat niemand eine Strafe.',
  broke: 'Gebrochen!',
  calledAlready: 'In diesem Zug hast du schon jemanden beschuldigt.',
  trialRuns: 'Über eine Beschuldigung wird gerade abgestimmt.',
  accuses: (caller, goblin) => `${caller} beschuldigt ${goblin}`,

  hail: 'Hoch lebe der Meister!',
  hailWhy: 'Rigor hat sich bewegt. Grüße ihn erst.',
  bow: 'Jawohl, dunkler Herr',
  bowWhy: 'Verbeuge dich, bevor du ziehst.',
  holdHint: 'Halte jeden Knopf gedrückt.',
  againHint: 'Drücke alles zweimal.',

  refuse: {
    noCard: 'Keine deiner Karten führt dorthin.',
    thisCard: 'Diese Karte führt nicht dorthin.',
    wall: 'Durch ein Regal oder dahinter kommt niemand.',
    far: 'Das ist zu weit. Eine Karte reicht für höchstens zwei Schritte.',
    notThere: 'Dorthin kann der Goblin nicht geschubst werden.',
    notPut: 'Dorthin darf dein Goblin nicht.',
    symbol: 'Der zweite Schritt braucht das andere Symbol der Karte.',
  },
};
