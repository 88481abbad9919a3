import type {
  Answering,
  Ask,
  GameEvent,
  GameTypes,
  Moment,
  OptionsOf,
  Question,
  Seat,
  State,
} from '@undercroft/kernel';
import type { Amulet, Army, Building, Good, Hero, Item, Recruit, Reward, Unit } from './components.ts';
import type { Direction } from './land.ts';
import type { OPTIONS } from './options.ts';
import type { Karak2Set } from './set.ts';

/** What lies on the table. Columns are flat: `goods[seat * 3 + good]`, `near[place * 6 + direction]`. */
export interface Karak2State extends State<Karak2Ask> {
  /** The hero each seat leads. */
  readonly heroes: Hero[];

  // The turn
  /** Whose turn it is. */
  active: Seat;
  /** Actions used or forgone this turn. */
  spent: number;
  /** Whether the move before the next action has been made. */
  moved: boolean;
  /** Places gathered on this turn. */
  gathered: number[];
  /** The portal has been used this turn. */
  ported: boolean;
  /** Elspeth has ridden this turn. */
  rode: boolean;
  /** Lorraine's falcon has flown this turn. */
  flown: boolean;
  /** A fight is on: the place where the move into it began; -1 otherwise. */
  cameFrom: number;
  /** The turn is over as soon as nothing is asked. */
  over: boolean;

  // By seat
  /** The place each hero stands on. */
  readonly at: number[];
  /** Hearts; 0 means unconscious. */
  readonly life: number[];
  /** Strength of the strongest enemy beaten; fame is counted from it. */
  readonly conquest: number[];
  /** Food, wood, stone. */
  readonly goods: number[];
  /** Knights, archers, mages, skeletons. */
  readonly army: number[];
  readonly swords: number[];
  readonly hammers: number[];
  readonly fireballs: number[];
  readonly pickpockets: number[];
  readonly amulet: (Amulet | '')[];
  /** The place of each city; -1 while it is not founded. */
  readonly city: number[];
  /** 1 for each building that stands, six a seat, in the order of `BUILDINGS`. */
  readonly built: number[];
  readonly smallStones: number[];
  readonly largeStones: number[];
  /** Who has beaten the General; -1 for nobody. */
  arkenstone: Seat;

  // By place, in the order the tiles were laid; 0 is the castle
  readonly tile: string[];
  readonly q: number[];
  readonly r: number[];
  /** One bit for each direction with a gorge. */
  readonly gorges: number[];
  /** The place next to it in each of six directions; -1 for unexplored land. */
  readonly near: number[];
  /** Two a place; '' for none. */
  readonly armies: (Army | '')[];
  /** The General's place; -1 before Hell's Maw is found. */
  general: number;
  praetorians: number;

  // What lies about
  /** Items left on tiles, and in step with them the places where they lie. */
  readonly lying: Item[];
  readonly lyingAt: number[];
  /** Whose city has the plague; -1 for nobody's. */
  plague: Seat;

