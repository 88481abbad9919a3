import type { Seat } from '@undercroft/kernel';
import { casting, FLAMES } from './answers.ts';
import { type KarakSet, type Monster, rewardOf, type Spell, STEPS } from './components.ts';
import { tilesOf } from './dungeon.ts';
import { heal, putOn, throwBack } from './hearts.ts';
import { can } from './heroes.ts';
import { flamesHeld, gain, ownFlames, weaponBonus } from './inventory.ts';
import type { FightAsk, Karak, KarakAnswers, KarakMoment, KarakView } from './state.ts';

/** Rolls both dice; the hero may still bend the fight if there is any way to. (K-29, K-30) */
export function startFight(moment: KarakMoment, seat: Seat, monster: Monster, steps: number): void {
  const { box, state, chance, tell } = moment;
  const foresight = can(state, seat, 'foresight') && steps === STEPS - 1 ? 1 : 0;
  const bonus = weaponBonus(state.heroes[seat], box.set) + foresight;
  const thrown = chance.dice(2, 6, 'attack', seat);
  const dice: [number, number] = [thrown[0], thrown[1]];
  tell?.({ kind: 'rolled', seat, monster, dice: [dice[0], dice[1]], bonus, again: false });
  askOrSettle(moment, {
    kind: 'fight',
    seat,
    steps,
    monster,
    dice,
    bonus,
    flames: 0,
    rerolled: false,
    sacrificed: false,
  });
}

/** Asks again while there is something left to decide. */
export function askOrSettle(moment: KarakMoment, ask: FightAsk): void {
  if (fightAnswers(moment.box.set, moment.state, ask).length > 1) moment.state.asks.push(ask);
  else settle(moment, ask);
}

/** Flames that may still be used in this fight; the Wizard keeps his, so he counts those used. (K-56) */
export function flamesLeft(state: KarakView, ask: FightAsk): number {
  const held = flamesHeld(state.heroes[ask.seat]);
  return can(state, ask.seat, 'magical-affinity') ? held - ask.flames : held;
}

/** Spells of somebody's own that may still be cast in this fight, piece by piece; likewise. */
export function castLeft(set: KarakSet, state: KarakView, { seat, cast = [] }: FightAsk): readonly Spell[] {
  const held = ownFlames(state.heroes[seat], set);
  if (held.length === 0 || !can(state, seat, 'magical-affinity')) return held;
  const left = [...held];
  for (const spell of cast) left.splice(left.indexOf(spell), 1);
  return left;
}

/** The Warrior rolls again once and before any flame, the Swordsman as long as a die shows a 1. (K-30, K-64, K-71) */
export function mayReroll(state: KarakView, { seat, dice, flames, cast, rerolled }: FightAsk): boolean {
  if (can(state, seat, 'combat-training') && (dice[0] === 1 || dice[1] === 1)) return true;
  return flames === 0 && cast === undefined && !rerolled && can(state, seat, 'double-attack');
}

export function fightAnswers(set: KarakSet, state: KarakView, ask: FightAsk): KarakAnswers['fight'][] {
  const { seat } = ask;
  const answers: KarakAnswers['fight'][] = ['accept'];
  if (mayReroll(state, ask)) answers.push('reroll');
  if (!ask.sacrificed && state.heroes[seat].hearts > 0 && can(state, seat, 'sacrifice'))
    answers.push('sacrifice');
  for (let flames = flamesLeft(state, ask); flames > 0; flames--) answers.push(FLAMES[flames]);
  const own = castLeft(set, state, ask);
  if (own.length > 0) for (const spell of new Set(own)) answers.push(casting(spell));
  return answers;
}

/** What a spell adds to a fight. */
export const bonusOf = ({ items }: KarakSet, spell: Spell): number => items[spell as 'flames'].bonus;

/** The attack as it stands. */
export function attack(ask: FightAsk, set: Karak['set']): number {
  let spells = ask.flames * set.items.flames.bonus;
  for (const spell of ask.cast ?? []) spells += bonusOf(set, spell);
  return ask.dice[0] + ask.dice[1] + ask.bonus + spells + (ask.sacrificed ? 1 : 0);
}

/** Won only if greater; a tie is the Thief's. (K-31 … K-33, K-66) */
export function resultOf(total: number, strength: number, backstab: boolean): 'won' | 'tied' | 'lost' {
  if (total > strength || (total === strength && backstab)) return 'won';
  return total === strength ? 'tied' : 'lost';
}

