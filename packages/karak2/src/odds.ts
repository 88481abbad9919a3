import type { Box, Seat } from '@undercroft/kernel';
import { diceOf, unitNumber } from './army.ts';
import { type Army, HEARTS } from './components.ts';
import { againOf, recovered, wrathOf } from './fights.ts';
import { addedTo, type Bends, bends } from './heroes.ts';
import { fireOf, weaponBonus } from './items.ts';
import { clawedAt, foesAt, strengthAt } from './meet.ts';
import { victimsOf } from './plague.ts';
import type { Throw } from './powers.ts';
import { printed } from './printed.ts';
import type { FightAsk, Karak2, Karak2Answers, Karak2View, MusterAsk } from './state.ts';
import { type Sums, sumsOf, winsOf } from './sums.ts';

/** What a fight may bring, exactly, if it is rolled with certain dice. */
export interface FightOdds {
  /** The chance to win, re-rolling when the first roll does not and using fireballs as needed. */
  readonly win: number;
  /** The chance to lose and yet fell a praetorian; 0 against anybody but the General. */
  readonly praetorian: number;
  /** Hearts and units lost on average. */
  readonly hearts: number;
  readonly units: number;
  /** The chance to fall unconscious. */
  readonly faint: number;
  /** The chance to send the plague. */
  readonly plague: number;
}

/** An enemy as far as odds go. */
export interface Foe {
  readonly strength: number;
  readonly general: boolean;
  /** Who they are, for powers that work against some. */
  readonly foes?: readonly (Army | 'general')[];
}

const NOBODY: readonly (Army | 'general')[] = [];

/** The enemy on a place, after what claws take away before a fight. (K2-99, K2-100) */
export function foeAt(box: Box<Karak2>, view: Karak2View, seat: Seat, place: number): Foe {
  const sheet = printed(box);
  const general = view.general === place;
  let strength = strengthAt(sheet, view, place, box.set.general.strength);
  const { adds, heals, claws, guards } = bends(box.set, view, seat);
  let fallen = -1;
  if (claws >= 0) {
    if (general) strength -= Math.min(guards, view.praetorians);
    else {
      fallen = clawedAt(sheet, view, place, claws);
      const army = fallen < 0 ? '' : view.armies[fallen];
      if (army !== '') strength -= sheet.strength[army];
    }
  }
  if (adds.length + heals.length === 0) return { strength, general };
  const foes = foesAt(view, place);
  return { strength, general, foes: fallen < 0 ? foes : foes.toSpliced(fallen - place * 2, 1) };
}

/** The chance to win with so many dice of each kind and so many fireballs. */
export function winChance(
  box: Box<Karak2>,
  view: Karak2View,
  seat: Seat,
  strength: number,
  dice: readonly number[],
  fireballs: number,
  foes: readonly (Army | 'general')[] = NOBODY,
): number {
  const bonus = bonusOf(box, view, seat, dice, foes) + fireballs * fireOf(box.set);
  return chanceToShow(winChances(box, view, seat, dice), strength - bonus);
}

/** What counts beside the dice, fireballs apart. */
function bonusOf(
  { set }: Box<Karak2>,
  view: Karak2View,
  seat: Seat,
  dice: readonly number[],
  foes: readonly (Army | 'general')[],
): number {
  const may = bends(set, view, seat);
  const weapons = weaponBonus(set, view, seat);
  return may.adds.length === 0 ? weapons : weapons + addedTo(may, view.life[seat], foes, !dice.some(isAny));
}

const isAny = (count: number): boolean => count > 0;

/** The chance to win by how many swords the dice must show. */
export function winChances(
  box: Box<Karak2>,
  view: Karak2View,
  seat: Seat,
  dice: readonly number[],
): Float64Array {
  const sheet = printed(box);
  return winsOf(sheet.heroDie, sumsOf(sheet, dice), bends(box.set, view, seat).tries);
}

export function chanceToShow(chances: Float64Array, swords: number): number {
  return swords <= 0 ? chances[0] : swords < chances.length ? chances[swords] : 0;
}

function atLeast({ tail }: Sums, sum: number): number {
  return sum <= 0 ? 1 : sum < tail.length ? tail[sum] : 0;
}