  // What is left
  /** Knights, archers, mages, skeletons in the supply. */
  readonly supply: number[];
  /** The two levels of the stack, as bags: their order does not exist until they are drawn. */
  readonly first: string[];
  readonly second: string[];
  /** Tiles that Darius has seen, on top of the stack. */
  readonly top: string[];
  readonly bag: Army[];
  /** Amulets still guarded by dryads. */
  readonly amulets: Amulet[];
  /** Tokens out of the game: spells used, carts unloaded. */
  readonly gone: Reward[];
}

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
}
/** Which unit dice to hold back before the roll. */
export interface MusterAsk extends Asked<'muster'> {
  /** How many of each kind stay out, in the order of `UNITS`. */
  readonly held: readonly number[];
  /** The strength to reach. */
  readonly foe: number;
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
}
/** The Amulet of Protection: which skulls to ignore. */
export interface ProtectAsk extends Asked<'protect'>, Roll {
  readonly ignored: readonly ('hero' | Unit)[];
}
/** A reward lies on the tile and does not fit: what is left behind. */
export interface KeepAsk extends Asked<'keep'> {
  readonly item: Item;
}
/** Which resources to take, one at a time. */
export interface GoodsAsk extends Asked<'goods'> {
  readonly why: 'cart' | 'pickpocket' | 'amulet';
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
  | DisbandAsk;

export type Karak2Answer =
  | 'heal'
  | 'gather'
  | 'cleanse'
  | 'raise'
  | 'falcon'
  | 'end'
  | 'done'
  | 'roll'
  | 'reroll'
  | 'fireball'
  | 'accept'
  | { readonly move: Direction }
  | { readonly explore: Direction }
  | { readonly portal: string }
  | { readonly ride: Direction; readonly far: number }
  | { readonly build: 'city' | Building }
  | { readonly build: 'city' | Building; readonly less: Good }
  | { readonly recruit: Recruit }
  | { readonly dismiss: Recruit }
  | { readonly take: Item }
  | { readonly take: Item; readonly leave: Item }
  | { readonly pickpocket: Hero }
  | { readonly lay: string }
  | { readonly spot: string; readonly side: Direction }
  | { readonly turn: number }
  | { readonly putBack: Army }
  | { readonly hold: Unit }
  | { readonly ignore: 'hero' | Unit }
  | { readonly leave: Item }
  | { readonly good: Good }
  | { readonly plague: Hero }
  | { readonly disband: Recruit };

interface Told<K extends string> extends GameEvent {
  readonly kind: K;
  readonly seat: Seat;
}

export type Karak2Event =
  | (Told<'first-roll'> & { readonly face: number })
  | Told<'first'>
  | Told<'turn'>
  | (Told<'woke'> & { readonly life: number })
  | (Told<'moved'> & { readonly from: string; readonly to: string; readonly by: 'step' | 'portal' | 'ride' })
  /** Only Darius hears which tiles; everybody else hears how many. */
  | (Told<'scouted'> & { readonly tiles: readonly string[]; readonly count: number })
  | (Told<'laid'> & {
      readonly tile: string;
      readonly q: number;
      readonly r: number;
      readonly turned: number;
      readonly by: 'hero' | 'falcon';
    })
  | (Told<'drew'> & { readonly armies: readonly Army[]; readonly tile: string })
  | (Told<'put-back'> & { readonly army: Army })
  | (Told<'general'> & { readonly praetorians: number })
  | (Told<'claws'> & { readonly army: Army | 'praetorian' })
  | (Told<'rolled'> & {
      readonly hero: number;
      readonly units: readonly Unit[];
      readonly faces: readonly number[];
      readonly again: boolean;
      readonly strength: number;
      readonly foe: number;
    })
  | (Told<'fireball'> & { readonly strength: number; readonly foe: number })
  | (Told<'ignored'> & { readonly die: 'hero' | Unit })
  | (Told<'won'> & {
      readonly armies: readonly (Army | 'general')[];
      readonly strength: number;
      readonly foe: number;
    })
  | (Told<'lost'> & {
      readonly armies: readonly (Army | 'general')[];
      readonly strength: number;
      readonly foe: number;
      readonly to: string;
    })
  | (Told<'praetorian'> & { readonly left: number })
  | (Told<'wounded'> & { readonly hearts: number })
  | (Told<'fell'> & { readonly units: readonly Unit[] })
  | (Told<'souls'> & { readonly hearts: number })
  | Told<'fainted'>
  | (Told<'reward'> & { readonly reward: Reward | Amulet })
  | (Told<'left'> & { readonly item: Item; readonly tile: string })
  | (Told<'took'> & { readonly item: Item })
  | (Told<'fame'> & { readonly fame: number })
  | (Told<'gained'> & {
      readonly food: number;
      readonly wood: number;
      readonly stone: number;
      readonly by: 'gather' | 'plunder' | 'cart' | 'amulet';
    })
  | (Told<'stole'> & { readonly good: Good; readonly from: Seat })
  | (Told<'healed'> & { readonly hearts: number })
  | (Told<'cleansed'> & { readonly hearts: number; readonly plague: boolean })
  | (Told<'built'> & { readonly building: 'city' | Building; readonly tile: string })
  | (Told<'recruited'> & { readonly unit: Recruit })
  | (Told<'dismissed'> & { readonly unit: Recruit })
  | Told<'raised'>
  | (Told<'misery'> & {
      readonly on: Seat;
      readonly food: number;
      readonly wood: number;
      readonly stone: number;
    })
  | (Told<'plague'> & { readonly on: Seat })
  | Told<'ended'>;

export type Karak2Options = OptionsOf<typeof OPTIONS>;

/** The same table; tiles that Darius alone has seen are named by their backs to everybody else. */
export type Karak2View = { readonly [K in keyof Karak2State]: Readonly<Karak2State[K]> };

export interface Karak2 extends GameTypes {
  state: Karak2State;
  ask: Karak2Ask;
  answer: Karak2Answer;
  event: Karak2Event;
  view: Karak2View;
  options: Karak2Options;
  set: Karak2Set;
}

export type Moment2 = Moment<Karak2>;
type AskOf<K extends Karak2Ask['kind']> = Extract<Karak2Ask, { readonly kind: K }>;
export type Question2<K extends Karak2Ask['kind']> = Question<Karak2, AskOf<K>>;
export type Answering2<K extends Karak2Ask['kind']> = Answering<Karak2, AskOf<K>>;
