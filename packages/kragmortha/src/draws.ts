import type { Chance, Seat } from '@undercroft/kernel';
import { areHandsTold } from './options.ts';
import type { KragmorthaMoment, KragmorthaState, KragmorthaTable, TheBox } from './state.ts';
import { tablesOf } from './tables.ts';

/** A real card in a hand, of which the table knows nothing: it may be any that lies in the deck. (M-85) */
export const BACK = '';

/** The next movement card; of a real one the table learns nothing. (M-14, M-85) */
export const drawCard = ({ options }: TheBox, state: KragmorthaState, chance: Chance): string =>
  areHandsTold(options) ? BACK : chance.draw(state.deck, 'cards');

/** Whether all cards have been drawn: real ones in hands still count as in the deck, for they may be any of it. (M-15) */
export function isDeckEmpty({ deck, hands }: KragmorthaTable): boolean {
  if (deck.length > hands.length * MOST_HELD) return false;
  return deck.length === hands.reduce((sum, hand) => sum + hand.filter((card) => card === BACK).length, 0);
}
/** With a satchel. */
const MOST_HELD = 5;

/** Cards were drawn; their owner sees which, and of real ones the table knows none. (M-7, M-85) */
export function tellDrawn(
  { box, state, tell }: Pick<KragmorthaMoment, 'box' | 'state' | 'tell'>,
  seat: Seat,
  count: number,
): void {
  if (areHandsTold(box.options)) tell?.({ kind: 'drew', seat, count });
  else {
    const cards = state.hands[seat].slice(-count);
    tell?.({ kind: 'drew', seat, count, cards }, seat, { kind: 'drew', seat, count });
  }
}

/** What a seat could play: its hand, and for a real card each kind that it may be. (M-85) */
export function couldHold({ set }: TheBox, { hands, deck }: KragmorthaTable, seat: Seat): readonly string[] {
  const hand = hands[seat];
  if (!hand.includes(BACK)) return hand;
  return Object.keys(tablesOf(set).cards).filter((card) => deck.includes(card) || hand.includes(card));
}

/** Takes a card out of a hand; a real one comes to light by it. (M-13, M-85) */
export function takeFromHand({ hands, deck }: KragmorthaState, seat: Seat, card: string): void {
  const hand = hands[seat];
  const known = hand.indexOf(card);
  if (known < 0) deck.splice(deck.indexOf(card), 1);
  for (let i = known < 0 ? hand.indexOf(BACK) : known; i < hand.length - 1; i++) hand[i] = hand[i + 1];
  hand.pop();
}