/** Everything a choice of dice may bring against an enemy; fireballs are used as needed. */
export function oddsAgainst(
  box: Box<Karak2>,
  view: Karak2View,
  seat: Seat,
  foe: Foe,
  dice: readonly number[] = diceOf(box.set, view, seat),
  fireballs: number = view.fireballs[seat],
): FightOdds {
  const sheet = printed(box);
  const may = bends(box.set, view, seat);
  const bonus = bonusOf(box, view, seat, dice, foe.foes ?? NOBODY) + fireballs * fireOf(box.set);
  const { joint, width } = sumsOf(sheet, dice);
  const { swords, skulls } = sheet.heroDie;
  const faces = swords.length;
  // How likely each hero face and unit roll is when the fight is settled.
  let rolls = new Float64Array(faces * joint.length);
  for (let roll = 0; roll < rolls.length; roll++) rolls[roll] = joint[roll % joint.length] / faces;
  const loses = (face: number, cell: number) => swords[face] + (cell % width) + bonus < foe.strength;
  for (const thrown of triesWith(may, dice)) {
    const before = rolls;
    rolls = new Float64Array(before.length);
    for (let face = 0; face < faces; face++) {
      for (let cell = 0; cell < joint.length; cell++) {
        const likely = before[face * joint.length + cell];
        if (likely === 0) continue;
        if (!loses(face, cell)) rolls[face * joint.length + cell] += likely;
        else if (thrown === 'hero') {
          for (let again = 0; again < faces; again++) rolls[again * joint.length + cell] += likely / faces;
        } else if (thrown === 'units') {
          for (let again = 0; again < joint.length; again++)
            rolls[face * joint.length + again] += likely * joint[again];
        } else {
          for (let again = 0; again < rolls.length; again++)
            rolls[again] += (likely * joint[again % joint.length]) / faces;
        }
      }
    }
  }
  const odds = { win: 0, praetorian: 0, hearts: 0, units: 0, faint: 0, plague: 0 };
  const { shield, souls, heals } = may;
  const back = recovered(heals, foe.foes ?? NOBODY);
  const wrath = foe.general ? wrathOf(box.set) : 0;
  const sends = box.options.plague && victimsOf(box.set, view, seat).length > 0;
  for (let face = 0; face < faces; face++) {
    const saved = Math.min(shield, skulls[face]);
    const wounds = skulls[face] - saved + wrath;
    for (let cell = 0; cell < joint.length; cell++) {
      const likely = rolls[face * joint.length + cell];
      if (likely === 0) continue;
      const total = swords[face] + (cell % width) + bonus;
      const fallen = Math.max(0, Math.floor(cell / width) - (shield - saved));
      const won = total >= foe.strength;
      const after = Math.min(HEARTS, view.life[seat] - wounds + fallen * souls);
      const life = won && after > 0 ? Math.min(HEARTS, after + back) : after;
      if (won) odds.win += likely;
      else if (foe.general && total >= box.set.general.strength && view.praetorians > 0)
        odds.praetorian += likely;
      odds.hearts += likely * Math.max(0, view.life[seat] - Math.max(0, life));
      odds.units += likely * fallen;
      if (life <= 0) odds.faint += likely;
      if (skulls[face] === 2 && sends) odds.plague += likely;
    }
  }
  return odds;
}

/** What is rolled again in a fight with these dice, one after the other. */
const triesWith = ({ tries }: Bends, dice: readonly number[]): readonly Throw[] =>
  dice.some(isAny) ? tries : tries.filter((thrown) => thrown !== 'units');

/** Before the roll: what rolling now, or holding back one more unit, would bring. */
export function musterOdds(
  box: Box<Karak2>,
  view: Karak2View,
  { seat, held, foe }: MusterAsk,
  answer: Karak2Answers['muster'],
): FightOdds {
  const dice = diceOf(box.set, view, seat).map((count, kind) => count - held[kind]);
  const kind = answer === 'roll' ? -1 : unitNumber(answer.hold);
  const rolled = kind < 0 ? dice : dice.with(kind, dice[kind] - 1);
  const place = view.at[seat];
  const met = { strength: foe, general: view.general === place, foes: foesAt(view, place) };
  return oddsAgainst(box, view, seat, met, rolled);
}

/** With the dice on the table: the chance to win with each answer, if the fight is accepted right after. */
export function fightOdds(
  box: Box<Karak2>,
  view: Karak2View,
  ask: FightAsk,
  answer: Karak2Answers['fight'],
): number {
  const missing = ask.foe - ask.strength;
  if (answer === 'reroll') return rerollChance(box, view, ask, missing);
  return missing <= (answer === 'fireball' ? fireOf(box.set) : 0) ? 1 : 0;
}

/** The chance that a second roll of the dice that may be rolled again brings what is missing. */
export function rerollChance(box: Box<Karak2>, view: Karak2View, ask: FightAsk, missing: number): number {
  const sheet = printed(box);
  const { swords } = sheet.heroDie;
  const thrown = againOf(bends(box.set, view, ask.seat), ask);
  if (thrown === 'hero') {
    const need = swords[ask.hero] + missing;
    return swords.filter((shown) => shown >= need).length / swords.length;
  }
  const dice = [0, 0, 0, 0, 0, 0];
  let shown = 0;
  for (let i = 0; i < ask.units.length; i++) {
    const kind = unitNumber(ask.units[i]);
    dice[kind]++;
    shown += sheet.dice[kind].swords[ask.faces[i]];
  }
  const sums = sumsOf(sheet, dice);
  if (thrown === 'units') return atLeast(sums, shown + missing);
  const need = shown + swords[ask.hero] + missing;
  return swords.reduce((sum, face) => sum + atLeast(sums, need - face) / swords.length, 0);
}
