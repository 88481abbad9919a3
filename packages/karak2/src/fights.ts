import type { Seat } from '@undercroft/kernel';
import { conquer, diceOf, moveUnits, unitNumber } from './army.ts';
import { type Army, HEARTS, UNITS, type Unit } from './components.ts';
import { harvest } from './goods.ts';
import { can } from './heroes.ts';
import { giveReward, useSpell, weaponBonus } from './items.ts';
import { foesAt, strengthAt } from './meet.ts';
import { sendPlague } from './plague.ts';
import { type Printed, printed } from './printed.ts';
import type {
  BattleDuty,
  FightAsk,
  Karak2Answers,
  Karak2Moment,
  Karak2View,
  MusterAsk,
  ProtectAsk,
  Roll,
} from './state.ts';

/** Chooses dice if there are any to choose; the hero die is always rolled. (K2-24) */
export function battle(moment: Karak2Moment, { seat, from }: BattleDuty): void {
  const { box, state } = moment;
  const dice = diceOf(state, seat);
  const foe = strengthAt(printed(box), state, state.at[seat], box.set.general.strength);
  const ask: MusterAsk = { kind: 'muster', seat, held: [0, 0, 0, 0, 0, 0], foe, from };
  if (dice.some((count) => count > 0)) state.asks.push(ask);
  else roll(moment, ask, dice);
}

/** Rolls the hero die and so many dice of each kind. */
export function roll(moment: Karak2Moment, muster: MusterAsk, dice: readonly number[]): void {
  const { box, state, chance } = moment;
  const { seat, foe, from } = muster;
  const hero = chance.roll(6, 'hero-die', seat) - 1;
  const units: Unit[] = [];
  for (let kind = 0; kind < UNITS.length; kind++) {
    for (let i = 0; i < dice[kind]; i++) units.push(UNITS[kind]);
  }
  const faces = chance.dice(units.length, 6, 'unit-dice', seat).map((die) => die - 1);
  const strength = swordsOf(printed(box), hero, units, faces) + weaponBonus(state, seat);
  const lie: Roll = { hero, units, faces, fire: 0, strength, foe };
  const ask: FightAsk = { kind: 'fight', seat, ...lie, rerolled: false, from };
  tellRoll(moment, ask);
  askOrSettle(moment, ask);
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
  const all = can(state, seat, 'strategy');
  const hero = all ? ask.hero : chance.roll(6, 'again', seat) - 1;
  const faces = all ? chance.dice(units.length, 6, 'again', seat).map((die) => die - 1) : ask.faces;
  const strength = swordsOf(printed(box), hero, units, faces) + weaponBonus(state, seat);
  const again = { ...ask, hero, faces, strength, rerolled: true };
  tellRoll(moment, again);
  askOrSettle(moment, again);
}

/** One more sword for one spell. (K2-26) */
export function throwFireball(moment: Karak2Moment, ask: FightAsk): void {
  const { seat, foe } = ask;
  useSpell(moment.state, seat, 'fireball');
  const strength = ask.strength + 1;
  moment.tell?.({ kind: 'fireball', seat, strength, foe });
  askOrSettle(moment, { ...ask, strength, fire: ask.fire + 1 });
}

/** Asks again while there is something left to decide. */
function askOrSettle(moment: Karak2Moment, ask: FightAsk): void {
  if (mayReroll(moment.state, ask) || mayThrow(moment.state, ask)) moment.state.asks.push(ask);
  else settle(moment, ask);
}

/** Re-rolls come first; a fireball is of use only while the fight is not won. (K2-26, K2-84, K2-94) */
export function fightAnswers(state: Karak2View, ask: FightAsk): Karak2Answers['fight'][] {
  const answers: Karak2Answers['fight'][] = ['accept'];
  if (mayReroll(state, ask)) answers.push('reroll');
  if (mayThrow(state, ask)) answers.push('fireball');
  return answers;
}

