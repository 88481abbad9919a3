import type { Seat } from '@undercroft/kernel';
import { drawOwed, endTurn, isRepeat } from './deck.ts';
import { cardAt, foeOf, fullHand, HEARTS, hasPower, heal, isCursed, worn } from './heroes.ts';
import { EDITIONS } from './options.ts';
import { beat } from './rewards.ts';
import {
  type Action,
  COLOURS,
  type Colour,
  EFFECTS,
  type Effect,
  type Foe,
  POTIONS,
  type Potion,
} from './set.ts';
import {
  type Fight,
  type GoblinAnswer,
  type GoblinBox,
  type GoblinMoment,
  type GoblinState,
  LORD_AT,
} from './state.ts';

const STRENGTH = POTIONS.indexOf('strength');
export const HEALING = POTIONS.indexOf('healing');
export const COUNTERCURSE = POTIONS.indexOf('countercurse');

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
  const limit = fullHand(box, state, seat, true);
  const lost = limit < fullHand(box, state, seat, false);
  if (lost && state.hands[seat].length > limit) state.asks.push({ kind: 'discard', seat });
  else askFight(moment, seat);
}

/** Draws what a card gave, then asks what comes next; with nothing left to do, the fight ends. (G-29) */
export function goOnFighting(moment: GoblinMoment, seat: Seat): void {
  if (drawOwed(moment)) askFight(moment, seat);
}

function askFight(moment: GoblinMoment, seat: Seat): void {
  const { box, state } = moment;
  if (canGoOn(box, state, seat)) state.asks.push({ kind: 'fight', seat });
  else settle(moment, seat);
}

/** Whether there is anything to do but stop. */
function canGoOn(box: GoblinBox, state: GoblinState, seat: Seat): boolean {
  const { fight } = state;
  if (fight === null) return false;
  for (const card of state.hands[seat]) {
    const { action } = box.set.cards[card];
    if (action !== null && mayPlay(box, state, fight, seat, action.colour) !== 'no') return true;
  }
  for (let potion = 0; potion < POTIONS.length; potion++) {
    if (state.potions[seat * POTIONS.length + potion] > 0) return fightAnswers(box, state, seat).length > 1;
  }
  return false;
}

/** Whether the chain lets a colour follow, and whether that takes the hero's power. (G-27, G-28, G-71, G-75) */
function follows(
  box: GoblinBox,
  state: GoblinState,
  fight: Fight,
  seat: Seat,
  colour: Colour,
): 'yes' | 'power' | 'no' {
  const { chain } = fight;
  if (chain.length === 0) return 'yes';
  const last = box.set.cards[chain[chain.length - 1]].action;
  if (last?.next.includes(colour)) return 'yes';
  if (chain.length === 1 && hasPower(box, state, seat, 'victorius')) return 'power';
  if (colour === 'blue' && !fight.used && hasPower(box, state, seat, 'argentus')) return 'power';
  return 'no';
}

/** Whether a card of this colour can be played now: freely, by the hero's power, or not. (G-28, G-44, G-73) */
export function mayPlay(
  box: GoblinBox,
  state: GoblinState,
  fight: Fight,
  seat: Seat,
  colour: Colour,
): 'yes' | 'power' | 'no' {
  const way = follows(box, state, fight, seat, colour);
  if (way === 'no' || !isCursed(foeOf(box, fight), fight, colour)) return way;
  return !fight.used && hasPower(box, state, seat, 'xanros') ? 'power' : 'no';
}

/** Colours that can be played now. */
export function openColours(box: GoblinBox, state: GoblinState, fight: Fight): Colour[] {
  return COLOURS.filter((colour) => mayPlay(box, state, fight, state.seat, colour) !== 'no');
}

/** Whether an effect of the card at a place in the chain counts. (G-43, G-73) */
function counts(foe: Foe, fight: Fight, at: number, effect: Effect): boolean {
  return !isCursed(foe, fight, effect) || (fight.defied === at && fight.defies === effect);
}

/** Attack or defence as it stands: cards, potion, power and equipment. (G-31, G-32, G-36, G-38, G-61, G-72) */
export function strength(
  box: GoblinBox,
  state: Pick<GoblinState, 'heroes' | 'weapons' | 'armours'>,
  fight: Fight,
  seat: Seat,
  effect: 'attack' | 'defence',
): number {
  const foe = foeOf(box, fight);
  const { cards } = box.set;
  let total = 0;
  let row = 0;
  let twice = false;
  for (let at = 0; at < fight.chain.length; at++) {
    const value = cards[fight.chain[at]].action?.[effect] ?? 0;
    if (counts(foe, fight, at, effect)) {
      total += fight.doubled === at && fight.doubles === effect ? 2 * value : value;
    }
    row = value > 0 ? row + 1 : 0;
    if (row === 2) twice = true;
  }
  if (effect === 'attack' && twice && hasPower(box, state, seat, 'horan') && !isCursed(foe, fight, 'attack'))
    total++;
  if (!isCursed(foe, fight, 'weapon')) total += worn(box, state.weapons, seat)?.[effect] ?? 0;
  if (!isCursed(foe, fight, 'armour')) total += worn(box, state.armours, seat)?.[effect] ?? 0;
  return total;
}

