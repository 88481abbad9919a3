import type { GameTypes, Moment, OptionsOf, Seat, State, Still } from '@undercroft/kernel';
import type { Amulet, Army, Hero, Item, Reward } from './components.ts';
import type { Karak2Event } from './events.ts';
import type { OPTIONS } from './options.ts';
import type { Karak2Answer, Karak2Answers, Karak2Ask, Karak2Duty } from './questions.ts';
import type { Karak2Set } from './set.ts';

export type * from './events.ts';
export type * from './questions.ts';

/** What lies on the table. Columns are flat: `goods[seat * 3 + good]`, `near[place * 6 + direction]`. */
export interface Karak2State extends State<Karak2Ask | Karak2Duty> {
  /** The hero each seat leads. */
  readonly heroes: Hero[];
  /** Who has looked at the tiles on top of the stack, where the set says it is not Darius; '' for nobody. */
  scout?: Hero | '';

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

/** The backs of tiles: all that anybody but Darius sees of those on top. */
export const BACKS = ['first-level', 'second-level'] as const;

export type Karak2Options = OptionsOf<typeof OPTIONS>;

/** The same table; tiles that Darius alone has seen are named by their backs to everybody else. */
export type Karak2View = Still<Karak2State>;

export interface Karak2 extends GameTypes {
  state: Karak2State;
  ask: Karak2Ask;
  answers: Karak2Answers;
  answer: Karak2Answer;
  event: Karak2Event;
  view: Karak2View;
  options: Karak2Options;
  set: Karak2Set;
}

export type Karak2Moment = Moment<Karak2>;
