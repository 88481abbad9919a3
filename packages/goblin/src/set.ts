/** The four colours, each with a character of its own: fist, eye, hide and sun. */
export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** What an action card can do. */
export const EFFECTS = ['attack', 'defence', 'draw', 'heal'] as const;
export type Effect = (typeof EFFECTS)[number];

/** What a monster can forbid: effects of action cards, colours, equipment. (G-38 … G-44) */
export const CURSES = [...EFFECTS, ...COLOURS, 'weapon', 'armour'] as const;
export type Curse = (typeof CURSES)[number];

export const POTIONS = ['strength', 'healing', 'countercurse'] as const;
export type Potion = (typeof POTIONS)[number];

export const HEROES = ['horan', 'taia', 'victorius', 'aderyn', 'argentus', 'xanros'] as const;
export type Hero = (typeof HEROES)[number];

/** Where a figure comes from; see the facts: printed somewhere, or made here. */
export type Source = 'rulebook' | 'public' | 'hint' | 'ours';

/** A component set as it is written in a file. */
export interface SetFile {
  readonly name: string;
  readonly source: Source;
  /** Action cards by name. */
  readonly actions: Readonly<Record<string, ActionFile>>;
  /** Weapons and armour by name. */
  readonly gear: Readonly<Record<string, GearFile>>;
  /** The six action cards each hero starts with. */
  readonly heroes: Readonly<Record<Hero, readonly string[]>>;
  /** Monsters by name; one card for each back. */
  readonly monsters: Readonly<Record<string, MonsterFile>>;
  readonly gatekeepers: Readonly<Record<string, GatekeeperFile>>;
  readonly lords: Readonly<Record<string, FoeFile>>;
}

export interface ActionFile extends Readonly<Partial<Record<Effect, number>>> {
  readonly colour: Colour;
  /** The colours that may follow. */
  readonly next: readonly Colour[];
}

export interface GearFile {
  readonly kind: 'weapon' | 'armour';
  readonly attack?: number;
  readonly defence?: number;
  /** Hearts back after the hits of each fight. */
  readonly heart?: number;
  /** More cards in a full hand. */
  readonly hand?: number;
}

export interface FoeFile {
  /** Hits needed to beat it. */
  readonly hits: number;
  readonly attack: number;
  readonly curses: readonly Curse[];
}

export interface GatekeeperFile extends FoeFile {
  readonly level: 1 | 2 | 3;
}

export interface MonsterFile extends GatekeeperFile {
  /** What is on the other side, one entry for each card with this face. */
  readonly backs: readonly string[];
}

/** An action card with every effect filled in. */
export interface Action {
  readonly name: string;
  readonly colour: Colour;
  readonly next: readonly Colour[];
  readonly attack: number;
  readonly defence: number;
  readonly draw: number;
  readonly heal: number;
}

export interface Gear {
  readonly name: string;
  readonly kind: 'weapon' | 'armour';
  readonly attack: number;
  readonly defence: number;
  readonly heart: number;
  readonly hand: number;
}

export interface Foe {
  readonly name: string;
  readonly kind: 'monster' | 'gatekeeper' | 'lord';
  /** 0, 1, 2 for the rows I, II, III; 3 for the lord's chamber. */
  readonly level: number;
  readonly hits: number;
  readonly attack: number;
  readonly curses: readonly Curse[];
  /** What the face promises: colours of action cards, weapon, armour, key. */
  readonly rewards: readonly (Colour | Gear['kind'] | 'key')[];
}

/** One card of the box. In states and views a card is its number: its place in `cards`. */
export interface Card {
  readonly name: string;
  /** The monster on its face, a place in `foes`; -1 on a start card. */
  readonly foe: number;
  /** The action it is in hand, if it is one. */
  readonly action: Action | null;
  readonly gear: Gear | null;
}

/** A component set, checked and laid out for play. */
export interface GoblinSet {
  readonly name: string;
  readonly source: Source;
  readonly foes: readonly Foe[];
  /** Start cards first, six a hero; then monsters level by level, gatekeepers, lords. */
  readonly cards: readonly Card[];
}
