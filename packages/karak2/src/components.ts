export const HEROES = ['horan', 'taia', 'lorraine', 'xanros', 'elspeth', 'darius'] as const;
export type Hero = (typeof HEROES)[number];

export const GOODS = ['food', 'wood', 'stone'] as const;
export type Good = (typeof GOODS)[number];

export const ARMIES = [
  'skeleton-warriors',
  'fire-eaters',
  'shadow-eaters',
  'skeleton-giants',
  'dark-dryads',
  'hammer-follower',
  'skeleton-riders',
  'death-envoys',
] as const;
export type Army = (typeof ARMIES)[number];

/** What is on the back of each army's token. (K2-57) */
export const REWARD = {
  'skeleton-warriors': 'sword',
  'fire-eaters': 'fireball',
  'shadow-eaters': 'pickpocket',
  'skeleton-giants': 'cart',
  'dark-dryads': 'amulet',
  'hammer-follower': 'hammer',
  'skeleton-riders': 'small-stone',
  'death-envoys': 'large-stone',
} as const satisfies Record<Army, string>;
export type Reward = (typeof REWARD)[Army];

/** What a soul stone is worth. (K2-101) */
export const POINTS = { small: 1, large: 2, arkenstone: 4.5 } as const;

/** Hearts at the start and at most. (K2-1, K2-38) */
export const HEARTS = 5;

/** The amulets in the box; those that somebody adds to a set go by the same type, under names of their own. */
export const AMULETS = ['resources', 'fame', 'deeds', 'protection', 'titan'] as const;
export type Amulet = (typeof AMULETS)[number];

/** What fills a slot and can lie on a tile. Amulets go by their own names. */
export type Item = 'sword' | 'hammer' | 'fireball' | 'pickpocket' | Amulet;

/** Each slot takes only its own kind, and there are so many of it. (K2-58) */
export const SLOTS = { weapon: 2, spell: 3, amulet: 1 } as const;
export type Slot = keyof typeof SLOTS;

const SLOT_OF: Readonly<Record<Item, Slot>> = {
  sword: 'weapon',
  hammer: 'weapon',
  fireball: 'spell',
  pickpocket: 'spell',
  resources: 'amulet',
  fame: 'amulet',
  deeds: 'amulet',
  protection: 'amulet',
  titan: 'amulet',
};

export const ITEMS = Object.keys(SLOT_OF) as readonly Item[];

/** The slot an item goes into: what the box does not know is an amulet of somebody's own. */
export const slotOf = (item: Item): Slot => SLOT_OF[item] ?? 'amulet';

/** The unit dice, in the order of every column that counts them. The first three are recruited. */
export const UNITS = ['knight', 'archer', 'mage', 'skeleton', 'bear', 'titan'] as const;
export type Unit = (typeof UNITS)[number];
export const RECRUITS = ['knight', 'archer', 'mage'] as const;
export type Recruit = (typeof RECRUITS)[number];

export const BUILDINGS = ['stable', 'portal', 'banner', 'camp', 'range', 'tower'] as const;
export type Building = (typeof BUILDINGS)[number];

/** Kinds of landscape by level; each copy is a tile of its own: 'farm-2'. */
export const LANDS = {
  first: ['farm', 'forest', 'rock', 'farm-forest', 'farm-rock', 'forest-rock'],
  second: ['great-farm', 'deep-forest', 'great-rock'],
} as const;
export type Land = (typeof LANDS)['first' | 'second'][number];

/** The tile of the Dark General. */
export const MAW = 'hells-maw';
