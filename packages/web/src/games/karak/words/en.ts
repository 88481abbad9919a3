import type { Said } from '@undercroft/words/said';

/** What only Karak's screen says; log, asks and answers come from packages/words. */
export const en = {
  dungeon: 'The dungeon',
  turnTile: 'Turn the tile',
  turn: 'Turn',
  lay: 'Place it like this',
  sides: { north: 'north', east: 'east', south: 'south', west: 'west' },
  gate: 'through the gate',
  way: '{steps}: {way}',
  walk: 'Go to {place}. {way}',
  explore: 'Explore. {way}',
  fight: 'Fight: {monster}, strength {strength}, {chance} to win. {way}',
  steps: '{count, plural, one {# step} other {# steps}}',

  tooFar: 'That is too far for the steps you have left.',
  monsterBlocks: 'A monster blocks the way. You stop where it is and fight.',
  wall: 'A wall is in the way. Both tiles need an opening there.',
  noExit: 'No open exit leads there.',
  stackEmpty: 'All tiles are laid. There is nothing left to explore.',
  here: 'You are standing there already.',

  win: 'win',
  tie: 'tie',
  lose: 'lose',
  chances: 'Win {win}, tie {tie}, lose {lose}',
  withAll: '{chance} with everything you have',
  strength: 'strength',
  attack: 'attack',
  result: { won: 'Won', tied: 'Tie', lost: 'Lost' },

  hearts: '{now} of {all} hearts',
  weapons: 'Weapons',
  spells: 'Spells',
  key: 'Key',
  treasures: 'Treasures',
  skills: 'Skills',
  empty: 'empty',
  cursed: 'Cursed: no skills',
  unconscious: 'Unconscious',
  ready: 'can be used now',
  points: '{count, plural, one {# point} other {# points}}',
  /** Of what is in no box but this table's own. */
  guards: 'Guards: {item}.',
  worth: 'Worth {points}.',
  stack: 'Tiles left',
  bag: 'Tokens in the bag',
  onTheFloor: 'Stays on the tile',
  dragHint: 'Tap or drag what stays behind.',

  healWhere: 'Which fountain for {hero}?',
  healBegin: 'Cast a healing portal',
  swapBegin: 'Swap places',
  back: 'Back',

  goal: 'To win: have the most treasure when the dragon falls.',
  goalSix: 'To win: be the first with six treasures, or the richest when the dragon falls.',
  /** Three rules for whoever has half a minute, by the rule whose picture shows each. */
  inShort: {
    'K-14': 'Step into the dark: lay the next tile of the dungeon.',
    'K-29': 'Two dice and your weapons: beat what waits there.',
    'K-46': 'Keys open chests, and chests hold treasure.',
  },
  tales: {
    fights: 'Most fights won',
    attack: 'Strongest attack',
    chests: 'Most chests opened',
    tiles: 'Most of the dungeon explored',
    cursed: 'Most often cursed',
    defeats: 'Most fights lost',
  },
} as const;

export type KarakWords = Said<typeof en>;
