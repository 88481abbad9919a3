import type { Box, Seat } from '@undercroft/kernel';
import { conquer, diceOf, moveUnits, unitNumber } from './army.ts';
import { type Army, HEARTS, UNITS, type Unit } from './components.ts';
import { harvest } from './goods.ts';
import { addedTo, type Bends, bends, nextThrow } from './heroes.ts';
import { fireOf, giveReward, useSpell, weaponBonus } from './items.ts';
import { foesAt, strengthAt } from './meet.ts';
import { sendPlague } from './plague.ts';
import { isAgainst, type Throw } from './powers.ts';
import { type Printed, printed } from './printed.ts';
import type { Karak2Set } from './set.ts';
import type {
  BattleDuty,
  FightAsk,
  Karak2,
  Karak2Answers,
  Karak2Moment,
  Karak2State,
  Karak2View,
  MusterAsk,
  ProtectAsk,
  Roll,
} from './state.ts';

/** Chooses dice if there are any to choose; the hero die is always rolled. (K2-24) */
export function battle(moment: Karak2Moment, { seat, from }: BattleDuty): void {
  const { box, state } = moment;
  const dice = diceOf(box.set, state, seat);
  const foe = strengthAt(printed(box), state, state.at[seat], box.set.general.strength);
  const ask: MusterAsk = { kind: 'muster', seat, held: [0, 0, 0, 0, 0, 0], foe, from };
  if (dice.some((count) => count > 0)) state.asks.push(ask);
  else roll(moment, ask, dice);
}

/** Rolls the hero die and so many dice of each kind. */
export function roll(moment: Karak2Moment, muster: MusterAsk, dice: readonly number[]): void {
  const { box, state, chance } = moment;
  const { seat, foe, from } = muster;
  const may = bends(box.set, state, seat);
  const hero = chance.roll(6, 'hero-die', seat) - 1;
  const units: Unit[] = [];
  for (let kind = 0; kind < UNITS.length; kind++) {
    for (let i = 0; i < dice[kind]; i++) units.push(UNITS[kind]);
  }
  const faces = chance.dice(units.length, 6, 'unit-dice', seat).map((die) => die - 1);
  const strength =
    swordsOf(printed(box), hero, units, faces) + bonusOf(moment, may, seat, units.length === 0);
  const lie: Roll = { hero, units, faces, fire: 0, strength, foe };
  const ask: FightAsk = { kind: 'fight', seat, ...lie, rerolled: false, from };
  tellRoll(moment, ask);
  askOrSettle(moment, may, ask);
}

/** What weapons and powers add to a fight where the hero stands. (K2-25) */
function bonusOf({ box: { set }, state }: Karak2Moment, may: Bends, seat: Seat, alone: boolean): number {
  const weapons = weaponBonus(set, state, seat);
  if (may.adds.length === 0) return weapons;
  return weapons + addedTo(may, state.life[seat], foesAt(state, state.at[seat]), alone);
}

/** Swords on all dice. (K2-25) */
function swordsOf(sheet: Printed, hero: number, units: readonly Unit[], faces: readonly number[]): number {
  let swords = sheet.heroDie.swords[hero];
  for (let i = 0; i < units.length; i++) swords += sheet.dice[unitNumber(units[i])].swords[faces[i]];
  return swords;
}

function tellRoll(
  { tell }: Karak2Moment,
  { seat, hero, units, faces, strength, foe, rerolled }: FightAsk,
): void {
  tell?.({
    kind: 'rolled',
    seat,
    hero,
    units: [...units],
    faces: [...faces],
    again: rerolled,
    strength,
    foe,
  });
}

/** Horan rolls all his unit dice again, Elspeth her hero die. (K2-84, K2-94) */
export function reroll(moment: Karak2Moment, ask: FightAsk): void {
  const { box, state, chance } = moment;
  const { seat, units } = ask;
  const may = bends(box.set, state, seat);
  const thrown = againOf(may, ask);
  const hero = thrown === 'units' ? ask.hero : chance.roll(6, 'again', seat) - 1;
  const faces =
    thrown === 'hero' ? ask.faces : chance.dice(units.length, 6, 'again', seat).map((die) => die - 1);
  const strength =
    swordsOf(printed(box), hero, units, faces) + bonusOf(moment, may, seat, units.length === 0);
  const counted = may.tries.length > 1 && { again: (ask.again ?? 0) + 1 };
  const again = { ...ask, hero, faces, strength, rerolled: true, ...counted };
  tellRoll(moment, again);
  askOrSettle(moment, may, again);
}

