import {
  type BySeat,
  does,
  type EventsOf,
  type GameTypes,
  type Seat,
  type State,
  type Still,
} from '@undercroft/kernel';

/**
 * The smallest game in partners, for exactly four: a card each, and the highest pulls the rope to its side. It is on no
 * shelf; tests put it there, to see what a game may leave out.
 */
export interface TugState extends State<TugAsk | TugDuty> {
  /** Who sits where. */
  figures: string[];
  hands: BySeat<number[]>;
  /** The card each seat has played this pull, 0 for none. */
  played: number[];
  deck: number[];
  out: number[];
  /** Pulls that each side has won. */
  pulls: number[];
  /** Who plays next. */
  seat: Seat;
  /** Who won the last pull, and so leads. */
  leader: Seat;
}

type TugAsk = { readonly kind: 'play'; readonly seat: Seat };
/** What is done without asking: a new card after every pull. */
type TugDuty = { readonly kind: 'draw'; readonly seat: Seat };

export const EVENTS = {
  played: does<{ card: number }>(),
  pulled: does(),
  drew: does<{ card: number }>(),
  'drew-hidden': does(),
};

export interface Tug extends GameTypes {
  state: TugState;
  ask: TugAsk;
  answers: { play: { readonly play: number } };
  answer: Tug['answers']['play'];
  event: EventsOf<typeof EVENTS>;
  view: Still<TugState>;
  options: Readonly<Record<never, never>>;
  set: Readonly<Record<never, never>>;
}