/** The hero accepts the fight as it stands. */
export function settle(moment: KarakMoment, ask: FightAsk): void {
  const { box, state, tell } = moment;
  const { seat, monster, steps } = ask;
  const total = attack(ask, box.set);
  const { strength } = box.set.tokens[monster];
  const result = resultOf(total, strength, can(state, seat, 'backstab'));
  const hero = state.heroes[seat];
  if (result === 'won') state.dungeon.token[hero.at] = null;
  else if (result === 'lost' && hero.hearts > 0) hero.hearts--;
  tell?.({ kind: 'fought', seat, monster, total, strength, result });
  // Only the final dice count, and a curse lifted by being thrown back comes too late. (K-72)
  const six = ask.dice[0] === 6 || ask.dice[1] === 6;
  const unstoppable = six && steps > 0 && can(state, seat, 'unstoppable');
  if (result === 'won') {
    win(moment, ask, unstoppable);
    return;
  }
  if (hero.hearts === 0 && can(state, seat, 'reincarnation')) {
    rise(moment, seat);
    return;
  }
  throwBack(moment, seat);
  if (hero.hearts === 0) tell?.({ kind: 'fainted', seat });
  else if (unstoppable) {
    state.asks.push({ kind: 'step', seat, steps });
    tell?.({ kind: 'unstoppable', seat, steps });
  }
}

/** The monster is gone and its reward is the hero's. What is still to decide comes before any further step. */
function win(moment: KarakMoment, ask: FightAsk, unstoppable: boolean): void {
  const { box, state, tell } = moment;
  const { seat, monster } = ask;
  const hero = state.heroes[seat];
  if (monster === 'dragon') {
    // The ruby counts for whoever beat the dragon, whatever the slots say. (K-75, K-82)
    hero.treasures.push('ruby');
    tell?.({ kind: 'got', seat, item: 'ruby', at: hero.at });
    state.ended = 'dragon';
    tell?.({ kind: 'ended', by: 'dragon' });
    return;
  }
  if (unstoppable) state.asks.push({ kind: 'step', seat, steps: ask.steps });
  if (monster === 'mummy') placeCurse(moment, seat);
  gain(moment, seat, rewardOf(box.set, monster));
  if (state.ended !== null) return;
  // A last heart sacrificed is gone even in victory. (K-59)
  if (hero.hearts === 0) tell?.({ kind: 'fainted', seat });
  if (unstoppable) tell?.({ kind: 'unstoppable', seat, steps: ask.steps });
}

/** Heroes the curse token may be moved to. (K-49, K-50) */
export function mayCurse(state: KarakView, seat: Seat, curse: Karak['options']['curse']): Seat[] {
  const seats: Seat[] = [];
  for (let other = 0; other < state.heroes.length; other++) {
    if (other !== state.cursed && (other !== seat || curse === 'anyone')) seats.push(other);
  }
  return seats;
}

function placeCurse(moment: KarakMoment, seat: Seat): void {
  const { box, state } = moment;
  const targets = mayCurse(state, seat, box.options.curse);
  if (targets.length === 1 && state.cursed === null) putCurse(moment, seat, targets[0]);
  else if (targets.length > 0) state.asks.push({ kind: 'curse', seat });
  else if (state.cursed !== null) moment.tell?.({ kind: 'curse-stays', seat, target: state.cursed });
}

export function putCurse({ state, tell }: KarakMoment, seat: Seat, target: Seat): void {
  const freed = state.cursed;
  state.cursed = null;
  if (freed !== null) tell?.({ kind: 'curse-lifted', seat: freed });
  state.cursed = target;
  tell?.({ kind: 'cursed', seat, target });
}

/** The Warrior rises at a fountain of his choice, healed. (K-65) */
function rise(moment: KarakMoment, seat: Seat): void {
  const fountains = tilesOf(moment.state.dungeon, 'start', 'fountain');
  if (fountains.length > 1) moment.state.asks.push({ kind: 'rise', seat });
  else riseAt(moment, seat, fountains[0]);
}

export function riseAt(moment: KarakMoment, seat: Seat, fountain: number): void {
  putOn(moment.state.heroes[seat], fountain);
  moment.tell?.({ kind: 'rose', seat, at: fountain });
  heal(moment, seat);
}
