import type {
  AskRules,
  Box,
  BySeat,
  GameTypes,
  Moment,
  OptionsOf,
  Seat,
  State,
  Still,
} from '@undercroft/kernel';
import type { GoblinEvent } from './events.ts';
import type { OPTIONS } from './options.ts';
import type { GoblinView } from './seen.ts';
import type { Curse, Effect, GoblinSet, Hero } from './set.ts';

/** In a deck: any of the seat's unseen cards. */
export const UNSEEN = -1;
/** In a deck: one of the seat's unseen cards that is a start card. (G-21) */
export const START = -2;
/** Where a card could lie and none does. */
export const NONE = -1;

/** Places a foe can be fought at: five a row, then the three gatekeepers, then the lord. */
export const GATES_AT = 15;
export const LORD_AT = 18;

/** The fight of the seat whose turn it is. */
export interface Fight {
  /** Where the foe lies. */
  readonly place: number;
  /** Its face, a place in the set's `foes`. */
  readonly foe: number;
  /** Cards played, in order. */
  chain: number[];
  /** The curse a potion has lifted. */
  lifted: Curse | null;
  /** Which card of the chain a strength potion doubles, or -1, and what of it. */
  doubled: number;
  doubles: 'attack' | 'defence' | null;
  /** Whether the hero's once-a-fight power is spent. */
  used: boolean;
  /** Which card of the chain has an effect that counts in spite of a curse, or -1, and which effect. */
  defied: number;
  defies: Effect | null;
}

/** Lists by seat, by level or by place; cards are numbers of the component set. */
export interface GoblinState extends State<GoblinAsk | GoblinDuty> {
  /** Whose turn it is. */
  seat: Seat;
  heroes: Hero[];
  hearts: number[];
  hands: BySeat<number[]>;
  /** From the bottom up: cards the owner knows the place of, UNSEEN or START. In hands, UNSEEN is a real card. (G-79) */
  decks: BySeat<number[]>;
  /** What lies in the unseen places of a deck, and what real cards of a hand may be; the order means nothing. */
  unseen: number[][];
  discards: number[][];
  /** The weapon and the armour of each seat, or NONE. */
  weapons: number[];
  armours: number[];
  /** Three a seat, in the order of POTIONS: 0 or 1. */
  potions: number[];
  /** Gatekeepers beaten, level by level. */
  keys: number[][];
  /** Five places a level, NONE where there is a gap. */
  rows: number[];
  /** The open top card of each monster deck, or NONE, and what lies under it in no known order. */
  tops: number[];
  caves: number[][];
  /** The same for the gatekeepers. */
  gates: number[];
  behind: number[][];
  lord: number;
  /** Put back at the start: two lords, and gatekeepers nobody needs. */
  boxed: number[];
  /** Potions the merchant has, in the order of POTIONS. */
  stock: number[];
  pawnshop: number[];
  /** Who left each card of the pawnshop. */
  pawnedBy: Seat[];
  fight: Fight | null;
  /** The turn in which a foe last fell. */
  lastWin: number;
  /** How the game ended, or null while it goes on. */
  ended: 'lord' | 'closed' | null;
}

/** A table that is only looked at: a state, or what a viewer sees of one. */
export type GoblinTable = Still<GoblinState>;

