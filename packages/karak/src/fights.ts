import type { Box, Seat } from '@undercroft/kernel';
import { casting, FLAMES } from './answers.ts';
import { type KarakSet, type Monster, rewardOf, type Spell } from './components.ts';
import { fountainsOf } from './dungeon.ts';
import { putOn, recover, throwBack } from './hearts.ts';
import { addedTo, againOf, against, type Bends, bends, heroesOf } from './heroes.ts';
import { flamesHeld, gain, ownFlames, weaponBonus } from './inventory.ts';
import { EVERY_SPELL } from './powers.ts';
import type { FightAsk, Karak, KarakAnswers, KarakMoment, KarakView } from './state.ts';

/** Rolls both dice; the hero may still bend the fight if there is any way to. (K-29, K-30) */
export function startFight(moment: KarakMoment, seat: Seat, monster: Monster, steps: number): void {
  const { box, state, chance, tell } = moment;
  const hero = state.heroes[seat];
  const may = bends(box.set, state, seat);
  const bonus = weaponBonus(hero, box.set) + addedTo(may, hero, monster, steps === may.steps - 1);
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
    ...giftPrinted(may),
  });
}

/** A heart for one more is what the Warlock's card has printed on it: anything else is said. (K-58) */
function giftPrinted({ sacrifice }: Bends): Pick<FightAsk, 'gift'> {
  if (sacrifice === null) return {};
  const { hearts, more } = sacrifice;
  return hearts === 1 && more === 1 ? {} : { gift: { hearts, more } };
}

/** What a hero may give for strength in this fight. */
export const giftOf = ({ gift = { hearts: 1, more: 1 } }: FightAsk): NonNullable<FightAsk['gift']> => gift;

/** Asks again while there is something left to decide. */
export function askOrSettle(moment: KarakMoment, ask: FightAsk): void {
  const { box, state } = moment;
  if (fightAnswers(box.set, state, ask).length > 1) state.asks.push(sayingDice(box.set, state, ask));
  else settle(moment, ask);
}

/** The Swordsman's ones, both dice of everybody else: other dice to be rolled again are named. */
function sayingDice(set: KarakSet, state: KarakView, ask: FightAsk): FightAsk {
  const { upTo: _, ...rest } = ask;
  const printed = state.heroes[ask.seat].hero === 'victorius' ? 1 : 6;
  const { upTo = printed } = againOf(bends(set, state, ask.seat), ask) ?? {};
  return upTo === printed ? rest : { ...rest, upTo };
}

/** Flames that may still be used in this fight; the Wizard keeps his, so he counts those used. (K-56) */
export function flamesLeft(set: KarakSet, state: KarakView, ask: FightAsk): number {
  const held = flamesHeld(state.heroes[ask.seat]);
  const { keeps } = bends(set, state, ask.seat);
  if (keeps === 0) return held;
  if (keeps >= EVERY_SPELL) return held - ask.flames;
  return held - (ask.kept ?? []).filter((spell) => spell === 'flames').length;
}

/** Spells of somebody's own that may still be cast in this fight, piece by piece; likewise. */
export function castLeft(
  set: KarakSet,
  state: KarakView,
  { seat, cast = [], kept = [] }: FightAsk,
): readonly Spell[] {
  const held = ownFlames(state.heroes[seat], set);
  const { keeps } = bends(set, state, seat);
  if (held.length === 0 || keeps === 0) return held;
  const used = keeps >= EVERY_SPELL ? cast : kept.filter((spell) => spell !== 'flames');
  const left = [...held];
  for (const spell of used) left.splice(left.indexOf(spell), 1);
  return left;
}

/** The Warrior rolls again once and before any flame, the Swordsman as long as a die shows a 1. (K-30, K-64, K-71) */
export const mayReroll = (set: KarakSet, state: KarakView, ask: FightAsk): boolean =>
  againOf(bends(set, state, ask.seat), ask) !== null;