/** What is rolled again now, if anything is: whatever is left of what powers allow. (K2-84, K2-94) */
export const againOf = (may: Bends, { again, rerolled, units }: FightAsk): Throw | null =>
  nextThrow(may, again ?? (rerolled ? 1 : 0), units.length);

/** One more sword for one spell. (K2-26) */
export function throwFireball(moment: Karak2Moment, ask: FightAsk): void {
  const { seat, foe } = ask;
  useSpell(moment.state, seat, 'fireball');
  const strength = ask.strength + fireOf(moment.box.set);
  moment.tell?.({ kind: 'fireball', seat, strength, foe });
  const may = bends(moment.box.set, moment.state, seat);
  askOrSettle(moment, may, { ...ask, strength, fire: ask.fire + 1 });
}

/** Asks again while there is something left to decide. */
function askOrSettle(moment: Karak2Moment, may: Bends, ask: FightAsk): void {
  if (mayReroll(may, ask) || mayThrow(moment.state, ask)) moment.state.asks.push(ask);
  else settle(moment, ask);
}

/** Re-rolls come first; a fireball is of use only while the fight is not won. (K2-26, K2-84, K2-94) */
export function fightAnswers(
  { set }: Box<Karak2>,
  state: Karak2View,
  ask: FightAsk,
): Karak2Answers['fight'][] {
  const answers: Karak2Answers['fight'][] = ['accept'];
  if (mayReroll(bends(set, state, ask.seat), ask)) answers.push('reroll');
  if (mayThrow(state, ask)) answers.push('fireball');
  return answers;
}

const mayReroll = (may: Bends, ask: FightAsk): boolean =>
  may.tries.length > 0 && ask.fire === 0 && againOf(may, ask) !== null;

function mayThrow(state: Karak2View, { seat, strength, foe }: FightAsk): boolean {
  return strength < foe && state.fireballs[seat] > 0;
}

/** The dice stand. The Amulet of Protection speaks before anything is lost. (K2-70) */
export function settle(moment: Karak2Moment, ask: FightAsk): void {
  if (bends(moment.box.set, moment.state, ask.seat).shield === 0) settleLosses(moment, ask, NONE_IGNORED);
  else {
    const { rerolled: _, again: __, ...roll } = ask;
    protectOn(moment, { ...roll, kind: 'protect', ignored: NONE_IGNORED });
  }
}

const NONE_IGNORED: readonly ('hero' | Unit)[] = [];

/** Asks which skulls to ignore; where all can be, all are, unless fallen units are worth a heart. */
export function protectOn(moment: Karak2Moment, ask: ProtectAsk): void {
  const { box, state, tell } = moment;
  const { seat, ignored } = ask;
  const left = skullsLeft(printed(box), ask, ignored);
  const { shield, souls } = bends(box.set, state, seat);
  if (left.length === 0 || ignored.length >= shield) settleLosses(moment, ask, ignored);
  else if (left.length + ignored.length <= shield && souls === 0) {
    for (const die of left) tell?.({ kind: 'ignored', seat, die });
    settleLosses(moment, ask, [...ignored, ...left]);
  } else state.asks.push(ask);
}

type Skulls = readonly ('hero' | Unit)[];

/** The skulls that still count, die by die; the hero die may have two. */
export function skullsLeft(sheet: Printed, { hero, units, faces }: Roll, ignored: Skulls): ('hero' | Unit)[] {
  const skulls: ('hero' | Unit)[] = [];
  for (let i = 0; i < sheet.heroDie.skulls[hero]; i++) skulls.push('hero');
  for (let i = 0; i < units.length; i++) {
    if (sheet.dice[unitNumber(units[i])].skulls[faces[i]] > 0) skulls.push(units[i]);
  }
  for (const die of ignored) skulls.splice(skulls.indexOf(die), 1);
  return skulls;
}