/** Hearts the foe takes if the fight ends as it stands. (G-36) */
export function blowOf(box: GoblinBox, state: GoblinState, fight: Fight): number {
  const blow = foeOf(box, fight).attack - strength(box, state, fight, state.seat, 'defence');
  return Math.max(0, Math.min(blow, state.hearts[state.seat]));
}

const DRINK_HEALING = { drink: 'healing' } as const;
const DOUBLE = {
  attack: { drink: 'strength', double: 'attack' },
  defence: { drink: 'strength', double: 'defence' },
} as const;

/** Every card that fits, every potion that would do something, and to stop. */
export function fightAnswers(box: GoblinBox, state: GoblinState, seat: Seat): GoblinAnswer[] {
  const { fight } = state;
  const answers: GoblinAnswer[] = ['stop'];
  if (fight === null) return answers;
  const { cards } = box.set;
  const hand = state.hands[seat];
  for (let i = 0; i < hand.length; i++) {
    const { action, answer } = cards[hand[i]];
    if (action === null || isRepeat(box.set, hand, i)) continue;
    const way = mayPlay(box, state, fight, seat, action.colour);
    if (way === 'no') continue;
    answers.push(answer.play);
    if (way === 'yes' && !fight.used && hasPower(box, state, seat, 'xanros'))
      defiances(box, fight, action, answers);
  }
  const potion = seat * POTIONS.length;
  if (state.potions[potion + HEALING] > 0 && state.hearts[seat] < HEARTS) answers.push(DRINK_HEALING);
  if (state.potions[potion + STRENGTH] > 0) doublings(box, fight, answers);
  liftings(box, state, seat, answers);
  return answers;
}

/** The Warlock may let one cursed effect count. (G-73) */
function defiances(box: GoblinBox, fight: Fight, action: Action, answers: GoblinAnswer[]): void {
  const foe = foeOf(box, fight);
  for (const effect of EFFECTS) {
    if (action[effect] > 0 && isCursed(foe, fight, effect)) answers.push({ play: action.name, defy: effect });
  }
}

/** The strength potion doubles the card just played. (G-61, G-62) */
function doublings(box: GoblinBox, fight: Fight, answers: GoblinAnswer[]): void {
  const at = fight.chain.length - 1;
  if (at < 0) return;
  const action = box.set.cards[fight.chain[at]].action;
  const foe = foeOf(box, fight);
  for (const effect of ['attack', 'defence'] as const) {
    if (action !== null && action[effect] > 0 && counts(foe, fight, at, effect)) answers.push(DOUBLE[effect]);
  }
}

/** The counter-curse potion lifts one curse. (G-65, G-67) */
export function liftings(box: GoblinBox, state: GoblinState, seat: Seat, answers: GoblinAnswer[]): void {
  const { fight } = state;
  if (fight === null || fight.lifted !== null || state.potions[seat * POTIONS.length + COUNTERCURSE] === 0)
    return;
  for (const curse of foeOf(box, fight).curses) answers.push({ drink: 'countercurse', lift: curse });
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
  const on = 'double' in answer ? answer.double : 'lift' in answer ? answer.lift : null;
  tell?.({ kind: 'drank', seat, potion: answer.drink, on });
  if (answer.drink === 'healing') heal(moment, seat, HEARTS, 'potion');
  else if (fight !== null && 'double' in answer) {
    fight.doubled = fight.chain.length - 1;
    fight.doubles = answer.double;
  } else if (fight !== null && 'lift' in answer) fight.lifted = answer.lift;
}

/** A card is played: healing and drawing happen at once. (G-30 … G-34) */
export function playCard(moment: GoblinMoment, seat: Seat, name: string, defy: Effect | null): void {
  const { box, state, tell } = moment;
  const { fight } = state;
  if (fight === null) return;
  const hand = state.hands[seat];
  const index = hand.findIndex((card) => box.set.cards[card].name === name);
  const { action } = box.set.cards[hand[index]];
  if (action === null) return;
  const power = defy !== null || mayPlay(box, state, fight, seat, action.colour) === 'power';
  if (power) fight.used = true;
  const at = fight.chain.push(hand[index]) - 1;
  hand.splice(index, 1);
  if (defy !== null) {
    fight.defied = at;
    fight.defies = defy;
  }
  tell?.({ kind: 'played', seat, card: name, power });
  const foe = foeOf(box, fight);
  if (action.heal > 0 && counts(foe, fight, at, 'heal')) heal(moment, seat, action.heal, 'card');
  if (action.draw > 0 && counts(foe, fight, at, 'draw')) state.owed = action.draw;
  goOnFighting(moment, seat);
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
