import type { KragmorthaWords } from './en.ts';

export const pl: KragmorthaWords = {
  library: 'Biblioteka',
  you: 'Ty',
  rigor: 'Rigor',
  square: (name) => `pole ${name}`,
  steps: { one: '# krok', few: '# kroki', many: '# kroków', other: '# kroku' },
  onward: (first, second) => `${first}, potem ${second}`,

  hand: 'Twoje karty',
  card: (who, first, second) => `${who}: ${first} i ${second}`,
  goblinCard: 'twój goblin',
  rigorCard: 'Rigor',
  hidden: 'Zakryta karta',
  pickCard: 'Wybierz kartę albo świecące pole.',
  pickSquare: 'Teraz wybierz świecące pole.',
  whichCard: (square) => `Którą kartą na ${square}?`,
  noStep: 'Ta karta nie pozwala teraz na żaden krok.',
  nextCard: 'Następna karta',
  back: 'Wróć',

  youPush: (goblin) => `Wpadasz na goblina: ${goblin}. Wybierz, dokąd go popchniesz.`,
  youWerePushed: (goblin) =>
    `Twój goblin został popchnięty! Wpada na goblina: ${goblin}. Wybierz, dokąd tamten poleci.`,
  youMustLand: {
    flee: 'Rigor cię widzi! Dokąd ucieka twój goblin?',
    teleport: 'Pole teleportu zabiera cię stąd. Dokąd?',
    home: 'Koniec wizyty przy biurku. Na które pole startowe?',
  },
  pushedAway: 'Twój goblin został popchnięty!',
  youMayReact: 'Chwileczkę! Masz na to księgę.',

  looks: (count) => `spojrzenia: ${count} z 4`,
  tomes: { one: '# księga', few: '# księgi', many: '# ksiąg', other: '# księgi' },
  symbols: {
    one: '# symbol magiczny',
    few: '# symbole magiczne',
    many: '# symboli magicznych',
    other: '# symbolu magicznego',
  },
  cards: { one: '# karta', few: '# karty', many: '# kart', other: '# karty' },
  withering: 'Miażdżące spojrzenia',
  magicTomes: 'Księgi zaklęć',
  magicSymbols: 'Symbole magiczne',
  used: 'zużyta',
  none: 'brak',
  dare: 'Przy stole',
  handicap: 'Na ekranie',
  noPenalty: 'Bez kary, ale się liczy.',
  getsLook: (name) => `${name} dostaje miażdżące spojrzenie`,
  tomesLeft: 'Księgi na biurku',
  tokensLeft: 'Zakryte żetony',
  cardsLeft: 'Karty w talii',

  howUse: (tome) => `${tome}: jak?`,

  penalties: 'Kary',
  penaltiesOf: { one: '# kara', few: '# kary', many: '# kar', other: '# kary' },
  penaltiesHint:
    'Kto złamie karę, dostaje kolejne spojrzenie. Przyłapujesz kogoś? Zgłoś to: reszta zagłosuje.',
  nobodyPunished: 'Nikt nie ma jeszcze kary.',
  broke: 'Złamana!',
  calledAlready: 'W tej turze masz już za sobą jedno zgłoszenie.',
  trialRuns: 'Trwa głosowanie nad zgłoszeniem.',
  accuses: (caller, goblin) => `${caller} oskarża: ${goblin}`,

  hail: 'Chwała mistrzowi!',
  hailWhy: 'Rigor się ruszył. Najpierw oddaj mu cześć.',
  bow: 'Tak, mroczny panie',
  bowWhy: 'Ukłoń się, zanim się ruszysz.',
  holdHint: 'Każdy przycisk trzeba przytrzymać.',
  againHint: 'Wszystko naciskaj dwa razy.',

  refuse: {
    noCard: 'Żadna twoja karta tam nie prowadzi.',
    thisCard: 'Ta karta tam nie prowadzi.',
    wall: 'Przez regał i za regał nikt nie przejdzie.',
    far: 'To za daleko. Karta daje najwyżej dwa kroki.',
    notThere: 'Tam nie można popchnąć goblina.',
    notPut: 'Tam nie możesz postawić goblina.',
    symbol: 'Drugi krok wymaga drugiego symbolu z karty.',
  },
};
