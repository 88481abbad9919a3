import type { Seat } from '@undercroft/kernel';
import { drawCard, isDeckEmpty, takeFromHand, tellDrawn } from './draws.ts';
import { mayEnter } from './moves.ts';
import { areHandsTold, countsDares } from './options.ts';
import { HAND } from './setup.ts';
import {
  fieldOf,
  goblinAt,
  type KragmorthaMoment,
  type KragmorthaTable,
  type TheBox,
  tomeWith,
} from './state.ts';
import { type Card, type Field, tablesOf } from './tables.ts';

const SATCHEL = 5;

/** Up to how many cards a seat draws. (M-14, M-57, M-72) */
export function handSize(box: TheBox, state: Pick<KragmorthaTable, 'looks' | 'tomes'>, seat: Seat): number {
  const tables = tablesOf(box.set);
  const looks = state.looks[seat];
  for (let i = 0; i < looks.length; i++) {
    const row = tables.looks[looks[i]];
    if (row === undefined) continue; // a blank look
    // A look may limit the hand only on one of its faces: the table's option says which one counts.
    const face = countsDares(box.options) ? row.dare : row.screen;
    if (face.id === 'hand-limit') return Number(face.cards ?? 2);
  }
  return tomeWith(tables, state, seat, 'satchel') === undefined ? HAND : SATCHEL;
}

/** Draws movement cards; only their owner sees which. */
export function drawCards(moment: KragmorthaMoment, seat: Seat, count: number): void {
  const { box, state, chance, tell } = moment;
  if (count <= 0) return;
  const hand = state.hands[seat];
  for (let i = 0; i < count; i++) {
    if (isDeckEmpty(state)) {
      // The discards become the deck. (M-15)
      state.deck = [...state.deck, ...state.discards];
      state.discards = [];
      tell?.({ kind: 'mixed', pile: 'cards' });
    }
    hand.push(drawCard(box, state, chance));
  }
  tellDrawn(moment, seat, count);
}

/** An unusable hand is shown and changed card for card, however large a full hand is; the turn is lost. (M-16) */
export function changeHand(moment: KragmorthaMoment, seat: Seat): void {
  const { state, tell } = moment;
  const shown = showHand(moment, seat);
  state.discards.push(...shown);
  tell?.({ kind: 'showed', seat, cards: shown });
  drawCards(moment, seat, shown.length);
}

/** The symbols open to a second step once a first step went onto a square. (M-19, M-21, M-23) */
export function restAfter(card: Card, symbol: number): number {
  return ((card.first & symbol) !== 0 ? card.second : 0) | ((card.second & symbol) !== 0 ? card.first : 0);
}

/** Whether a card's first step may go from a square in a direction. (M-17, M-18) */
export function mayPlay(
  field: Field,
  state: KragmorthaTable,
  card: Card,
  from: number,
  direction: number,
): boolean {
  const to = field.next[from * 4 + direction];
  if (to < 0) return false;
  if (((card.first | card.second) & field.symbol[to]) === 0) return false;
  return card.rigor || mayEnter(field, state, to);
}

/** Whether the figure that has moved may step on in a direction. */
export function mayStep(field: Field, state: KragmorthaTable, direction: number): boolean {
  if (state.walker === 'none' || state.rest === 0) return false;
  const rigor = state.walker === 'rigor';
  const to = field.next[(rigor ? state.rigor : state.at[state.seat]) * 4 + direction];
  if (to < 0 || (state.rest & field.symbol[to]) === 0) return false;
  return rigor || mayEnter(field, state, to);
}

/** Takes a hand up to show it; whoever holds real cards says what they are. (M-16, M-86) */
function showHand({ box, state, chance }: KragmorthaMoment, seat: Seat): string[] {
  const hand = state.hands[seat];
  if (!areHandsTold(box.options)) return hand.splice(0);
  const shown: string[] = [];
  const useless = uselessCards(box, state);
  while (hand.length > 0) {
    const card = chance.draw(useless, 'shown', seat);
    takeFromHand(state, seat, card);
    shown.push(card);
  }
  return shown;
}

/** Cards nobody has seen that could be in a hand one may change. (M-16, M-86) */
function uselessCards(box: TheBox, state: KragmorthaTable): string[] {
  return state.deck.filter((card) => isUseless(box, state, card));
}

/** Whether the hand of the seat whose turn it is may be changed for another; `fits` says whether any card does. (M-16, M-86) */
export function mayChangeHand(box: TheBox, state: KragmorthaTable, fits: boolean): boolean {
  const hand = state.hands[state.seat];
  if (areHandsTold(box.options)) return hand.length > 0 && uselessCards(box, state).length >= hand.length;
  return !fits || (box.options.swapHand === 'rigor' && hand.every((card) => isUseless(box, state, card)));
}

/** A card that helps nobody to keep a hand: it allows no first step, or only ones onto Rigor where that counts. (M-16) */
function isUseless(box: TheBox, state: KragmorthaTable, card: string): boolean {
  const allowed = allows(box, state, card);
  return allowed === 'nothing' || (allowed === 'meeting' && box.options.swapHand === 'rigor');
}

/** What a card allows in this turn: no first step, only ones onto Rigor, or better. (M-16) */
function allows(box: TheBox, state: KragmorthaTable, id: string): 'nothing' | 'meeting' | 'step' {
  const card = tablesOf(box.set).cards[id];
  const field = fieldOf(box, state);
  const from = card.rigor ? state.rigor : state.at[state.seat];
  let best: 'nothing' | 'meeting' = 'nothing';
  for (let direction = 0; direction < 4; direction++) {
    if (!mayPlay(field, state, card, from, direction)) continue;
    const to = field.next[from * 4 + direction];
    if (to !== state.rigor && !(card.rigor && goblinAt(state, to) === state.seat)) return 'step';
    best = 'meeting';
  }
  return best;
}
