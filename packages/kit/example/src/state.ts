import {
  type BySeat,
  does,
  type EventsOf,
  type GameTypes,
  happens,
  type Seat,
  type State,
  type Still,
} from '@undercroft/kernel';

/**
 * The smallest game with secrets, and the example of how one is written: everybody holds three cards, plays one in turn after
 * turning it over as often as wanted, and the highest card wins the round. The first to win two rounds wins.
 */
export interface HighCardState extends State<HighCardAsk | HighCardDuty> {
  hands: BySeat<number[]>;
  /** The card each seat has played this round, 0 for none. */
  played: number[];
  deck: number[];
  out: number[];
  rounds: number[];
  /** A secret die of each seat, for luck; thrown again after every round. */
  charms: BySeat<number>;
  seat: Seat;
}

type HighCardAsk = { readonly kind: 'play'; readonly seat: Seat; readonly flips: number };
/** What is done without asking: a new card after every round. */
type HighCardDuty = { readonly kind: 'draw'; readonly seat: Seat };

/** What can happen, by kind, and what is said of it. */
export const EVENTS = {
  played: does<{ card: number }>(),
  flipped: does(),
  drew: does<{ card: number }>(),
  'drew-hidden': does(),
  round: happens<{ winner: Seat }>(),
};

export interface HighCard extends GameTypes {
  state: HighCardState;
  ask: HighCardAsk;
  answers: { play: { readonly play: number } | 'flip'; standing: 'bow' };
  answer: HighCard['answers'][keyof HighCard['answers']];
  event: EventsOf<typeof EVENTS>;
  view: Still<HighCardState>;
  options: { readonly rounds: string };
  set: { readonly cards: number };
}
