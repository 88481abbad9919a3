import type { GameTypes, Moment, OptionsOf, Seat, State, Still } from '@undercroft/kernel';
import type {
  Hero,
  Item,
  KarakSet,
  Monster,
  Skill,
  Spell,
  TileKind,
  TileName,
  Token,
  Treasure,
  Weapon,
} from './components.ts';
import type { OPTIONS } from './options.ts';

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

/** The Oracle drew two tokens: which one stays? */
interface FateAsk {
  readonly kind: 'fate';
  readonly seat: Seat;
  readonly steps: number;
  readonly tokens: readonly [Token, Token];
}

/** The dice lie on the table: bend the fight or accept it. */
export interface FightAsk {
  readonly kind: 'fight';
  readonly seat: Seat;
  readonly steps: number;
  readonly monster: Monster;
  readonly dice: readonly [number, number];
  /** Weapons and Foresight. */
  readonly bonus: number;
  /** Flames used in this fight. */
  readonly flames: number;
  /** Spells of somebody's own that were cast in it, where the set has any. */
  readonly cast?: readonly Spell[];
  readonly rerolled: boolean;
  readonly sacrificed: boolean;
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

export type KarakEvent =
  | { readonly kind: 'first-roll'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'woke'; readonly seat: Seat }
  | {
      readonly kind: 'moved';
      readonly seat: Seat;
      readonly from: number;
      readonly to: number;
      readonly how: 'step' | 'wall' | 'gate';
    }
  | {
      readonly kind: 'drew-tile';
      readonly seat: Seat;
      readonly tile: TileName;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly kind: 'laid';
      readonly seat: Seat;
      readonly tile: number;
      readonly tileKind: TileKind;
      readonly doors: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly kind: 'drew-token'; readonly seat: Seat; readonly tokens: readonly Token[] }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly token: Token; readonly at: number }
  | { readonly kind: 'empty-bag'; readonly seat: Seat; readonly at: number }
  | {
      readonly kind: 'rolled';
      readonly seat: Seat;
      readonly monster: Monster;
      readonly dice: readonly [number, number];
      readonly bonus: number;
      readonly again: boolean;
    }
  /** Flames, or a spell of somebody's own. */
  | { readonly kind: 'flames'; readonly seat: Seat; readonly count: number; readonly spell?: Spell }
  | { readonly kind: 'sacrificed'; readonly seat: Seat }
  | {
      readonly kind: 'fought';
      readonly seat: Seat;
      readonly monster: Monster;
      readonly total: number;
      readonly strength: number;
      readonly result: 'won' | 'tied' | 'lost';
    }
  | { readonly kind: 'thrown-back'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly kind: 'unstoppable'; readonly seat: Seat; readonly steps: number }
  | { readonly kind: 'got'; readonly seat: Seat; readonly item: Item; readonly at: number }
  | { readonly kind: 'left'; readonly seat: Seat; readonly item: Item; readonly at: number }
  | { readonly kind: 'opened'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'healed'; readonly seat: Seat; readonly hearts: number }
  | {
      readonly kind: 'portal';
      readonly seat: Seat;
      readonly target: Seat;
      readonly to: number;
      /** Under which name, where it is one of somebody's own. */
      readonly spell?: Spell;
    }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly target: Seat }
  | { readonly kind: 'cursed'; readonly seat: Seat; readonly target: Seat }
  | { readonly kind: 'curse-stays'; readonly seat: Seat; readonly target: Seat }
  | { readonly kind: 'curse-lifted'; readonly seat: Seat }
  | { readonly kind: 'fainted'; readonly seat: Seat }
  | { readonly kind: 'rose'; readonly seat: Seat; readonly at: number }
  | { readonly kind: 'stack-empty' }
  | { readonly kind: 'ended'; readonly by: NonNullable<KarakState['ended']> };

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
