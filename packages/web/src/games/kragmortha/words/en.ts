import type { Said } from '@undercroft/words/said';

/** What only Kragmortha's screen says; log, asks and answers come from packages/words. */
export const en = {
  /** Words that get stuck, the same for everybody who reads along: short ones that nobody can do without. */
  stuck: ['you', 'the', 'no', 'rigor', 'not'] as readonly string[],
  library: 'The library',
  you: 'You',
  rigor: 'Rigor',
  bookcase: 'a bookcase',
  closed: 'closed off',
  start: 'start square',
  square: 'square {name}',
  steps: '{count, plural, one {# step} other {# steps}}',
  onward: '{first}, then {second}',

  hand: 'Your cards',
  card: '{who}: {first} and {second}',
  moveCards: 'Movement cards',
  goblinCard: 'your goblin',
  rigorCard: 'Rigor',
  hidden: 'A card, face down',
  pickCard: 'Choose a card, or a square that glows.',
  pickSquare: 'Now choose a square that glows.',
  whichCard: 'Which card takes you to {square}?',
  noStep: 'This card allows no step now.',
  nextCard: 'Next card',
  back: 'Back',

  youPush: 'You bump into {goblin}. Choose where {goblin} goes.',
  youWerePushed: 'Your goblin was pushed! It bumps into {goblin}: choose where {goblin} goes.',
  youMustLand: {
    flee: 'Rigor saw you! Choose where your goblin runs to.',
    teleport: 'The teleport square takes you away. Choose where to.',
    home: 'Caught at the desk. Choose a start square.',
  },
  pushedAway: 'Your goblin was pushed!',
  youMayReact: 'One moment! You have a tome for this.',

  looks: '{count} of 4 looks',
  tomes: '{count, plural, one {# tome} other {# tomes}}',
  symbols: '{count, plural, one {# magic symbol} other {# magic symbols}}',
  cards: '{count, plural, one {# card} other {# cards}}',
  withering: 'Withering looks',
  magicTomes: 'Magic tomes',
  magicSymbols: 'Magic symbols',
  used: 'used',
  none: 'none',
  dare: 'Dare',
  handicap: 'On screen',
  noPenalty: 'No penalty, but it counts.',
  getsLook: '{name} gets a withering look',
  tomesLeft: 'Tomes on the desk',
  tokensLeft: 'Tokens face down',
  cardsLeft: 'Cards in the deck',
  discard: 'Last card played',

  penalties: 'Penalties',
  penaltiesOf: '{count, plural, one {# penalty} other {# penalties}}',
  penaltiesHint: 'Whoever breaks a penalty gets another look. Saw it? Call it: the others vote.',
  nobodyPunished: 'Nobody has a penalty yet.',
  broke: 'Broken!',
  calledAlready: 'You have made your call in this turn.',
  trialRuns: 'A call is being voted on.',
  accuses: '{caller} accuses {goblin}',

  hail: 'Hail, master!',
  hailWhy: 'Rigor moved. Hail him first.',
  bow: 'Yes, dark lord',
  bowWhy: 'Bow before you move.',
  holdHint: 'Hold every button down.',
  againHint: 'Press everything twice.',

  refuse: {
    noCard: 'No card of yours leads there.',
    thisCard: 'This card does not lead there.',
    wall: 'Nobody gets through a bookcase or behind it.',
    far: 'That is too far. A card takes you two steps at most.',
    notThere: 'The goblin cannot be pushed there.',
    notPut: 'Your goblin cannot be put there.',
    symbol: 'The second step needs the other symbol of the card.',
  },

  goal: 'To win: have the fewest withering looks at the end.',
  /** Three rules for whoever has half a minute, by the rule whose picture shows each. */
  inShort: {
    'M-19': 'Your card shows the symbols you may step on.',
    'M-25': 'Somebody stands there? Push them out of the way.',
    'M-33': 'Never meet Rigor: his withering look brings a penalty.',
  },
  tales: {
    tomes: 'Most tomes stolen',
    looks: 'Most withering looks received',
    walked: 'Furthest walk, in squares',
    pushed: 'Most often pushed',
    rigor: 'Led Rigor most often',
    called: 'Told on others most often',
  },
} as const;

export type KragmorthaWords = Said<typeof en>;
