import type { Seat } from '@undercroft/kernel';
import { endTurn, isRepeat, isStart } from './deck.ts';
import { EDITIONS } from './options.ts';
import { couldHold, takeFromHand } from './real.ts';
import { pawn, tellPutOn, wear } from './rewards.ts';
import { POTIONS } from './set.ts';
import { type GoblinAnswers, type GoblinBox, type GoblinMoment, type GoblinTable, NONE } from './state.ts';

const BUY = POTIONS.map((potion) => ({ buy: potion }));

/** Asks what to buy while anything is for sale, even of somebody who cannot pay: hands are secret. (G-9, G-59) */
export function goOnShopping(moment: GoblinMoment, seat: Seat, pawned: boolean): void {
  const { box, state } = moment;
  if (isForSale(box, state, seat, pawned)) state.asks.push({ kind: 'shop', seat, pawned });
  else endTurn(moment);
}

/** Whether the merchant has anything for a seat, as everybody can see. */
function isForSale(box: GoblinBox, state: GoblinTable, seat: Seat, pawned: boolean): boolean {
  for (let potion = 0; potion < POTIONS.length; potion++) if (offers(state, seat, potion)) return true;
  return !pawned && state.pawnshop.some((_, at) => sells(box, state, seat, at));
}

/** Whether the merchant has a potion that the seat lacks. (G-55) */
function offers({ potions, stock }: GoblinTable, seat: Seat, potion: number): boolean {
  return potions[seat * POTIONS.length + potion] === 0 && stock[potion] > 0;
}

/** Potions of a kind the seat lacks, one card from the pawnshop, and to leave. (G-55 … G-57) */
export function shopAnswers(
  box: GoblinBox,
  state: GoblinTable,
  seat: Seat,
  pawned: boolean,
): GoblinAnswers['shop'][] {
  const answers: GoblinAnswers['shop'][] = ['leave'];
  if (!canPay(box, state, seat)) return answers;
  for (let potion = 0; potion < POTIONS.length; potion++) {
    if (offers(state, seat, potion)) answers.push(BUY[potion]);
  }
  if (pawned) return answers;
  const names = new Set<string>();
  for (let at = 0; at < state.pawnshop.length; at++) {
    const { name, answer } = box.set.cards[state.pawnshop[at]];
    if (!sells(box, state, seat, at) || names.has(name)) continue;
    names.add(name);
    answers.push(answer.buy);
  }
  return answers;
}

/** Whether the pawnshop sells the seat what lies at a place. (G-57) */
function sells(box: GoblinBox, state: GoblinTable, seat: Seat, at: number): boolean {
  return EDITIONS[box.options.edition].sellsOwn || state.pawnedBy[at] !== seat;
}

/** Whether there is anything to pay with. (G-53, G-54) */
export function canPay(box: GoblinBox, state: GoblinTable, seat: Seat): boolean {
  if (state.weapons[seat] !== NONE || state.armours[seat] !== NONE) return true;
  return couldHold(state, seat).some((card) => !isStart(box.set, card));
}

/** Weapon, armour, or an action card from the hand with a monster on the back. (G-53, G-54) */
export function payAnswers(box: GoblinBox, state: GoblinTable, seat: Seat): GoblinAnswers['pay'][] {
  const { cards } = box.set;
  const answers: GoblinAnswers['pay'][] = [];
  if (state.weapons[seat] !== NONE) answers.push(cards[state.weapons[seat]].answer.pay);
  if (state.armours[seat] !== NONE) answers.push(cards[state.armours[seat]].answer.pay);
  const hand = couldHold(state, seat);
  for (let i = 0; i < hand.length; i++) {
    if (!isStart(box.set, hand[i]) && !isRepeat(box.set, hand, i)) answers.push(cards[hand[i]].answer.pay);
  }
  return answers;
}

/** Something is bought: the ware leaves the shelf first, so that the payment is not what is sold. (G-53, G-58) */
export function purchase(
  moment: GoblinMoment,
  { seat, pawned, buys }: { readonly seat: Seat; readonly pawned: boolean; readonly buys: string },
  pay: string,
): void {
  const { box, state, tell } = moment;
  const { cards } = box.set;
  const potion = (POTIONS as readonly string[]).indexOf(buys);
  const card = potion < 0 ? takeFromPawnshop(moment, seat, buys) : NONE;
  pawn(state, seat, takePayment(moment, seat, pay));
  if (card === NONE) {
    state.stock[potion]--;
    state.potions[seat * POTIONS.length + potion]++;
  } else if (cards[card].gear === null) state.discards[seat].push(card);
  const worn = card !== NONE && cards[card].gear !== null;
  const old = worn ? wear(moment, seat, card) : NONE;
  tell?.({ kind: 'bought', seat, what: buys, paid: pay });
  if (worn) tellPutOn(moment, seat, card, old);
  goOnShopping(moment, seat, pawned || card !== NONE);
}

function takeFromPawnshop({ box, state }: GoblinMoment, seat: Seat, name: string): number {
  const at = state.pawnshop.findIndex(
    (card, place) => box.set.cards[card].name === name && sells(box, state, seat, place),
  );
  state.pawnedBy.splice(at, 1);
  return state.pawnshop.splice(at, 1)[0];
}

function takePayment({ box, state }: GoblinMoment, seat: Seat, name: string): number {
  const { cards } = box.set;
  for (const slot of [state.weapons, state.armours]) {
    const card = slot[seat];
    if (card !== NONE && cards[card].name === name) {
      slot[seat] = NONE;
      return card;
    }
  }
  return takeFromHand({ box, state }, seat, name);
}
