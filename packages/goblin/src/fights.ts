import type { Seat } from '@undercroft/kernel';
import { blowOf, canGoOn, counts, mayPlay, strength } from './chain.ts';
import { draw, endTurn } from './deck.ts';
import { cardAt, fightingHand, foeOf, fullHand, HEARTS, hasPower, heal, isCursed, worn } from './heroes.ts';
import { EDITIONS } from './options.ts';
import { takeFromHand } from './real.ts';
import { beat } from './rewards.ts';
import { type Effect, POTIONS, type Potion } from './set.ts';
import { type GoblinAnswer, type GoblinMoment, LORD_AT } from './state.ts';

const HEALING = POTIONS.indexOf('healing');

export function startFight(moment: GoblinMoment, seat: Seat, place: number): void {
  const { box, state, tell } = moment;
  const { foe } = box.set.cards[cardAt(state, place)];
  state.fight = {
    place,
    foe,
    chain: [],
    lifted: null,
    doubled: -1,
    doubles: null,
    used: false,
    defied: -1,
    defies: null,
  };
  tell?.({ kind: 'fight', seat, foe: box.set.foes[foe].name });
  enterFight(moment, seat);
}

/** Before the first card: a curse may have made the hand too large. (G-46) */
export function enterFight(moment: GoblinMoment, seat: Seat): void {
  const { box, state } = moment;
  if (state.fight === null) return;
  const limit = fightingHand(box, state, seat, state.fight);
  const lost = limit < fullHand(box, state, seat);
  const kind = lost && state.hands[seat].length > limit ? 'discard' : 'fight';
  state.asks.push({ kind, seat });
}

/** After a card, asks what comes next; with nothing left to do, the fight ends. (G-29) */
export function fightOn(moment: GoblinMoment, seat: Seat): void {
  const { box, state } = moment;
  if (canGoOn(box, state, seat)) state.asks.push({ kind: 'fight', seat });
  else settle(moment, seat);
}

/** A potion is used up and goes back to the merchant. (G-60) */
export function drink(
  moment: GoblinMoment,
  seat: Seat,
  answer: Extract<GoblinAnswer, { readonly drink: Potion }>,
): void {
  const { state, tell } = moment;
  const { fight } = state;
  const potion = POTIONS.indexOf(answer.drink);
  state.potions[seat * POTIONS.length + potion]--;
  state.stock[potion]++;
  if (fight !== null && 'double' in answer) {
    fight.doubled = fight.chain.length - 1;
    fight.doubles = answer.double;
  } else if (fight !== null && 'lift' in answer) fight.lifted = answer.lift;
  const on = 'double' in answer ? answer.double : 'lift' in answer ? answer.lift : null;
  tell?.({ kind: 'drank', seat, potion: answer.drink, on });
  if (answer.drink === 'healing') heal(moment, seat, HEARTS, 'potion');
}

/** A card is played: healing and drawing happen at once. (G-30 … G-34) */
export function playCard(moment: GoblinMoment, seat: Seat, name: string, defy: Effect | null): void {
  const { box, state, tell } = moment;
  const { fight } = state;
  if (fight === null) return;
  const card = takeFromHand(moment, seat, name);
  const { action } = box.set.cards[card];
  if (action === null) return;
  const power = mayPlay(box, state, fight, seat, action.colour) === 'power';
  if (power) fight.used = true;
  const at = fight.chain.push(card) - 1;
  tell?.({ kind: 'played', seat, card: name, power });
  if (defy !== null) defyCurse(moment, seat, at, defy);
  const foe = foeOf(box, fight);
  if (action.heal > 0 && counts(foe, fight, at, 'heal')) heal(moment, seat, action.heal, 'card');
  if (action.draw > 0 && counts(foe, fight, at, 'draw')) draw(moment, seat, action.draw);
}

/** The Warlock's word: one effect of a card in the chain counts in spite of its curse. (G-73) */
export function defyCurse({ box, state, tell }: GoblinMoment, seat: Seat, at: number, effect: Effect): void {
  const { fight } = state;
  if (fight === null) return;
  fight.used = true;
  fight.defied = at;
  fight.defies = effect;
  tell?.({ kind: 'defied', seat, card: box.set.cards[fight.chain[at]].name, effect, at });
}

/** No more cards: the foe hits first. (G-35 … G-37, G-51, G-64, G-74) */
export function settle(moment: GoblinMoment, seat: Seat): void {
  const { box, state, tell } = moment;
  const { fight } = state;
  if (fight === null) return;
  const foe = foeOf(box, fight);
  const lost = blowOf(box, state, fight);
  state.hearts[seat] -= lost;
  if (lost > 0) tell?.({ kind: 'hit', seat, foe: foe.name, hearts: lost });
  if (state.hearts[seat] === 0) {
    tell?.({ kind: 'knocked-out', seat });
    if (fight.place !== LORD_AT && hasPower(box, state, seat, 'aderyn')) strike(moment, seat);
    else endTurn(moment);
    return;
  }
  const { mostHearts } = EDITIONS[box.options.edition];
  if (!isCursed(foe, fight, 'weapon')) healBy(moment, seat, state.weapons, mostHearts);
  if (!isCursed(foe, fight, 'armour')) healBy(moment, seat, state.armours, mostHearts);
  const mayMend =
    lost > 0 && state.hearts[seat] < HEARTS && state.potions[seat * POTIONS.length + HEALING] > 0;
  if (mayMend) state.asks.push({ kind: 'mend', seat });
  else strike(moment, seat);
}

function healBy(moment: GoblinMoment, seat: Seat, slot: readonly number[], most: number): void {
  const heart = worn(moment.box, slot, seat)?.heart ?? 0;
  if (heart > 0) heal(moment, seat, Math.min(heart, most), 'equipment');
}

/** Now the hero hits the foe. (G-38) */
export function strike(moment: GoblinMoment, seat: Seat): void {
  const { box, state, tell } = moment;
  const { fight } = state;
  if (fight === null) return;
  const { name, hits } = foeOf(box, fight);
  const attack = strength(box, state, fight, seat, 'attack');
  const won = attack >= hits;
  tell?.({ kind: 'fought', seat, foe: name, attack, hits, won });
  if (won) beat(moment, seat, fight);
  else endTurn(moment);
}
