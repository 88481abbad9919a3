/** Where a figure comes from; see docs for what each mark promises. `ours` is never the printed value. */
export type Source = 'rulebook' | 'public' | 'hint' | 'ours';

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

export const REWARDS = [
  'sword',
  'hammer',
  'fireball',
  'pickpocket',
  'amulet',
  'cart',
  'small-stone',
  'large-stone',
] as const;
export type Reward = (typeof REWARDS)[number];

export const AMULETS = ['resources', 'fame', 'deeds', 'protection', 'titan'] as const;
export type Amulet = (typeof AMULETS)[number];

/** What fills a slot and can lie on a tile. Amulets go by their own names. */
export type Item = 'sword' | 'hammer' | 'fireball' | 'pickpocket' | Amulet;

/** Each slot takes only its own kind, and there are so many of it. (K2-58) */
export const SLOTS = { weapon: 2, spell: 3, amulet: 1 } as const;
export type Slot = keyof typeof SLOTS;

export const SLOT_OF: Readonly<Record<Item, Slot>> = {
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

/** The unit dice, in the order of every column that counts them. The first three are recruited. */
export const UNITS = ['knight', 'archer', 'mage', 'skeleton', 'bear', 'titan'] as const;
export type Unit = (typeof UNITS)[number];
export const RECRUITS = ['knight', 'archer', 'mage'] as const;
export type Recruit = (typeof RECRUITS)[number];

export const BUILDINGS = ['stable', 'portal', 'banner', 'camp', 'range', 'tower'] as const;
export type Building = (typeof BUILDINGS)[number];

export const LANDS = [
  'farm',
  'forest',
  'rock',
  'farm-forest',
  'farm-rock',
  'forest-rock',
  'great-farm',
  'deep-forest',
  'great-rock',
  'hells-maw',
] as const;
export type Land = (typeof LANDS)[number];

/** A number of swords, or skulls. */
export type Face = number | 'skull' | 'two-skulls';

export interface ArmyRow {
  readonly army: Army;
  readonly count: number;
  /** By the option `strengths`. */
  readonly strength: { readonly B: number; readonly A: number };
  readonly reward: Reward;
  readonly source: { readonly count: Source; readonly strength: Source; readonly reward: Source };
}

export interface DieRow {
  readonly faces: readonly Face[];
  readonly source: Source;
}

/** Food, wood, stone. */
export type Cost = readonly [food: number, wood: number, stone: number];

export interface CostRow {
  readonly cost: Cost;
  readonly source: Source;
}

export interface LandRow {
  readonly land: Land;
  readonly level: 1 | 2;
  readonly gives: Cost;
  /** One list for each copy of the tile: the edges, counted clockwise, that show a gorge. */
  readonly gorges: readonly (readonly number[])[];
  readonly source: { readonly gives: Source; readonly gorges: Source };
}

/** Everything in the box that an owner may replace with what is printed on theirs. */
export interface Karak2Set {
  readonly armies: readonly ArmyRow[];
  /** `hero` and `faster` are the two hero dice of the option `heroDie`. */
  readonly dice: Readonly<Record<'hero' | 'faster' | Unit, DieRow>>;
  /** How many dice of a kind there are; bear and titan are one each. */
  readonly supply: Readonly<Record<'knight' | 'archer' | 'mage' | 'skeleton', number>>;
  readonly city: CostRow;
  readonly buildings: Readonly<Record<Building, CostRow>>;
  readonly units: Readonly<Record<Recruit, CostRow>>;
  readonly lands: readonly LandRow[];
  /** The strength of the General without praetorians, and how many of these he has at 2, 3, 4, 5 seats. */
  readonly general: { readonly strength: number; readonly praetorians: readonly number[]; readonly source: Source };
}

const army = (name: Army, count: number, B: number, A: number, reward: Reward): ArmyRow => ({
  army: name,
  count,
  strength: { B, A },
  reward,
  source: { count: 'rulebook', strength: 'ours', reward: 'rulebook' },
});

const ours = (...faces: Face[]): DieRow => ({ faces, source: 'ours' });
const cost = (food: number, wood: number, stone: number, source: Source): CostRow => ({
  cost: [food, wood, stone],
  source,
});

const land = (name: Land, level: 1 | 2, gives: Cost, gorges: readonly (readonly number[])[]): LandRow => ({
  land: name,
  level,
  gives,
  gorges,
  source: { gives: 'ours', gorges: 'ours' },
});
const FIRST = [[0], [0, 1], [0, 2]];
const SECOND = [
  [0, 3],
  [0, 1, 3],
  [0, 2, 4],
];

/** The set in the box. */
export const SET: Karak2Set = {
  armies: [
    army('skeleton-warriors', 7, 1, 1, 'sword'),
    army('fire-eaters', 6, 2, 2, 'fireball'),
    army('shadow-eaters', 5, 2, 2, 'pickpocket'),
    army('skeleton-giants', 3, 3, 3, 'cart'),
    army('dark-dryads', 5, 4, 3, 'amulet'),
    army('hammer-follower', 1, 4, 3, 'hammer'),
    army('skeleton-riders', 5, 5, 4, 'small-stone'),
    army('death-envoys', 4, 6, 5, 'large-stone'),
  ],
  dice: {
    hero: ours(1, 1, 2, 3, 'skull', 'two-skulls'),
    faster: ours(1, 2, 2, 3, 'skull', 'two-skulls'),
    knight: ours(1, 1, 1, 1, 1, 'skull'),
    archer: ours(1, 1, 1, 2, 2, 'skull'),
    mage: ours(2, 2, 2, 2, 'skull', 'skull'),
    skeleton: ours(1, 1, 1, 1, 'skull', 'skull'),
    bear: ours(0, 1, 1, 1, 1, 2),
    titan: ours(1, 1, 2, 2, 3, 3),
  },
  supply: { knight: 10, archer: 10, mage: 10, skeleton: 3 },
  city: cost(0, 2, 0, 'rulebook'),
  buildings: {
    stable: cost(2, 1, 1, 'rulebook'),
    portal: cost(1, 1, 2, 'ours'),
    banner: cost(1, 2, 1, 'ours'),
    camp: cost(2, 1, 0, 'ours'),
    range: cost(0, 2, 1, 'ours'),
    tower: cost(1, 0, 2, 'ours'),
  },
  units: {
    knight: cost(1, 0, 0, 'rulebook'),
    archer: cost(0, 1, 0, 'rulebook'),
    mage: cost(0, 0, 1, 'rulebook'),
  },
  lands: [
    land('farm', 1, [1, 0, 0], FIRST),
    land('forest', 1, [0, 1, 0], FIRST),
    land('rock', 1, [0, 0, 1], FIRST),
    land('farm-forest', 1, [1, 1, 0], FIRST),
    land('farm-rock', 1, [1, 0, 1], FIRST),
    land('forest-rock', 1, [0, 1, 1], FIRST),
    land('great-farm', 2, [3, 0, 0], SECOND),
    land('deep-forest', 2, [0, 3, 0], SECOND),
    land('great-rock', 2, [0, 0, 3], SECOND),
    land('hells-maw', 2, [0, 0, 0], [[0, 3]]),
  ],
  general: { strength: 10, praetorians: [5, 5, 4, 3], source: 'rulebook' },
};