export function fightAnswers(set: KarakSet, state: KarakView, ask: FightAsk): KarakAnswers['fight'][] {
  const { seat } = ask;
  const answers: KarakAnswers['fight'][] = ['accept'];
  if (mayReroll(set, state, ask)) answers.push('reroll');
  const { sacrifice } = bends(set, state, seat);
  if (sacrifice !== null && !ask.sacrificed && state.heroes[seat].hearts >= sacrifice.hearts)
    answers.push('sacrifice');
  for (let flames = flamesLeft(set, state, ask); flames > 0; flames--) answers.push(FLAMES[flames]);
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
  return ask.dice[0] + ask.dice[1] + ask.bonus + spells + (ask.sacrificed ? giftOf(ask).more : 0);
}

/** Whether a tie with this monster is a win. (K-66) */
export const winsTies = (
  set: KarakSet,
  state: KarakView,
  { seat, monster }: Pick<FightAsk, 'seat' | 'monster'>,
): boolean => against(bends(set, state, seat).ties, monster);

/** Won only if greater; a tie is the Thief's. (K-31 … K-33, K-66) */
export function resultOf(total: number, strength: number, winsTies: boolean): 'won' | 'tied' | 'lost' {
  if (total > strength || (total === strength && winsTies)) return 'won';
  return total === strength ? 'tied' : 'lost';
}

/** The hero accepts the fight as it stands. */
export function settle(moment: KarakMoment, ask: FightAsk): void {
  const { box, state, tell } = moment;
  const { seat, monster, steps } = ask;
  const total = attack(ask, box.set);
  const { strength } = box.set.tokens[monster];
  const may = bends(box.set, state, seat);
  const result = resultOf(total, strength, against(may.ties, monster));
  const hero = state.heroes[seat];
  if (result === 'won') state.dungeon.token[hero.at] = null;
  else if (result === 'lost' && hero.hearts > 0 && !against(may.unhurt, monster)) hero.hearts--;
  tell?.({ kind: 'fought', seat, monster, total, strength, result });
  // Only the final dice count, and a curse lifted by being thrown back comes too late. (K-72)
  const highest = Math.max(ask.dice[0], ask.dice[1]);
  const unstoppable =
    steps > 0 &&
    may.goOn.some(({ from, after }) => highest >= from && (after === 'fought' || result === 'won'));
  if (result === 'won') {
    if (monster !== 'dragon') recover(moment, seat, healedBy(may.heals, monster));
    win(moment, ask, unstoppable);
    return;
  }
  if (hero.hearts === 0 && may.rise > 0) {
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

/** Skulls that turn back for having beaten a monster. */
function healedBy(heals: Bends['heals'], monster: Monster): number {
  let hearts = 0;
  for (const heal of heals) if (against([heal], monster)) hearts += heal.hearts;
  return hearts;
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
export function mayCurse({ set, options }: Box<Karak>, state: KarakView, seat: Seat): Seat[] {
  const heroes = heroesOf(set);
  const seats: Seat[] = [];
  for (let other = 0; other < state.heroes.length; other++) {
    if (other === state.cursed || heroes[state.heroes[other].hero].curseProof) continue;
    if (other !== seat || options.curse === 'anyone') seats.push(other);
  }
  return seats;
}

function placeCurse(moment: KarakMoment, seat: Seat): void {
  const { box, state } = moment;
  const targets = mayCurse(box, state, seat);
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
  const fountains = fountainsOf(moment.state.dungeon);
  if (fountains.length > 1) moment.state.asks.push({ kind: 'rise', seat });
  else riseAt(moment, seat, fountains[0]);
}

export function riseAt(moment: KarakMoment, seat: Seat, fountain: number): void {
  const { box, state, tell } = moment;
  putOn(state.heroes[seat], fountain);
  tell?.({ kind: 'rose', seat, at: fountain });
  recover(moment, seat, bends(box.set, state, seat).rise);
}
