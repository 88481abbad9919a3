import type { Box, BySeat, Moment, Seat, State, Still } from '@undercroft/kernel';
import type { KragmorthaEvent } from './events.ts';
import type { KragmorthaOptions } from './options.ts';
import type { KragmorthaSet, Token } from './set.ts';
import { DIRECTIONS, type Direction, type Field, NAMES, type Tables, tablesOf } from './tables.ts';
import type { KragmorthaView } from './view.ts';

/** What lies on the table. Lists over seats go by seat; squares are numbers, see tables.ts. */
export interface KragmorthaState extends State<KragmorthaAsk | KragmorthaDuty> {
  /** The colour of each seat's goblin. */
  goblins: string[];
  /** Where each goblin stands; -1 before it is placed. */
  at: number[];
  rigor: number;
  /** Who was drawn to begin. */
  first: Seat;
  /** Whose turn it is, or who is placing. */
  seat: Seat;

  /** Movement cards played this turn, and how many may be: 1, or 2 with haste. (M-75) */
  played: number;
  plays: number;
  /** Who may still move by the card that was played, and onto which symbols (bits). */
  walker: 'goblin' | 'rigor' | 'none';
  rest: number;
  /** Rigor has just walked onto a teleport square. (M-51) */
  mayJump: boolean;

  /** Goblins that nobody can be pushed onto: they have moved in the chain under way, or stay put. (M-28, M-73) */
  chain: Seat[];
  /** The square the goblin that pushes came from. (M-26) */
  cameFrom: number;
  /** The square the first goblin of the chain left. (M-30) */
  origin: number;

  /** The movement deck; like every pile here a bag, since nobody knows its order. */
  deck: string[];
  discards: string[];
  hands: BySeat<string[]>;
  lookDeck: string[];
  /** Looks under the deck, in the order they went there: everybody saw it. (M-55) */
  under: string[];
  looks: string[][];
  tomeDeck: string[];
  /** Tomes that the bookworm ate. (M-78) */
  eaten: string[];
  /** Face up, and turned over. */
  tomes: string[][];
  used: string[][];
  tokens: Token[];
  /** Tokens that lie face up. */
  turned: Token[];

  /** The turn in which each seat last made a call. (M-59) */
  called: number[];
  /** A call being voted on. */
  trial: Trial | null;
  /** Set when the game is over: why, and who is out. */
  end: { by: 'looks' | 'tomes'; out: Seat | null } | null;
}

/** A table that is only looked at: a state, or what a viewer sees of one. */
export type KragmorthaTable = Still<KragmorthaState>;

/** Why a goblin is picked up and put down elsewhere: it met Rigor, a token says so, it was at the desk. */
export type Landing = 'flee' | 'teleport' | 'home';

export interface Trial {
  readonly caller: Seat;
  readonly accused: Seat;
  readonly look: string;
  /** How many vote, less those who abstain. */
  voters: number;
  broken: number;
  kept: number;
}

export type PlaceAsk = { readonly kind: 'place'; readonly seat: Seat };
/** Your turn: which card, and its first step. */
export type CardAsk = { readonly kind: 'card'; readonly seat: Seat };
/** A second step, a jump, a tome, or nothing more. */
export type OnwardAsk = { readonly kind: 'onward'; readonly seat: Seat };
/** Where to push a goblin. */
export type PushAsk = { readonly kind: 'push'; readonly seat: Seat; readonly goblin: Seat };
/** Where to put your goblin. */
export type LandAsk = { readonly kind: 'land'; readonly seat: Seat; readonly why: Landing };
/** Your tome has its moment: you are being pushed, turned over a token, or are about to draw a look. */
export type ReactAsk = { readonly kind: 'react'; readonly seat: Seat } & (
  | { readonly to: 'push'; readonly by: Seat }
  | { readonly to: 'token'; readonly token: Token }
  | { readonly to: 'look'; readonly why: LookReason }
);
/** Was the penalty broken? */
export type VoteAsk = {
  readonly kind: 'vote';
  readonly seat: Seat;
  readonly goblin: Seat;
  readonly look: string;
};
export type KragmorthaAsk = PlaceAsk | CardAsk | OnwardAsk | PushAsk | LandAsk | ReactAsk | VoteAsk;

