import type { Action } from './set.ts';
import { BIT, COLOURS } from './set.ts';

/**
 * Where a chain can end, as bits: the cards played of a hand, and the two below. Every bit is for the good, so that
 * an end which lacks none of another's bits is at least as good.
 */
export type End = number;
/** Horan has struck twice in a row. (G-72) */
export const STRUCK_TWICE = 1 << 20;
/** The hero's once-a-fight power is not spent. */
export const POWER_LEFT = 1 << 21;

const CARDS = STRUCK_TWICE - 1;
const COLOUR_BITS = COLOURS.reduce((bits, colour) => bits | BIT[colour], 0);

/** Any colour may follow. */
export const ANY = COLOUR_BITS;

/** The colours among curses, as a number of their own. */
export const coloursIn = (curses: number): number => (curses & ANY) / BIT[COLOURS[0]];

/** A chain as far as it has come, and the hand it may go on with. */
export interface Chain {
  readonly actions: readonly (Action | null)[];
  readonly hero: string | null;
  /** Curses in force, as bits; only those on colours matter here. */
  readonly curses: number;
  /** Colours that may follow, as bits. */
  readonly next: number;
  /** Cards in the chain. */
  readonly played: number;
  /** Whether the last of them attacks. */
  readonly attacked: boolean;
  /** STRUCK_TWICE, POWER_LEFT. */
  readonly marks: number;
}

/** The most cards of a hand that are thought about; what is drawn beyond that waits its turn. */
const MOST_CARDS = 10;
/** By what is left, what came last and the marks: the thought that last came there. */
const seen = new Int32Array(1 << (MOST_CARDS + 4 + 2));
const MOST_THOUGHTS = 2 ** 31 - 1;
let thought = 0;

/** Begins to think about chains; within one thought every way to go on is followed once. */
export function thinkAnew(): void {
  if (thought === MOST_THOUGHTS) {
    seen.fill(0);
    thought = 0;
  }
  thought++;
}

/** Every end of a chain. */
export function endsOf(chain: Chain): End[] {
  thinkAnew();
  const ends: End[] = [];
  grow(chain, wholeHand(chain), chain.next, chain.played, chain.attacked, chain.marks, ends);
  return ends;
}

/** Every end of a chain that goes on with this card, but for those this thought has come to before. */
export function endsAfter(chain: Chain, card: number): End[] {
  const ends: End[] = [];
  play(chain, card, wholeHand(chain), chain.next, chain.played, chain.attacked, chain.marks, ends);
  return ends;
}

const wholeHand = ({ actions }: Chain): number => (1 << Math.min(MOST_CARDS, actions.length)) - 1;

function grow(
  chain: Chain,
  left: number,
  next: number,
  played: number,
  attacked: boolean,
  marks: number,
  ends: End[],
): void {
  let goesOn = false;
  for (let card = 0; card < chain.actions.length && left >> card !== 0; card++) {
    if ((left & (1 << card)) === 0 || isRepeated(chain.actions, left, card)) continue;
    if (play(chain, card, left, next, played, attacked, marks, ends)) goesOn = true;
  }
  // The Warlock may want to keep his word for an effect.
  const waits = chain.hero === 'xanros' && (marks & POWER_LEFT) !== 0;
  if (!goesOn || waits) add(ends, (wholeHand(chain) & ~left) | marks);
}

/** Keeps an end unless there is one at least as good, and instead of one that is not better. */
function add(ends: End[], end: End): void {
  for (let i = 0; i < ends.length; i++) {
    if ((end & ~ends[i]) === 0) return;
    if ((ends[i] & ~end) === 0) {
      ends[i] = end;
      return;
    }
  }
  ends.push(end);
}

const MAY_NOT = -1;

/** The marks of a chain once this action has followed, if it may. (G-28, G-44, G-71 … G-73, G-75) */
function marksWith(
  { hero, curses }: Chain,
  action: Action,
  next: number,
  played: number,
  attacked: boolean,
  before: number,
): number {
  let marks = before;
  if ((next & action.bit) === 0 && !(hero === 'victorius' && played === 1)) {
    if (hero !== 'argentus' || (marks & POWER_LEFT) === 0 || action.bit !== BIT.blue) return MAY_NOT;
    marks &= ~POWER_LEFT;
  }
  if ((curses & action.bit) !== 0) {
    if (hero !== 'xanros' || (marks & POWER_LEFT) === 0) return MAY_NOT;
    marks &= ~POWER_LEFT;
  }
  return hero === 'horan' && attacked && action.attack > 0 ? marks | STRUCK_TWICE : marks;
}

/** Plays a card if the chain lets it follow, and goes on from there. */
function play(
  chain: Chain,
  card: number,
  left: number,
  next: number,
  played: number,
  attacked: boolean,
  before: number,
  ends: End[],
): boolean {
  const action = chain.actions[card];
  if (action === null) return false;
  const marks = marksWith(chain, action, next, played, attacked, before);
  if (marks === MAY_NOT) return false;
  const rest = left & ~(1 << card);
  const place = (((rest << 4) | card) << 2) | (marks >> 20);
  if (seen[place] === thought) return true;
  seen[place] = thought;
  grow(chain, rest, action.nextBits, played + 1, action.attack > 0, marks, ends);
  return true;
}

/** Whether an equal card further left is still there: one try is enough. */
function isRepeated(actions: readonly (Action | null)[], left: number, card: number): boolean {
  for (let i = 0; i < card; i++) if (actions[i] === actions[card] && (left & (1 << i)) !== 0) return true;
  return false;
}

/** In which order the cards of an end may be played if this one comes first, the last of them in front. */
export function orderOf(chain: Chain, first: number, end: End): number[] {
  const order: number[] = [];
  queueUp(chain, first, playedIn(end), chain.next, chain.played, chain.attacked, chain.marks, end, order);
  return order;
}

function queueUp(
  chain: Chain,
  card: number,
  left: number,
  next: number,
  played: number,
  attacked: boolean,
  before: number,
  end: End,
  order: number[],
): boolean {
  const action = chain.actions[card];
  if (action === null) return false;
  const marks = marksWith(chain, action, next, played, attacked, before);
  if (marks === MAY_NOT) return false;
  const rest = left & ~(1 << card);
  let goesOn = rest === 0 && marks === (end & ~CARDS);
  for (let other = 0; !goesOn && rest >> other !== 0; other++) {
    if ((rest & (1 << other)) === 0) continue;
    goesOn = queueUp(chain, other, rest, action.nextBits, played + 1, action.attack > 0, marks, end, order);
  }
  if (goesOn) order.push(card);
  return goesOn;
}

/** The cards played on the way to an end, as bits. */
export const playedIn = (end: End): number => end & CARDS;
