import { best, type Chance, type Seat, type Sight } from '@undercroft/kernel';
import { HEARTS } from './heroes.ts';
import { planFight, worthOfFight } from './plan.ts';
import { heartsWorth } from './search.ts';
import type { GoblinView } from './seen.ts';
import { COLOURS, type Foe, type Gear, POTIONS } from './set.ts';
import { type Goblin, type GoblinAnswer, type GoblinBox, type GoblinState, NONE } from './state.ts';
import { view } from './view.ts';
import { actionWorth, gearWorth } from './worth.ts';

/** Plays like a sensible person: win what can be won, keys first; mend, arm, shop, and then the lord. */
export function instinct(sight: Sight<Goblin>, chance: Chance): GoblinAnswer {
  const { box, view, seat, ask, answers } = sight;
  switch (ask.kind) {
    case 'turn':
      return best(answers, (answer) => turnValue(box, view, seat, answer), chance);
    case 'fight':
      return planFight(box, view, seat, answers, rewardNow(box, view, seat));
    case 'discard':
      return best(answers, (answer) => -keepValue(box, nameIn(answer, 'discard')), chance);
    case 'foresee':
      return best(answers, (answer) => drawnValue(box, view, nameIn(answer, 'keep')), chance);
    case 'mend':
      return view.hearts[seat] <= 2 ? answers[0] : 'go-on';
    case 'equip':
      return gearGain(box, view, seat, box.set.cards[ask.card].gear) > 0 ? 'put-on' : 'pawn';
    case 'shop':
      return best(answers, (answer) => wareValue(box, view, seat, nameIn(answer, 'buy')), chance);
    case 'pay':
      return best(answers, (answer) => -costOf(box, view, seat, nameIn(answer, 'pay')), chance);
    case 'arrange':
      return best(answers, (answer) => topValue(box, nameIn(answer, 'top')), chance);
  }
}

/** The same on an imagined table. */
export function hunch(
  box: GoblinBox,
  state: GoblinState,
  answers: readonly GoblinAnswer[],
  chance: Chance,
): GoblinAnswer {
  const ask = state.asks[state.asks.length - 1];
  return instinct({ box, view: view(box, state, ask.seat), seat: ask.seat, ask, answers }, chance);
}

/** The name in an answer such as { buy: 'healing' }, or null in any other. */
function nameIn(answer: GoblinAnswer, word: string): string | null {
  return typeof answer === 'object' && word in answer ? (answer as Record<string, string>)[word] : null;
}

function turnValue(box: GoblinBox, view: GoblinView, seat: Seat, answer: GoblinAnswer): number {
  const hearts = view.hearts[seat];
  if (answer === 'revive') return heartsWorth(HEARTS) - TURN_COST;
  if (answer === 'merchant') return heartsWorth(hearts) + visitValue(box, view, seat);
  const name = nameIn(answer, 'fight');
  const foe = box.set.foes.find((other) => other.name === name);
  return foe === undefined ? 0 : worthOfFight(box, view, seat, foe, rewardOf(box, view, seat, foe));
}

/** A turn at the merchant's is a turn without a fight; a turn for nothing is worse than a lost fight. */
const TURN_COST = 1.5;
/** A card sold is a loss, but a deck with fewer weak cards is a gain. */
const SOLD = 0.7;
const PASS = -8;
const KEY = 9;
const LORD = 100;

/** What beating a foe is worth. */
function rewardOf(box: GoblinBox, view: GoblinView, seat: Seat, foe: Foe): number {
  if (foe.kind === 'lord') return LORD;
  if (foe.kind === 'gatekeeper') return KEY;
  let worth = 0;
  for (const reward of foe.rewards) {
    if (reward === 'weapon' || reward === 'armour') {
      const slot = reward === 'weapon' ? view.weapons : view.armours;
      const now = slot[seat] === NONE ? 0 : gearWorth(box.set.cards[slot[seat]].gear);
      worth += Math.max(0.6, 1.6 * (foe.level + 1) - now + 0.6);
    } else worth += 1.6 + 1.1 * foe.level;
  }
  return worth / foe.rewards.length;
}

function rewardNow(box: GoblinBox, view: GoblinView, seat: Seat): number {
  return view.fight === null ? 0 : rewardOf(box, view, seat, box.set.foes[view.fight.foe]);
}

