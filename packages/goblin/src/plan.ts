import type { Seat } from '@undercroft/kernel';
import { strength } from './chain.ts';
import { HEARTS, worn } from './heroes.ts';
import {
  ANY,
  bestFrom,
  cursed,
  IMPOSSIBLE,
  inForce,
  mostFrom,
  POTION_COST,
  type Search,
  tryCard,
  worthNow,
} from './search.ts';
import type { Glance } from './seen.ts';
import { type Action, BIT, type Curse, type Foe, POTIONS, type Potion } from './set.ts';
import type { GoblinAnswer, GoblinBox } from './state.ts';

/** One player's thoughts: what lies open, and the hand. */
export interface Mind {
  readonly box: GoblinBox;
  readonly table: Glance;
  readonly seat: Seat;
  readonly hand: readonly number[];
  /** Gains that are not worth thinking about. */
  readonly careless: number;
}

export const actionsOf = ({ box, hand }: Mind): (Action | null)[] =>
  hand.map((card) => box.set.cards[card].action);

function holds({ table, seat }: Mind, potion: Potion): boolean {
  return table.potions[seat * POTIONS.length + POTIONS.indexOf(potion)] > 0;
}

/**
 * A fight not yet begun: what it is worth with the hand as it is. A fight that cannot be worth more than `other`
 * is not thought through.
 */
export function worthOfFight(
  mind: Mind,
  actions: readonly (Action | null)[],
  foe: Foe,
  reward: number,
  other: number,
): number {
  const all = (1 << actions.length) - 1;
  const heals = holds(mind, 'healing') && mind.table.hearts[mind.seat] < HEARTS;
  const plain = opening(mind, foe, reward, actions, null);
  const lifts = foe.curses.length > 0 && holds(mind, 'countercurse');
  const most = lifts ? opening(mind, { ...foe, curses: [] }, reward, actions, null) : plain;
  if (mostFrom(most, all, heals ? HEARTS : most.hearts) < other + mind.careless) return IMPOSSIBLE;
  let best = bestFrom(plain, all, ANY, other);
  if (lifts) {
    for (const curse of foe.curses) {
      best = Math.max(
        best,
        bestFrom(opening(mind, foe, reward, actions, curse), all, ANY, best) - POTION_COST,
      );
    }
  }
  if (heals) {
    plain.hearts = HEARTS;
    best = Math.max(best, bestFrom(plain, all, ANY, best) - POTION_COST);
  }
  return best;
}

function opening(
  mind: Mind,
  foe: Foe,
  reward: number,
  actions: readonly (Action | null)[],
  lifted: Curse | null,
): Search {
  const { box, table, seat } = mind;
  const search: Search = {
    actions,
    foe,
    reward,
    curses: inForce(foe, lifted),
    hero: box.options.powers ? table.heroes[seat] : null,
    attack: 0,
    defence: 0,
    hearts: table.hearts[seat],
    draws: 0,
    played: 0,
    used: false,
    strength: holds(mind, 'strength'),
    attacked: false,
    bonus: false,
    careless: mind.careless,
  };
  if (!cursed(search, 'weapon')) putOn(search, mind, table.weapons);
  if (!cursed(search, 'armour')) putOn(search, mind, table.armours);
  return search;
}

function putOn(search: Search, { box, seat }: Mind, slot: readonly number[]): void {
  const gear = worn(box, slot, seat);
  if (gear === null) return;
  search.attack += gear.attack;
  search.defence += gear.defence;
}

/** A fight under way: what to do next. */
export function planFight(mind: Mind, answers: readonly GoblinAnswer[], reward: number): GoblinAnswer {
  const { box, table, seat } = mind;
  const { fight } = table;
  if (fight === null) return answers[0];
  const foe = box.set.foes[fight.foe];
  const actions = actionsOf(mind);
  const last = fight.chain.length > 0 ? box.set.cards[fight.chain[fight.chain.length - 1]].action : null;
  const search: Search = {
    actions,
    foe,
    reward,
    curses: inForce(foe, fight.lifted),
    hero: box.options.powers ? table.heroes[seat] : null,
    attack: strength(box, table, fight, seat, 'attack'),
    defence: strength(box, table, fight, seat, 'defence'),
    hearts: table.hearts[seat],
    draws: 0,
    played: fight.chain.length,
    used: fight.used,
    strength: holds(mind, 'strength'),
    attacked: (last?.attack ?? 0) > 0,
    careless: mind.careless,
    bonus: fight.chain.some((card, at) => at > 0 && isBlow(box, card) && isBlow(box, fight.chain[at - 1])),
  };
  const all = (1 << actions.length) - 1;
  let best: GoblinAnswer = 'stop';
  let highest = worthNow(search);
  if (!holds(mind, 'healing') && !holds(mind, 'countercurse')) {
    if (mostFrom(search, all, search.hearts) <= highest + search.careless) return best;
  }
  for (const answer of answers) {
    const value = worthOf(mind, search, all, last, answer, highest);
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
  mind: Mind,
  search: Search,
  all: number,
  last: Action | null,
  answer: GoblinAnswer,
  other: number,
): number {
  if (typeof answer !== 'object') return IMPOSSIBLE;
  const next = last?.nextBits ?? ANY;
  if ('play' in answer) {
    const at = search.actions.findIndex((action) => action?.name === answer.play);
    const action = search.actions[at];
    // Without the Warlock's word the card is worth a little less than with it.
    const plain = search.hero === 'xanros' && !('defy' in answer) && !search.used ? 0.01 : 0;
    return action === null ? IMPOSSIBLE : tryCard(search, all & ~(1 << at), next, action, other) - plain;
  }
  if (!('drink' in answer)) return IMPOSSIBLE;
  if (answer.drink === 'strength' && last !== null) {
    const twice = { ...search, strength: false };
    if (answer.double === 'attack') twice.attack += last.attack;
    else twice.defence += last.defence;
    return bestFrom(twice, all, next, other) - POTION_COST;
  }
  if (answer.drink === 'countercurse')
    return bestFrom(lifted(mind, search, answer.lift), all, next, other) - POTION_COST;
  // After the blow is the better time to heal, unless it would be the last blow.
  return bestFrom({ ...search, hearts: HEARTS }, all, next, other) - POTION_COST - 0.3;
}

/** The same fight without one of its curses: what was played counts after all. (G-66) */
function lifted(mind: Mind, search: Search, curse: Curse): Search {
  const { box, table } = mind;
  const free = { ...search, curses: search.curses & ~BIT[curse] };
  for (const card of table.fight?.chain ?? []) {
    const { action } = box.set.cards[card];
    if (curse === 'attack') free.attack += action?.attack ?? 0;
    if (curse === 'defence') free.defence += action?.defence ?? 0;
  }
  if (curse === 'weapon') putOn(free, mind, table.weapons);
  if (curse === 'armour') putOn(free, mind, table.armours);
  return free;
}
