import type { Seat } from '@undercroft/kernel';
import { fullHand, hasPower } from './heroes.ts';
import { areCardsReal, EDITIONS } from './options.ts';
import { drawReal } from './real.ts';
import type { GoblinSet } from './set.ts';
import { type GoblinMoment, type GoblinState, type GoblinTable, NONE, START, UNSEEN } from './state.ts';

/** Start cards have no monster on the back. (G-54) */
export const isStart = (set: GoblinSet, card: number): boolean => set.cards[card].foe < 0;

/** Whether an equal card lies further left: one answer stands for both. */
export function isRepeat(set: GoblinSet, list: readonly number[], at: number): boolean {
  const { name } = set.cards[list[at]];
  for (let i = 0; i < at; i++) if (set.cards[list[i]].name === name) return true;
  return false;
}

/** Draws cards. Where the deck is shuffled anew or a question comes up, what is left to draw waits under it. (G-18) */
export function draw(moment: GoblinMoment, seat: Seat, cards: number, seen: number = NONE): void {
  const { box, state } = moment;
  // Only what an action card lets her draw passes the Oracle's eyes. (G-76)
  const looks = state.fight !== null && hasPower(box, state, seat, 'taia') ? 2 : 1;
  if (areCardsReal(box.options)) {
    drawReal(moment, seat, cards, looks);
    return;
  }
  const shown = seen === NONE ? [] : [seen];
  for (let left = cards; left > 0; left--) {
    while (shown.length < looks) {
      if (state.decks[seat].length === 0) {
        if (state.discards[seat].length === 0) break;
        state.asks.push({ kind: 'draw', seat, cards: left, seen: shown[0] ?? NONE });
        reshuffle(moment, seat);
        return;
      }
      shown.push(takeTop(moment, seat));
    }
    if (shown.length === 0) return;
    const [first, second = NONE] = shown.splice(0);
    // She is asked even where the two are equal, or everybody would know that they are.
    if (second !== NONE) {
      state.asks.push({ kind: 'draw', seat, cards: left - 1, seen: NONE });
      foresee(moment, seat, first, second);
      return;
    }
    keep(moment, seat, first, second);
  }
}

/** A question comes before a fight goes on: it does not end by itself then, for that answer may be taken back. (G-29) */
function fightIsAsked({ asks }: GoblinState): void {
  const at = asks.findIndex(({ kind }) => kind === 'fight-on');
  if (at >= 0) asks[at] = { kind: 'fight', seat: asks[at].seat };
}

/** The Oracle is asked which of two cards she keeps. (G-76) */
function foresee({ box, state, tell }: GoblinMoment, seat: Seat, first: number, second: number): void {
  fightIsAsked(state);
  state.asks.push({ kind: 'foresee', seat, first, second });
  const cards = [first, second].map((card) => box.set.cards[card].name);
  tell?.({ kind: 'foresaw', seat, cards }, seat, { kind: 'foresaw', seat, cards: null });
}

/** A card is drawn; another that was seen with it goes under the deck. (G-76) */
export function keep({ box, state, tell }: GoblinMoment, seat: Seat, card: number, other: number): void {
  if (other !== NONE) state.decks[seat].unshift(other);
  state.hands[seat].push(card);
  // Nobody else sees which. (G-9)
  tell?.({ kind: 'drew', seat, card: box.set.cards[card].name }, seat, { kind: 'drew', seat, card: null });
}

/** How many cards the seat still has to draw, and those the Oracle sees already. */
export function drawing(state: Pick<GoblinTable, 'asks'>): { owed: number; shown: number[] } {
  let owed = 0;
  const shown: number[] = [];
  for (const each of state.asks) {
    if (each.kind === 'draw') {
      owed += each.cards;
      if (each.seen !== NONE) shown.push(each.seen);
    } else if (each.kind === 'foresee') {
      owed++;
      shown.push(each.first, each.second);
    }
  }
  return { owed, shown };
}

function takeTop({ box, state, chance }: GoblinMoment, seat: Seat): number {
  const top = state.decks[seat].pop() ?? UNSEEN;
  if (top >= 0) return top;
  const unseen = state.unseen[seat];
  if (top === UNSEEN) return chance.draw(unseen, 'decks', seat);
  const starts = unseen.filter((card) => isStart(box.set, card));
  const card = chance.draw(starts, 'decks', seat);
  unseen.splice(unseen.indexOf(card), 1);
  return card;
}

/** The discard pile becomes the deck: its order is drawn when needed, unless the owner arranges it. (G-17, G-19, G-20) */
function reshuffle(moment: GoblinMoment, seat: Seat): void {
  const { box, state, tell } = moment;
  const pile = state.discards[seat];
  state.unseen[seat] = pile;
  state.decks[seat] = pile.map(() => UNSEEN);
  state.discards[seat] = [];
  tell?.({ kind: 'reshuffled', seat, cards: pile.length });
  if (EDITIONS[box.options.edition].arranges && mayArrange(moment, seat)) {
    fightIsAsked(state);
    state.asks.push({ kind: 'arrange', seat, placed: 0 });
  }
}

/** Whether it makes a difference how a new deck is arranged. (G-21) */
function mayArrange({ box, state }: GoblinMoment, seat: Seat): boolean {
  const { cards } = box.set;
  const unseen = state.unseen[seat];
  const [first, ...others] = unseen.filter((card) => !isStart(box.set, card));
  if (first === undefined) return false;
  return others.length + 1 < unseen.length || others.some((card) => cards[card].name !== cards[first].name);
}

/** Start cards of a deck being arranged that have no place yet. */
export function startsToPlace(set: GoblinSet, state: GoblinTable, seat: Seat, placed: number): number {
  const deck = state.decks[seat];
  let starts = 0;
  for (const card of state.unseen[seat]) if (isStart(set, card)) starts++;
  for (let at = deck.length - placed; at < deck.length; at++) if (deck[at] === START) starts--;
  return starts;
}

/** The turn ends: what was played is discarded, then the hand is filled, curses or no curses. (G-14 … G-16, G-48) */
export function endTurn(moment: GoblinMoment): void {
  const { box, state } = moment;
  const { seat, fight } = state;
  if (fight !== null) {
    for (const card of fight.chain) state.discards[seat].push(card);
    state.fight = null;
  }
  draw(moment, seat, fullHand(box, state, seat) - state.hands[seat].length);
}
