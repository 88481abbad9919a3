import type { Box, Seat } from '@undercroft/kernel';
import { diceOf, unitNumber } from './army.ts';
import { HEARTS } from './components.ts';
import { can } from './heroes.ts';
import { weaponBonus } from './items.ts';
import { strengthAt } from './meet.ts';
import { type Printed, printed } from './printed.ts';
import type { FightAsk, Karak2, Karak2Answers, Karak2View, MusterAsk } from './state.ts';
import { type Again, type Sums, sumsOf } from './sums.ts';

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
}

/** The enemy on a place, after what claws take away before a fight. (K2-99, K2-100) */
export function foeAt(box: Box<Karak2>, view: Karak2View, seat: Seat, place: number): Foe {
  const sheet = printed(box);
  const general = view.general === place;
  let strength = strengthAt(sheet, view, place, box.set.general.strength);
  if (can(view, seat, 'claws')) {
    if (general) strength -= view.praetorians > 0 ? 1 : 0;
    else {
      const armies = [view.armies[place * 2], view.armies[place * 2 + 1]];
      if (armies.some((army) => army !== '' && sheet.strength[army] === 1)) strength--;
    }
  }
  return { strength, general };
}

/** The chance to win with so many dice of each kind and so many fireballs. */
export function winChance(
  box: Box<Karak2>,
  view: Karak2View,
  seat: Seat,
  strength: number,
  dice: readonly number[],
  fireballs: number,
): number {
  const need = strength - weaponBonus(view, seat) - fireballs;
  return chanceToShow(winChances(box, view, seat, dice), need);
}

/** The chance to win by how many swords the dice must show. */
export function winChances(
  box: Box<Karak2>,
  view: Karak2View,
  seat: Seat,
  dice: readonly number[],
): Float64Array {
  return sumsOf(printed(box), dice).wins[again(view, seat)];
}

export function chanceToShow(chances: Float64Array, swords: number): number {
  return swords <= 0 ? chances[0] : swords < chances.length ? chances[swords] : 0;
}

/** What a hero may roll a second time. */
function again(view: Karak2View, seat: Seat): Again {
  if (can(view, seat, 'strategy')) return 'units';
  return can(view, seat, 'combat-skill') ? 'hero' : 'nothing';
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
  dice: readonly number[] = diceOf(view, seat),
  fireballs: number = view.fireballs[seat],
): FightOdds {
  const sheet = printed(box);
  const bonus = weaponBonus(view, seat) + fireballs;
  const { joint, width } = sumsOf(sheet, dice);
  const { swords, skulls } = sheet.heroDie;
  const faces = swords.length;
  // How likely each hero face and unit roll is when the fight is settled.
  const rolls = new Float64Array(faces * joint.length);
  const loses = (face: number, cell: number) => swords[face] + (cell % width) + bonus < foe.strength;
  const unitsAgain = can(view, seat, 'strategy') && dice.some((count) => count > 0);
  const heroAgain = can(view, seat, 'combat-skill');
  for (let face = 0; face < faces; face++) {
    for (let cell = 0; cell < joint.length; cell++) {
      const likely = joint[cell] / faces;
      if (likely === 0) continue;
      if (heroAgain && loses(face, cell)) {
        for (let again = 0; again < faces; again++) rolls[again * joint.length + cell] += likely / faces;
      } else if (unitsAgain && loses(face, cell)) {
        for (let again = 0; again < joint.length; again++) {
          rolls[face * joint.length + again] += likely * joint[again];
        }
      } else rolls[face * joint.length + cell] += likely;
    }
  }
  const odds = { win: 0, praetorian: 0, hearts: 0, units: 0, faint: 0, plague: 0 };
  const shield = view.amulet[seat] === 'protection' ? 2 : 0;
  const souls = can(view, seat, 'soul-gatherer');
  for (let face = 0; face < faces; face++) {
    const saved = Math.min(shield, skulls[face]);
    const wounds = skulls[face] - saved + (foe.general ? 1 : 0);
    for (let cell = 0; cell < joint.length; cell++) {
      const likely = rolls[face * joint.length + cell];
      if (likely === 0) continue;
      const total = swords[face] + (cell % width) + bonus;
      const fallen = Math.max(0, Math.floor(cell / width) - (shield - saved));
      const life = Math.min(HEARTS, view.life[seat] - wounds + (souls ? fallen : 0));
      if (total >= foe.strength) odds.win += likely;
      else if (foe.general && total >= box.set.general.strength && view.praetorians > 0)
        odds.praetorian += likely;
      odds.hearts += likely * Math.max(0, view.life[seat] - Math.max(0, life));
      odds.units += likely * fallen;
      if (life <= 0) odds.faint += likely;
      if (skulls[face] === 2 && box.options.plague) odds.plague += likely;
    }
  }
  return odds;
}

/** Before the roll: what rolling now, or holding back one more unit, would bring. */
export function musterOdds(
  box: Box<Karak2>,
  view: Karak2View,
  { seat, held, foe }: MusterAsk,
  answer: Karak2Answers['muster'],
): FightOdds {
  const dice = diceOf(view, seat).map((count, kind) => count - held[kind]);
  const kind = answer === 'roll' ? -1 : unitNumber(answer.hold);
  const rolled = kind < 0 ? dice : dice.with(kind, dice[kind] - 1);
  return oddsAgainst(box, view, seat, { strength: foe, general: view.general === view.at[seat] }, rolled);
}

/** With the dice on the table: the chance to win with each answer, if the fight is accepted right after. */
export function fightOdds(
  box: Box<Karak2>,
  view: Karak2View,
  ask: FightAsk,
  answer: Karak2Answers['fight'],
): number {
  const missing = ask.foe - ask.strength;
  if (answer === 'reroll') return rerollChance(printed(box), view, ask, missing);
  return missing <= (answer === 'fireball' ? 1 : 0) ? 1 : 0;
}

/** The chance that a second roll of the dice that may be rolled again brings what is missing. */
export function rerollChance(sheet: Printed, view: Karak2View, ask: FightAsk, missing: number): number {
  const { swords } = sheet.heroDie;
  if (can(view, ask.seat, 'combat-skill')) {
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
  return atLeast(sumsOf(sheet, dice), shown + missing);
}
