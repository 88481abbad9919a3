import type { Seat } from '@undercroft/kernel';
import { fullHand, hasPower } from './heroes.ts';
import { EDITIONS } from './options.ts';
import type { GoblinSet } from './set.ts';
import { type GoblinMoment, type GoblinTable, START, UNSEEN } from './state.ts';

/** Start cards have no monster on the back. (G-54) */
export const isStart = (set: GoblinSet, card: number): boolean => set.cards[card].foe < 0;

/** Whether an equal card lies further left: one answer stands for both. */
export function isRepeat(set: GoblinSet, list: readonly number[], at: number): boolean {
  const { name } = set.cards[list[at]];
  for (let i = 0; i < at; i++) if (set.cards[list[i]].name === name) return true;
  return false;
}

/** Draws what the seat still has to draw. Returns false when a question came up first. */
export function drawOwed(moment: GoblinMoment): boolean {
  const { box, state } = moment;
  const { seat, shown } = state;
  // Only what an action card lets her draw passes the Oracle's eyes. (G-76)
  const looks = state.fight !== null && hasPower(box, state, seat, 'taia') ? 2 : 1;
  while (state.owed > 0) {
    while (shown.length < looks) {
      if (state.decks[seat].length === 0) {
        if (state.discards[seat].length === 0) break;
        if (reshuffle(moment, seat)) return false;
      }
      shown.push(takeTop(moment, seat));
    }
    // Nothing to draw, nothing to shuffle. (G-18)
    if (shown.length === 0) state.owed = 0;
    else if (foresees(moment, seat)) return false;
    else keepShown(moment, seat, shown[0]);
  }
  return true;
}

/** Whether the Oracle is asked which of two cards she keeps. (G-76) */
function foresees({ box, state, tell }: GoblinMoment, seat: Seat): boolean {
  if (state.shown.length < 2) return false;
  const names = state.shown.map((card) => box.set.cards[card].name);
  if (names[0] === names[1]) return false;
  tell?.({ kind: 'foresaw', seat, cards: names }, seat, { kind: 'foresaw', seat, cards: null });
  state.asks.push({ kind: 'foresee', seat });
  return true;
}

/** One of the shown cards is kept, the other goes under the deck. (G-76) */
export function keepShown({ box, state, tell }: GoblinMoment, seat: Seat, card: number): void {
  for (const shown of state.shown) if (shown !== card) state.decks[seat].unshift(shown);
  state.shown.length = 0;
  state.owed--;
  state.hands[seat].push(card);
  // Nobody else sees which. (G-9)
  tell?.({ kind: 'drew', seat, card: box.set.cards[card].name }, seat, { kind: 'drew', seat, card: null });
}

function takeTop({ box, state, chance }: GoblinMoment, seat: Seat): number {
  const top = state.decks[seat].pop() ?? UNSEEN;
  if (top >= 0) return top;
  const unseen = state.unseen[seat];
  if (top === UNSEEN) return chance.draw(unseen);
  const starts = unseen.filter((card) => isStart(box.set, card));
  const card = chance.draw(starts);
  unseen.splice(unseen.indexOf(card), 1);
  return card;
}

/**
 * The discard pile becomes the deck: its order is drawn when it is needed, unless the owner arranges it.
 * Returns true when the owner is asked to. (G-17, G-19, G-20)
 */
function reshuffle(moment: GoblinMoment, seat: Seat): boolean {
  const { box, state, tell } = moment;
  const pile = state.discards[seat];
  state.unseen[seat] = pile;
  state.decks[seat] = pile.map(() => UNSEEN);
  state.discards[seat] = [];
  tell?.({ kind: 'reshuffled', seat, cards: pile.length });
  if (!EDITIONS[box.options.edition].arranges || !mayArrange(moment, seat, 0)) return false;
  state.asks.push({ kind: 'arrange', seat, placed: 0 });
  return true;
}

/** Whether it makes a difference what comes next in a deck being arranged. (G-21) */
export function mayArrange({ box, state }: GoblinMoment, seat: Seat, placed: number): boolean {
  const { cards } = box.set;
  const unseen = state.unseen[seat];
  const monsterBacked = unseen.filter((card) => !isStart(box.set, card));
  if (monsterBacked.length === 0) return false;
  const starts = startsToPlace(box.set, state, seat, placed);
  return starts > 0 || monsterBacked.some((card) => cards[card].name !== cards[monsterBacked[0]].name);
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
  state.owed = Math.max(0, fullHand(box, state, seat) - state.hands[seat].length);
  if (fight !== null) {
    for (const card of fight.chain) state.discards[seat].push(card);
    state.fight = null;
  }
  drawOwed(moment);
}