/** What is settled without asking, the last one first; under it waits the turn: a card to play, or to walk on by. (M-31) */
export type KragmorthaDuty = DutyNamed<'play' | 'walk' | 'arrive' | Landing | 'tome' | 'look'>;
type DutyNamed<K> = K extends string ? { readonly kind: K; readonly seat: Seat } : never;

export type LookReason = 'rigor' | 'trap' | 'hex' | 'broken';

export type PlayAnswer = { readonly play: string; readonly step: Direction };
export type UseAnswer = {
  readonly use: string;
  readonly look?: string;
  readonly goblin?: string;
  /** The goblin that a gust pushes; where to is a question of its own. */
  readonly blow?: string;
  readonly step?: Direction;
};
export type CallAnswer = { readonly call: string; readonly look: string };
/** What may be answered to each question, and the call that is open to all at any time. */
export type KragmorthaAnswers = {
  place: { readonly place: string };
  card: PlayAnswer | UseAnswer | 'swap' | 'stop';
  onward: { readonly step: Direction } | { readonly jump: string } | UseAnswer | 'stop';
  push: { readonly push: Direction };
  land: { readonly put: string };
  react: { readonly use: string } | 'pass';
  vote: 'broken' | 'kept' | 'pass';
  standing: CallAnswer;
};
export type KragmorthaAnswer = KragmorthaAnswers[keyof KragmorthaAnswers];

/** The types of this game in one bundle, as the kernel wants them. */
export interface Kragmortha {
  state: KragmorthaState;
  ask: KragmorthaAsk;
  answers: KragmorthaAnswers;
  answer: KragmorthaAnswer;
  event: KragmorthaEvent;
  view: KragmorthaView;
  options: KragmorthaOptions;
  set: KragmorthaSet;
}

export type TheBox = Box<Kragmortha>;
export type KragmorthaMoment = Moment<Kragmortha>;

/** Answers that never change, made once. */
export const STEP = DIRECTIONS.map((step) => ({ step }));
export const PUSH = DIRECTIONS.map((push) => ({ push }));
export const PLACE = NAMES.map((place) => ({ place }));
export const PUT = NAMES.map((put) => ({ put }));
/** The two questions of every turn and the duties that lead to them, by seat. */
export const CARD_ASK = Array.from({ length: 8 }, (_, seat): CardAsk => ({ kind: 'card', seat }));
export const ONWARD_ASK = Array.from({ length: 8 }, (_, seat): OnwardAsk => ({ kind: 'onward', seat }));
export const PLAY = Array.from({ length: 8 }, (_, seat) => ({ kind: 'play', seat }) as const);
export const WALK = Array.from({ length: 8 }, (_, seat) => ({ kind: 'walk', seat }) as const);
export const JUMP = NAMES.map((jump) => ({ jump }));

export const fieldOf = (box: TheBox, state: KragmorthaTable): Field =>
  tablesOf(box.set).fields[state.at.length];

/** The seat whose goblin stands on a square, or -1. */
export function goblinAt(state: KragmorthaTable, square: number): Seat {
  const { at } = state;
  for (let seat = 0; seat < at.length; seat++) if (at[seat] === square) return seat;
  return -1;
}

/** Nobody stands there, Rigor neither. */
export function isFree(state: KragmorthaTable, square: number): boolean {
  return state.rigor !== square && goblinAt(state, square) < 0;
}

/** The face-up tome of a seat with a given effect, if it has one. */
export function tomeWith(
  tables: Tables,
  state: Pick<KragmorthaTable, 'tomes'>,
  seat: Seat,
  effect: string,
): string | undefined {
  const tomes = state.tomes[seat];
  for (let i = 0; i < tomes.length; i++) if (tables.tomes[tomes[i]].effect === effect) return tomes[i];
  return undefined;
}

/** Turns a tome over: it has been used, and still counts at the end. (M-63) */
export function turnOver(state: KragmorthaState, seat: Seat, tome: string): void {
  const tomes = state.tomes[seat];
  tomes.splice(tomes.indexOf(tome), 1);
  state.used[seat].push(tome);
}
