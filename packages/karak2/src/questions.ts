import type { Ask, Seat } from '@undercroft/kernel';
import type { Army, Building, Good, Hero, Item, Recruit, Unit } from './components.ts';
import type { Direction } from './land.ts';

interface Asked<K extends string> extends Ask {
  readonly kind: K;
}

/** What to do next in your turn. */
export type ActAsk = Asked<'act'>;
/** Darius: which of the tiles on top to lay in that direction. */
export interface ScoutAsk extends Asked<'scout'> {
  readonly side: Direction;
}
/** Lorraine: where the falcon's tile goes. */
export interface SpotAsk extends Asked<'spot'> {
  readonly tile: string;
}
/** How to turn a new tile. */
export interface LayAsk extends Asked<'lay'> {
  readonly tile: string;
  /** Its gorges unturned, one bit for each edge. */
  readonly gorges: number;
  readonly q: number;
  readonly r: number;
  /** The hero's place it must be joined to; -1 for a tile the falcon found. */
  readonly from: number;
}
/** Taia: which army goes back into the bag. */
export interface FateAsk extends Asked<'fate'> {
  readonly place: number;
  readonly drawn: readonly Army[];
  /** Where the hero who found the place came from; -1 for the falcon's. */
  readonly from: number;
}
/** Which unit dice to hold back before the roll. */
export interface MusterAsk extends Asked<'muster'> {
  /** How many of each kind stay out, in the order of `UNITS`. */
  readonly held: readonly number[];
  /** The strength to reach. */
  readonly foe: number;
  /** The place where the move into the fight began. */
  readonly from: number;
}
/** The dice of a fight as they lie. Faces are counted from 0. */
export interface Roll {
  readonly hero: number;
  readonly units: readonly Unit[];
  readonly faces: readonly number[];
  /** Fireballs used. */
  readonly fire: number;
  /** Swords, weapons and fireballs, and the strength to reach. */
  readonly strength: number;
  readonly foe: number;
}
/** The dice lie on the table: re-roll, throw fireballs, or accept. */
export interface FightAsk extends Asked<'fight'>, Roll {
  readonly rerolled: boolean;
  /** How often, where powers let that be more than once. */
  readonly again?: number;
  /** The place where the move into the fight began. */
  readonly from: number;
}
/** The Amulet of Protection: which skulls to ignore. */
export interface ProtectAsk extends Asked<'protect'>, Roll {
  readonly ignored: readonly ('hero' | Unit)[];
  readonly from: number;
}
/** A reward lies on the tile and does not fit: what is left behind. */
export interface KeepAsk extends Asked<'keep'> {
  readonly item: Item;
}
/** Which resources to take, one at a time. */
export interface GoodsAsk extends Asked<'goods'> {
  readonly why: 'cart' | 'pickpocket' | 'amulet' | 'power';
  readonly count: number;
  readonly of: readonly Good[];
  /** Whom they are taken from; -1 for the supply. */
  readonly from: Seat;
}
/** Who gets plague and misery. */
export type PlagueAsk = Asked<'plague'>;
/** What else to build with this action. */
export type BuildAsk = Asked<'build'>;
/** Whom else to recruit or return with this action. */
export type RecruitAsk = Asked<'recruit'>;
/** What else to pick up with this action. */
export interface PickupAsk extends Asked<'pickup'> {
  /** What lay here when the action began and was not yet taken. */
  readonly offered: readonly Item[];
}
/** Which unit to return when fame has sunk. */
export type DisbandAsk = Asked<'disband'>;
/** Before the first turn: whom to lead. */
export type HeroAsk = Asked<'hero'>;

export type Karak2Ask =
  | ActAsk
  | ScoutAsk
  | SpotAsk
  | LayAsk
  | FateAsk
  | MusterAsk
  | FightAsk
  | ProtectAsk
  | KeepAsk
  | GoodsAsk
  | PlagueAsk
  | BuildAsk
  | RecruitAsk
  | PickupAsk
  | DisbandAsk
  | HeroAsk;

/** The turn goes on: its seat is asked what to do next. */
export type GoDuty = Asked<'go'>;
/** The fight begins with those who stand where the hero is. */
export interface BattleDuty extends Asked<'battle'> {
  /** The place where the move into it began. */
  readonly from: number;
}
/** A reward lies on the tile and did not fit. */
export interface SpoilsDuty extends Asked<'spoils'> {
  readonly item: Item;
}
/** Picking up goes on. */
export interface MoreDuty extends Asked<'more'> {
  /** What lay here when the action began and was not yet taken. */
  readonly offered: readonly Item[];
}

/** What is done without asking. */
export type Karak2Duty = GoDuty | BattleDuty | SpoilsDuty | MoreDuty;

/** What may be answered to each question. */
export type Karak2Answers = {
  act:
    | { readonly move: Direction }
    | { readonly explore: Direction }
    | { readonly portal: string }
    | { readonly ride: Direction; readonly far: number }
    | BuildAnswer
    | RecruitAnswer
    | TakeAnswer
    | PickpocketAnswer
    | 'heal'
    | 'gather'
    | 'cleanse'
    | 'raise'
    | 'falcon'
    | 'end';
  scout: { readonly lay: string };
  spot: { readonly spot: string; readonly side: Direction };
  lay: { readonly turn: number };
  fate: { readonly putBack: Army };
  muster: { readonly hold: Unit } | 'roll';
  fight: 'reroll' | 'fireball' | 'accept';
  protect: { readonly ignore: 'hero' | Unit } | 'done';
  keep: { readonly leave: Item };
  goods: { readonly good: Good };
  plague: { readonly plague: Hero };
  build: BuildAnswer | 'done';
  recruit: RecruitAnswer | 'done';
  pickup: TakeAnswer | 'done';
  disband: { readonly disband: Recruit };
  hero: { readonly hero: Hero };
  standing: PickpocketAnswer;
};
export type BuildAnswer =
  | { readonly build: 'city' | Building }
  | { readonly build: 'city' | Building; readonly less: Good };
export type RecruitAnswer = { readonly recruit: Recruit } | { readonly dismiss: Recruit };
export type TakeAnswer = { readonly take: Item } | { readonly take: Item; readonly leave: Item };
export type PickpocketAnswer = { readonly pickpocket: Hero };
export type Karak2Answer = Karak2Answers[keyof Karak2Answers];

/** A list that takes these answers, among others. */
export interface Into<A> {
  push(answer: A): number;
}
