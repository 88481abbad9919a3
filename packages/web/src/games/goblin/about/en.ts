import type { Caption } from '../../../table/game/beside.ts';

/** Names and sentences for what Goblin’s own words do not speak of. */
export const en = {
  monster: ['Monster', 'Beat it, and its card is yours: the back is the reward.'],
  gatekeeper: ['Gatekeeper', 'Holds the key of this level. Whoever beats it may go deeper.'],
  gap: ['Gap', 'The deck of this level is empty: nobody comes here any more.'],
  lock: ['Locked', 'Without the key of the level before, nobody fights here.'],
  hits: ['Hits it takes', 'Your attack must be at least this high to win.'],
  blow: ['Its attack', 'It costs you this many hearts, less your defence.'],
  cave: ['Monster deck', 'The next one lies open. It fills the next gap in the row.'],
  behind: ['Gatekeepers behind', 'This many more wait behind this one, for those who still lack the key.'],
  deck: ['Deck', 'Cards still to be drawn. When it is empty, the discards become the new deck.'],
  discards: ['Discards', 'Cards that were played or discarded; they come back with the new deck.'],
  hand: ['Cards in hand', 'A full hand is four cards, and more with some equipment.'],
  pawnshop: ['Pawnshop', 'Equipment and cards somebody left here. Each costs one card of yours.'],
  chance: ['Chance', 'How likely you are to win, and how many hearts it costs on average.'],
  curse: ['Curse', 'In the fight against this foe, this counts for nothing.'],
  reward: ['Reward', 'What you may get for beating this foe.'],
} as const satisfies Record<string, Caption>;

export type GoblinAbout = Readonly<Record<keyof typeof en, Caption>>;
