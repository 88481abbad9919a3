import type { GameTypes, Moment, OptionsOf, Seat, State, Still } from '@undercroft/kernel';
import type {
  Hero,
  Item,
  KarakSet,
  Monster,
  Spell,
  TileKind,
  TileName,
  Token,
  Treasure,
  Weapon,
} from './components.ts';
import type { KarakEvent } from './events.ts';
import type { OPTIONS } from './options.ts';
import type { Skill } from './powers.ts';

export type Direction = 'north' | 'east' | 'south' | 'west';

/** The dungeon as laid: one entry a tile in each list, in the order laid; tile 0 is the start. */
export interface Dungeon {
  kind: TileKind[];
  /** Openings as bits: north 1, east 2, south 4, west 8. */
  doors: number[];
  /** Columns grow to the east, rows to the south; the start is 0, 0. */
  x: number[];
  y: number[];
  /** The monster or chest in the room, or null. */
  token: (Token | null)[];
  /** Four a tile: the tile that touches it north, east, south, west, or -1. */
  beside: number[];
}

/** An item left on a tile for anyone to pick up. */
export interface Lying {
  readonly at: number;
  readonly item: Item;
}

/** One hero with inventory. No hearts left means unconscious. */
export interface HeroState {
  readonly hero: Hero;
  /** Where the set of this table gives it other powers than the rulebook. */
  readonly skills?: readonly Skill[];
  /** The tile the hero stands on. */
  at: number;
  /** The tile the hero came from, where a fight throws back to. */
  from: number;
  /** Where the hero came from before that, as far back as monsters were passed: only the Thief has any. */
  earlier: number[];
  hearts: number;
  weapons: Weapon[];
  spells: Spell[];
  /** 0 or 1. */
  keys: number;
  treasures: Treasure[];
}

export interface KarakState extends State<KarakAsk> {
  /** Whose turn it is. */
  seat: Seat;
  heroes: HeroState[];
  dungeon: Dungeon;
  lying: Lying[];
  /** Tiles not yet drawn; the order means nothing, any may come next. */
  stack: TileName[];
  bag: Token[];
  /** Used spells and keys, and opened chests' keys: out of the game. */
  gone: Item[];
  /** The hero under the curse, or null while the token lies beside the map. */
  cursed: Seat | null;
  /** How the game ended, or null while it goes on. */
  ended: 'dragon' | 'six-treasures' | 'closed' | null;
}

/** Where to go, or what to do here. */
interface StepAsk {
  readonly kind: 'step';
  readonly seat: Seat;
  /** Steps left. */
  readonly steps: number;
}

/** A tile was drawn: how is it turned? */
interface LayAsk {
  readonly kind: 'lay';
  readonly seat: Seat;
  /** Steps left once the hero has entered. */
  readonly steps: number;
  readonly tile: TileName;
  readonly direction: Direction;
}

/** The Oracle drew two tokens, or more: which one stays? */
interface FateAsk {
  readonly kind: 'fate';
  readonly seat: Seat;
  readonly steps: number;
  readonly tokens: readonly Token[];
}

/** The dice lie on the table: bend the fight or accept it. */
export interface FightAsk {
  readonly kind: 'fight';
  readonly seat: Seat;
  readonly steps: number;
  readonly monster: Monster;
  readonly dice: readonly [number, number];
  /** Weapons, and powers such as Foresight. */
  readonly bonus: number;
  /** Flames used in this fight. */
  readonly flames: number;
  /** Spells of somebody's own that were cast in it, where the set has any. */
  readonly cast?: readonly Spell[];
  readonly rerolled: boolean;
  /** Dice that show so much or less may be rolled again, where that is not what the hero's card has printed on it. */
  readonly upTo?: number;
  readonly sacrificed: boolean;
  /** How often each power has rolled again, where one may do so more often than once. */
  readonly again?: Readonly<Partial<Record<Skill, number>>>;
  /** Spells of this fight that were kept, where only some are. */
  readonly kept?: readonly Spell[];
  /** What may be given for strength, where that is not a heart for one more. */
  readonly gift?: { readonly hearts: number; readonly more: number };
}

/** Something new does not fit: what stays on the tile? */
interface LeaveAsk {
  readonly kind: 'leave';
  readonly seat: Seat;
  /** The new piece. */
  readonly item: Item;
}

/** A mummy fell: who is cursed? */
interface CurseAsk {
  readonly kind: 'curse';
  readonly seat: Seat;
}

/** The Warrior lost his last heart: at which fountain does he rise? */
interface RiseAsk {
  readonly kind: 'rise';
  readonly seat: Seat;
}

export type KarakAsk = StepAsk | LayAsk | FateAsk | FightAsk | LeaveAsk | CurseAsk | RiseAsk;

/** What may be answered to each question. */
export type KarakAnswers = {
  step:
    | { readonly step: Direction }
    /** To another gate: its tile. */
    | { readonly gate: number }
    | { readonly swap: Hero }
    /** A healing portal: who, and to which fountain's tile. */
    | { readonly heal: Hero; readonly at: number }
    | { readonly take: Item }
    | 'open'
    | 'fight'
    /** End the turn on a fountain. */
    | 'rest'
    | 'end';
  /** Openings once laid, clockwise from north: 'NE'. */
  lay: { readonly lay: string };
  fate: { readonly keep: Token };
  fight:
    | 'accept'
    | 'reroll'
    | 'sacrifice'
    | { readonly flames: number }
    /** A spell of somebody's own that adds to a fight, as flames do. */
    | { readonly cast: Spell };
  leave: { readonly leave: Item };
  /** To stay is to leave the curse where it is. */
  curse: { readonly curse: Hero } | 'stay';
  rise: { readonly rise: number };
};
export type KarakAnswer = KarakAnswers[keyof KarakAnswers];

/** Everything in Karak lies open: luck is drawn when it is needed, so the view is the table itself. */
export type KarakView = Still<KarakState>;

export interface Karak extends GameTypes {
  state: KarakState;
  ask: KarakAsk;
  answers: KarakAnswers;
  answer: KarakAnswer;
  event: KarakEvent;
  view: KarakView;
  options: OptionsOf<typeof OPTIONS>;
  set: KarakSet;
}

export type KarakMoment = Moment<Karak>;