function mayReroll(state: Karak2View, { seat, units, rerolled, fire }: FightAsk): boolean {
  if (rerolled || fire > 0) return false;
  return can(state, seat, 'combat-skill') || (units.length > 0 && can(state, seat, 'strategy'));
}

function mayThrow(state: Karak2View, { seat, strength, foe }: FightAsk): boolean {
  return strength < foe && state.fireballs[seat] > 0;
}

/** The dice stand. The Amulet of Protection speaks before anything is lost. (K2-70) */
export function settle(moment: Karak2Moment, ask: FightAsk): void {
  if (moment.state.amulet[ask.seat] !== 'protection') settleLosses(moment, ask, NONE_IGNORED);
  else {
    const { rerolled: _, ...roll } = ask;
    protectOn(moment, { ...roll, kind: 'protect', ignored: NONE_IGNORED });
  }
}

const NONE_IGNORED: readonly ('hero' | Unit)[] = [];

/** How many skulls the amulet can ignore. (K2-70) */
const SHIELD = 2;

/** Asks which skulls to ignore; where all can be, all are, unless fallen units are worth a heart. */
export function protectOn(moment: Karak2Moment, ask: ProtectAsk): void {
  const { box, state, tell } = moment;
  const { seat, ignored } = ask;
  const left = skullsLeft(printed(box), ask, ignored);
  if (left.length === 0 || ignored.length >= SHIELD) settleLosses(moment, ask, ignored);
  else if (left.length + ignored.length <= SHIELD && !can(state, seat, 'soul-gatherer')) {
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
  takeLosses(moment, seat, skullsLeft(sheet, roll, ignored), general ? 1 : 0);
  if (won && general) {
    state.arkenstone = seat;
    state.asks.length = 0;
    tell?.({ kind: 'ended', seat });
    return;
  }
  if (box.options.plague && sheet.heroDie.skulls[roll.hero] === 2) sendPlague(moment, seat);
  if (won) win(moment, seat, foe, armies);
  else if (general && strength >= box.set.general.strength) dent(moment, seat);
  if (state.life[seat] === 0) tell?.({ kind: 'fainted', seat });
}

/** Fame, the reward of each army, and the Warrior's plunder. (K2-27, K2-34, K2-85) */
function win(moment: Karak2Moment, seat: Seat, foe: number, armies: readonly (Army | 'general')[]): void {
  const { box, state } = moment;
  conquer(moment, seat, foe);
  for (const army of armies) if (army !== 'general') giveReward(moment, seat, army);
  if (can(state, seat, 'plunder'))
    harvest(moment, seat, printed(box).tiles[state.tile[state.at[seat]]].gives, 'plunder');
}

/** A strong attack has still cost the General a praetorian. (K2-82) */
function dent({ state, tell }: Karak2Moment, seat: Seat): void {
  if (state.praetorians === 0) return;
  state.praetorians--;
  tell?.({ kind: 'praetorian', seat, left: state.praetorians });
}

/** Skulls on the hero die cost hearts, on a unit die the unit; the Warlock gains by the fallen. (K2-93) */
function takeLosses({ state, tell }: Karak2Moment, seat: Seat, skulls: Skulls, extra: number): void {
  const fallen = skulls.filter((die) => die !== 'hero');
  const wounds = skulls.length - fallen.length + extra;
  const before = state.life[seat];
  state.life[seat] = Math.max(0, before - wounds);
  if (wounds > 0) tell?.({ kind: 'wounded', seat, hearts: wounds });
  for (const unit of fallen) moveUnits(state, seat, unitNumber(unit), -1);
  if (fallen.length > 0) tell?.({ kind: 'fell', seat, units: fallen });
  const souls = can(state, seat, 'soul-gatherer') ? fallen.length : 0;
  state.life[seat] = Math.max(0, Math.min(HEARTS, before - wounds + souls));
  const healed = state.life[seat] - Math.max(0, before - wounds);
  if (healed > 0) tell?.({ kind: 'souls', seat, hearts: healed });
}
