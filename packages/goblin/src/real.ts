import type { Seat } from '@undercroft/kernel';
import { COUNTS } from './components.ts';
import { areCardsReal } from './options.ts';
import { cardsOf } from './setup.ts';
import { type GoblinMoment, type GoblinState, type GoblinTable, UNSEEN } from './state.ts';

const upwards = (one: number, other: number): number => one - other;

/** What a seat could hold: its hand, and for a real card each of its own that nobody has seen. (G-79) */
export function couldHold({ hands, unseen }: GoblinTable, seat: Seat): readonly number[] {
  const hand = hands[seat];
  if (!hand.includes(UNSEEN)) return hand;
  return [...hand.filter((card) => card !== UNSEEN), ...unseen[seat]].sort(upwards);
}

/** What a hand is known to hold: of real cards nothing. (G-79) */
export const knownIn = (hand: readonly number[]): readonly number[] =>
  hand.includes(UNSEEN) ? hand.filter((card) => card !== UNSEEN) : hand;

/** Takes a card out of a hand, by name; a real one comes to light by it. (G-79) */
export function takeFromHand(
  { box, state }: Pick<GoblinMoment, 'box' | 'state'>,
  seat: Seat,
  name: string,
): number {
  const [hand, unseen, deck] = [state.hands[seat], state.unseen[seat], state.decks[seat]];
  const isIt = (card: number) => card >= 0 && box.set.cards[card].name === name;
  const known = hand.findIndex(isIt);
  if (!areCardsReal(box.options)) return hand.splice(known, 1)[0];
  const card = known >= 0 ? hand[known] : unseen[unseen.findIndex(isIt)];
  if (known < 0) unseen.splice(unseen.indexOf(card), 1);
  hand.splice(known < 0 ? hand.indexOf(UNSEEN) : known, 1);
  // Of several real ones that are alike always the same: nobody could say which of them it was.
  const first = Math.min(card, ...[hand, unseen, deck].flat().filter(isIt));
  exchange([hand, unseen, deck], first, card);
  return first;
}

/** Real cards are drawn: which, and which of two the Oracle keeps, only their owner knows. (G-17, G-79) */
export function drawReal({ state, tell }: GoblinMoment, seat: Seat, cards: number, looks: number): void {
  for (let left = cards; left > 0; left--) {
    const pile = state.discards[seat];
    if (state.decks[seat].length < looks && pile.length > 0) {
      state.unseen[seat].push(...pile);
      state.decks[seat].unshift(...pile.map(() => UNSEEN));
      state.discards[seat] = [];
      tell?.({ kind: 'reshuffled', seat, cards: pile.length });
    }
    if (state.decks[seat].pop() === undefined) return;
    state.hands[seat].push(UNSEEN);
    tell?.({ kind: 'drew', seat, card: null });
  }
}

/** A beaten monster is turned over; of a real one people say what is on its back. (G-39, G-81) */
export function turnOver({ box, state, chance }: GoblinMoment, place: number): number {
  const card = state.rows[place];
  if (!areCardsReal(box.options)) return card;
  const level = Math.floor(place / COUNTS.row.count);
  const { foe } = box.set.cards[card];
  const piles = [state.rows, state.tops, state.caves[level]];
  const alike = piles
    .flat()
    .filter((other) => other >= 0 && box.set.cards[other].foe === foe)
    .sort(upwards);
  // All that it could be is one and the same.
  if (alike.every((other) => box.set.cards[other].name === box.set.cards[card].name)) return card;
  const shown = chance.draw(alike, 'backs', level);
  exchange(piles, card, shown);
  return shown;
}

/** Two cards that nobody could tell apart change places. */
function exchange(piles: readonly number[][], one: number, other: number): void {
  for (const pile of piles) {
    for (const [at, card] of pile.entries()) {
      if (card === one) pile[at] = other;
      else if (card === other) pile[at] = one;
    }
  }
}

/** The next gatekeeper comes into view. Of real ones nobody knows which went back to the box. (G-5, G-42, G-80) */
export function nextGate({ box, state, chance }: GoblinMoment, level: number): void {
  const stack = state.behind[level];
  if (areCardsReal(box.options)) {
    const keepers = cardsOf(box.set, 'gatekeeper', level);
    const hidden = [...stack, ...state.boxed].filter((card) => keepers.includes(card)).sort(upwards);
    const came = chance.draw(hidden, 'gatekeepers', level);
    exchange([stack, state.boxed], stack[0], came);
    state.gates[level] = stack.shift() ?? came;
  } else state.gates[level] = chance.draw(stack, 'gatekeepers', level);
}

/** Real caves are laid out before the first turn. (G-4 … G-6, G-80) */
export function layOutCaves(moment: GoblinMoment): void {
  const { box, state, chance, tell } = moment;
  const lords = cardsOf(box.set, 'lord', LORD_LEVEL).slice();
  state.lord = chance.draw(lords, 'lords');
  state.boxed = [...lords, ...state.boxed.filter((card) => card !== state.lord && !lords.includes(card))];
  tell?.({ kind: 'lord', foe: box.set.cards[state.lord].name });
  for (const [level, cave] of state.caves.entries()) {
    for (let at = 0; at < COUNTS.row.count; at++)
      state.rows[level * COUNTS.row.count + at] = chance.draw(cave, 'caves', level);
    state.tops[level] = chance.draw(cave, 'caves', level);
    nextGate(moment, level);
  }
}

const LORD_LEVEL = 3;

/** Whether real caves still have to be laid out. */
export const areCavesBare = ({ lord }: Pick<GoblinState, 'lord'>): boolean => lord < 0;