/** The caves are real: are they laid out, so that it can be said what lies there? (G-80) */
interface LayOutAsk {
  readonly kind: 'lay-out';
  readonly seat: Seat;
}
/** Fight, visit the merchant or revive? */
interface TurnAsk {
  readonly kind: 'turn';
  readonly seat: Seat;
}
/** A curse has taken a hand bonus: what goes? */
interface DiscardAsk {
  readonly kind: 'discard';
  readonly seat: Seat;
}
/** What next in the fight: a card, a potion, or no more? */
interface FightAsk {
  readonly kind: 'fight';
  readonly seat: Seat;
}
/** The Oracle sees two cards: which does she keep? */
interface ForeseeAsk {
  readonly kind: 'foresee';
  readonly seat: Seat;
  readonly first: number;
  readonly second: number;
}
/** After the blow: drink the healing potion now? */
interface MendAsk {
  readonly kind: 'mend';
  readonly seat: Seat;
}
/** Equipment won: put it on or pawn it? */
interface EquipAsk {
  readonly kind: 'equip';
  readonly seat: Seat;
  readonly card: number;
  readonly name: string;
}
/** At the merchant's: what to buy? */
interface ShopAsk {
  readonly kind: 'shop';
  readonly seat: Seat;
  /** Whether a card from the pawnshop was bought on this visit. */
  readonly pawned: boolean;
}
/** What to pay with? */
interface PayAsk {
  readonly kind: 'pay';
  readonly seat: Seat;
  readonly pawned: boolean;
  /** What is being bought, by name: a potion, or a card of the pawnshop. */
  readonly buys: string;
}
/** A new deck: what comes next, from the top? */
interface ArrangeAsk {
  readonly kind: 'arrange';
  readonly seat: Seat;
  /** Cards placed so far. */
  readonly placed: number;
}

export type GoblinAsk =
  | LayOutAsk
  | TurnAsk
  | DiscardAsk
  | FightAsk
  | ForeseeAsk
  | MendAsk
  | EquipAsk
  | ShopAsk
  | PayAsk
  | ArrangeAsk;

/** Cards that are still to be drawn. */
interface DrawDuty {
  readonly kind: 'draw';
  readonly seat: Seat;
  readonly cards: number;
  /** The first of two that the Oracle has seen already, or NONE. */
  readonly seen: number;
}
/** The fight goes on with what is asked next, if anything. */
interface FightOnDuty {
  readonly kind: 'fight-on';
  readonly seat: Seat;
}
export type GoblinDuty = DrawDuty | FightOnDuty;

/** What may be answered to each question. */
export type GoblinAnswers = {
  'lay-out': 'laid-out';
  /** The foe's name. */
  turn: { readonly fight: string } | 'merchant' | 'revive';
  discard: { readonly discard: string } | LiftAnswer;
  fight:
    | { readonly play: string }
    /** The Warlock lets one effect count in spite of the curse on it: what works at once as he plays the card … */
    | { readonly play: string; readonly defy: 'draw' | 'heal' }
    /** … and what counts at the end at any time before that. */
    | { readonly defy: 'attack' | 'defence' }
    | { readonly drink: 'healing' }
    | { readonly drink: 'strength'; readonly double: 'attack' | 'defence' }
    | LiftAnswer
    /** Play no more. */
    | 'stop';
  foresee: { readonly keep: string };
  mend: { readonly drink: 'healing' } | 'go-on';
  equip: 'put-on' | 'pawn';
  shop: { readonly buy: string } | 'leave';
  pay: { readonly pay: string };
  /** A card with a monster on the back, or 'start-card'. */
  arrange: { readonly top: string } | 'leave-shuffled';
};
export type LiftAnswer = { readonly drink: 'countercurse'; readonly lift: Curse };
export type GoblinAnswer = GoblinAnswers[keyof GoblinAnswers];

export interface Goblin extends GameTypes {
  state: GoblinState;
  ask: GoblinAsk;
  answers: GoblinAnswers;
  answer: GoblinAnswer;
  event: GoblinEvent;
  view: GoblinView;
  options: OptionsOf<typeof OPTIONS>;
  set: GoblinSet;
}

export type GoblinBox = Box<Goblin>;
export type GoblinMoment = Moment<Goblin>;

/** By seat, made once. */
export const FIGHT_ON = Array.from({ length: 4 }, (_, seat): FightOnDuty => ({ kind: 'fight-on', seat }));

/** The rules of one kind of ask. */
export type Rules<K extends GoblinAsk['kind']> = AskRules<Goblin, K>;