function keepValue(box: GoblinBox, name: string | null): number {
  // A potion instead of a discard: worth it when nothing else can go.
  if (name === null) return 1.5;
  const action = box.set.cards.find((card) => card.name === name)?.action;
  return action === null || action === undefined ? 0 : actionWorth(action);
}

/** A card drawn in a fight: what it does, and whether it can follow. */
function drawnValue(box: GoblinBox, view: GoblinView, name: string | null): number {
  const action = box.set.cards.find((card) => card.name === name)?.action;
  if (action === null || action === undefined) return 0;
  return actionWorth(action) + (view.fight?.next.includes(action.colour) ? 1.5 : 0);
}

function gearGain(box: GoblinBox, view: GoblinView, seat: Seat, gear: Gear | null): number {
  if (gear === null) return 0;
  const now = gear.kind === 'weapon' ? view.weapons[seat] : view.armours[seat];
  return gearWorth(gear) - (now === NONE ? 0 : gearWorth(box.set.cards[now].gear));
}

/** What a potion is worth to a seat that has none: more with every key, as the fights get harder. */
const POTION_WORTH: Readonly<Record<(typeof POTIONS)[number], number>> = {
  strength: 2.2,
  healing: 1.6,
  countercurse: 1.8,
};
const WORTH_A_KEY = 0.8;

/** What a ware is worth. */
function wareWorth(box: GoblinBox, view: GoblinView, seat: Seat, name: string): number {
  const potion = POTIONS.find((kind) => kind === name);
  if (potion !== undefined) return POTION_WORTH[potion] + WORTH_A_KEY * view.keys[seat].length;
  const card = box.set.cards.find((other) => other.name === name);
  if (card?.action) return actionWorth(card.action) - 0.8;
  return gearGain(box, view, seat, card?.gear ?? null);
}

/** What a purchase gains over the cheapest payment; leaving gains nothing. */
function wareValue(box: GoblinBox, view: GoblinView, seat: Seat, name: string | null): number {
  return name === null ? 0 : wareWorth(box, view, seat, name) - (payments(box, view, seat)[0] ?? 99);
}

/** What giving a card away costs. */
function costOf(box: GoblinBox, view: GoblinView, seat: Seat, name: string | null): number {
  for (const slot of [view.weapons, view.armours]) {
    const card = slot[seat];
    if (card !== NONE && box.set.cards[card].name === name) return gearWorth(box.set.cards[card].gear) + 0.5;
  }
  return SOLD * keepValue(box, name);
}

/** What each possible payment costs, the cheapest first. */
function payments(box: GoblinBox, view: GoblinView, seat: Seat): number[] {
  const costs: number[] = [];
  for (const slot of [view.weapons, view.armours]) {
    if (slot[seat] !== NONE) costs.push(gearWorth(box.set.cards[slot[seat]].gear) + 0.5);
  }
  for (const card of view.hand) {
    const { action, foe } = box.set.cards[card];
    if (foe >= 0 && action !== null) costs.push(SOLD * actionWorth(action));
  }
  return costs.sort((a, b) => a - b);
}

/** A visit to the merchant: what all purchases gain, against a turn without a fight. */
function visitValue(box: GoblinBox, view: GoblinView, seat: Seat): number {
  const costs = payments(box, view, seat);
  const wares = POTIONS.filter((_, at) => view.potions[seat * POTIONS.length + at] === 0).map((potion) =>
    wareWorth(box, view, seat, potion),
  );
  let pawned = 0;
  for (const card of view.pawnshop)
    pawned = Math.max(pawned, wareWorth(box, view, seat, box.set.cards[card].name));
  wares.push(pawned);
  wares.sort((a, b) => b - a);
  let gain = 0;
  for (let i = 0; i < Math.min(costs.length, wares.length); i++) gain += Math.max(0, wares[i] - costs[i]);
  return gain > 0 ? gain - TURN_COST : PASS;
}

/** Next from the top of a new deck: the best card, as long as it beats what luck would bring. */
function topValue(box: GoblinBox, name: string | null): number {
  return name === null ? COLOURS.length * 0.4 : name === 'start-card' ? 1.2 : keepValue(box, name);
}