/** Wounds, fallen units, victory or defeat, which is back to where the move began; then the turn is over. (K2-27 … K2-32, K2-81 … K2-83) */
export function settleLosses(moment: Karak2Moment, roll: FightAsk | ProtectAsk, ignored: Skulls): void {
  const { box, state, tell } = moment;
  const sheet = printed(box);
  const { seat, strength, foe, from } = roll;
  const general = state.general === state.at[seat];
  const won = strength >= foe;
  const place = state.at[seat];
  const armies = foesAt(state, place);
  if (!won) state.at[seat] = from;
  else if (!general) state.armies.fill('', place * 2, place * 2 + 2);
  const fought = { seat, armies, strength, foe };
  tell?.(won ? { kind: 'won', ...fought } : { kind: 'lost', ...fought, to: state.tile[from] });
  const may = bends(box.set, state, seat);
  takeLosses(moment, may, seat, skullsLeft(sheet, roll, ignored), general ? wrathOf(box.set) : 0);
  if (won && general) {
    state.arkenstone = seat;
    state.asks.length = 0;
    tell?.({ kind: 'ended', seat });
    return;
  }
  // What is won and sent comes first: it lies on top.
  if (may.goesOn !== 'never' && (won || may.goesOn === 'fought') && state.life[seat] > 0) goOn(state, seat);
  if (box.options.plague && sheet.heroDie.skulls[roll.hero] === 2) sendPlague(moment, seat);
  if (won) win(moment, may, seat, foe, armies);
  else if (general && strength >= box.set.general.strength) dent(moment, seat);
  if (state.life[seat] === 0) tell?.({ kind: 'fainted', seat });
}

/** What a fight with the General costs besides skulls. (K2-81) */
export const wrathOf = ({ general }: Karak2Set): number => general.hearts ?? 1;

/** The fight was an action like any other: the rest of the turn is left. (K2-31) */
function goOn(state: Karak2State, seat: Seat): void {
  state.spent++;
  state.moved = false;
  state.asks.push({ kind: 'go', seat });
}

/** Fame, the reward of each army, and the Warrior's plunder. (K2-27, K2-34, K2-85) */
function win(
  moment: Karak2Moment,
  may: Bends,
  seat: Seat,
  foe: number,
  armies: readonly (Army | 'general')[],
): void {
  const { box, state } = moment;
  conquer(moment, seat, foe);
  for (const army of armies) if (army !== 'general') giveReward(moment, seat, army);
  const { plunders, heals } = may;
  if (plunders > 0) {
    const [food, wood, stone] = printed(box).tiles[state.tile[state.at[seat]]].gives;
    harvest(moment, seat, [food * plunders, wood * plunders, stone * plunders], 'plunder');
  }
  if (heals.length > 0) recover(moment, seat, recovered(heals, armies));
}

/** Hearts that a victory over these brings back. */
export const recovered = (heals: Bends['heals'], foes: readonly (Army | 'general')[]): number =>
  heals.reduce((sum, row) => sum + (isAgainst(row, foes) ? row.hearts : 0), 0);

/** Whoever lies unconscious stays there. (K2-39) */
function recover({ state, tell }: Karak2Moment, seat: Seat, most: number): void {
  const hearts = state.life[seat] === 0 ? 0 : Math.min(most, HEARTS - state.life[seat]);
  if (hearts === 0) return;
  state.life[seat] += hearts;
  tell?.({ kind: 'healed', seat, hearts });
}

/** A strong attack has still cost the General a praetorian. (K2-82) */
function dent({ state, tell }: Karak2Moment, seat: Seat): void {
  if (state.praetorians === 0) return;
  state.praetorians--;
  tell?.({ kind: 'praetorian', seat, left: state.praetorians });
}

/** Skulls on the hero die cost hearts, on a unit die the unit; the Warlock gains by the fallen. (K2-93) */
function takeLosses(
  { state, tell }: Karak2Moment,
  may: Bends,
  seat: Seat,
  skulls: Skulls,
  extra: number,
): void {
  const fallen = skulls.filter((die) => die !== 'hero');
  const wounds = skulls.length - fallen.length + extra;
  const before = state.life[seat];
  state.life[seat] = Math.max(0, before - wounds);
  if (wounds > 0) tell?.({ kind: 'wounded', seat, hearts: wounds });
  for (const unit of fallen) moveUnits(state, seat, unitNumber(unit), -1);
  if (fallen.length > 0) tell?.({ kind: 'fell', seat, units: fallen });
  const souls = fallen.length * may.souls;
  state.life[seat] = Math.max(0, Math.min(HEARTS, before - wounds + souls));
  const healed = state.life[seat] - Math.max(0, before - wounds);
  if (healed > 0) tell?.({ kind: 'souls', seat, hearts: healed });
}
