import type { Seat } from '@undercroft/kernel';
import { HEARTS } from './heroes.ts';
import {
  BIT,
  bestFrom,
  cursed,
  IMPOSSIBLE,
  inForce,
  POTION_COST,
  type Search,
  tryCard,
  worthNow,
} from './search.ts';
import type { GoblinView } from './seen.ts';
import { type Action, type Curse, type Foe, type Gear, POTIONS } from './set.ts';
import { type GoblinAnswer, type GoblinBox, NONE } from './state.ts';

function actionsOf(box: GoblinBox, view: GoblinView): (Action | null)[] {
  return view.hand.map((card) => box.set.cards[card].action);
}

const gearOf = (box: GoblinBox, card: number): Gear | null =>
  card === NONE ? null : box.set.cards[card].gear;

function holds(view: GoblinView, seat: Seat, potion: (typeof POTIONS)[number]): boolean {
  return view.potions[seat * POTIONS.length + POTIONS.indexOf(potion)] > 0;
}

/** A fight not yet begun: what it is worth with the hand as it is. */
export function worthOfFight(box: GoblinBox, view: GoblinView, seat: Seat, foe: Foe, reward: number): number {
  const actions = actionsOf(box, view);
  const all = (1 << actions.length) - 1;
  const plain = opening(box, view, seat, foe, reward, actions, null);
  let best = bestFrom(plain, all, null);
  if (holds(view, seat, 'countercurse')) {
    for (const curse of foe.curses) {
      const search = opening(box, view, seat, foe, reward, actions, curse);
      best = Math.max(best, bestFrom(search, all, null) - POTION_COST);
    }
  }
  if (holds(view, seat, 'healing') && view.hearts[seat] < HEARTS) {
    plain.hearts = HEARTS;
    best = Math.max(best, bestFrom(plain, all, null) - POTION_COST);
  }
  return best;
}

function opening(
  box: GoblinBox,
  view: GoblinView,
  seat: Seat,
  foe: Foe,
  reward: number,
  actions: readonly (Action | null)[],
  lifted: Curse | null,
): Search {
  const search: Search = {
    actions,
    foe,
    reward,
    curses: inForce(foe, lifted),
    hero: box.options.powers ? view.heroes[seat] : null,
    attack: 0,
    defence: 0,
    hearts: view.hearts[seat],
    draws: 0,
    played: 0,
    used: false,
    strength: holds(view, seat, 'strength'),
    attacked: false,
    bonus: false,
  };
  for (const [slot, list] of [
    ['weapon', view.weapons],
    ['armour', view.armours],
  ] as const) {
    const gear = gearOf(box, list[seat]);
    if (gear === null || cursed(search, slot)) continue;
    search.attack += gear.attack;
    search.defence += gear.defence;
  }
  return search;
}

/** A fight under way: what to do next. */
export function planFight(
  box: GoblinBox,
  view: GoblinView,
  seat: Seat,
  answers: readonly GoblinAnswer[],
  reward: number,
): GoblinAnswer {
  const { fight } = view;
  if (fight === null) return answers[0];
  const foe = box.set.foes[fight.foe];
  const actions = actionsOf(box, view);
  const last = fight.chain.length > 0 ? box.set.cards[fight.chain[fight.chain.length - 1]].action : null;
  const search: Search = {
    actions,
    foe,
    reward,
    curses: inForce(foe, fight.lifted),
    hero: box.options.powers ? view.heroes[seat] : null,
    attack: fight.attack,
    defence: fight.defence,
    hearts: view.hearts[seat],
    draws: 0,
    played: fight.chain.length,
    used: fight.used,
    strength: holds(view, seat, 'strength'),
    attacked: (last?.attack ?? 0) > 0,
    bonus: fight.chain.some((card, at) => at > 0 && isBlow(box, card) && isBlow(box, fight.chain[at - 1])),
  };
  const all = (1 << actions.length) - 1;
  let best: GoblinAnswer = 'stop';
  let highest = worthNow(search);
  for (const answer of answers) {
    const value = worthOf(box, view, seat, search, all, last, answer);
    // Even when it changes nothing else, a card played is a card cycled.
    if (value > highest) {
      highest = value;
      best = answer;
    }
  }
  return best;
}

const isBlow = (box: GoblinBox, card: number): boolean => (box.set.cards[card].action?.attack ?? 0) > 0;

function worthOf(
  box: GoblinBox,
  view: GoblinView,
  seat: Seat,
  search: Search,
  all: number,
  last: Action | null,
  answer: GoblinAnswer,
): number {
  if (typeof answer !== 'object') return IMPOSSIBLE;
  const next = last?.next ?? null;
  if ('play' in answer) {
    const at = search.actions.findIndex((action) => action?.name === answer.play);
    const action = search.actions[at];
    // Without the Warlock's word the card is worth a little less than with it.
    const plain = search.hero === 'xanros' && !('defy' in answer) && !search.used ? 0.01 : 0;
    return action === null ? IMPOSSIBLE : tryCard(search, all & ~(1 << at), next, action) - plain;
  }
  if (!('drink' in answer)) return IMPOSSIBLE;
  if (answer.drink === 'strength' && last !== null) {
    const twice = { ...search, strength: false };
    if (answer.double === 'attack') twice.attack += last.attack;
    else twice.defence += last.defence;
    return bestFrom(twice, all, next) - POTION_COST;
  }
  if (answer.drink === 'countercurse') {
    const lifted = { ...search, curses: search.curses & ~BIT[answer.lift] };
    for (const card of view.fight?.chain ?? []) {
      const action = box.set.cards[card].action;
      if (answer.lift === 'attack') lifted.attack += action?.attack ?? 0;
      if (answer.lift === 'defence') lifted.defence += action?.defence ?? 0;
    }
    const gear = answer.lift === 'weapon' ? view.weapons : answer.lift === 'armour' ? view.armours : null;
    if (gear !== null) {
      lifted.attack += gearOf(box, gear[seat])?.attack ?? 0;
      lifted.defence += gearOf(box, gear[seat])?.defence ?? 0;
    }
    return bestFrom(lifted, all, next) - POTION_COST;
  }
  // After the blow is the better time to heal, unless it would be the last blow.
  const healed = { ...search, hearts: HEARTS };
  return bestFrom(healed, all, next) - POTION_COST - 0.3;
}
