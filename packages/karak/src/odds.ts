import { type Box, type Chance, everyLuck, type Seat } from '@undercroft/kernel';
import type { KarakSet, Monster } from './components.ts';
import { attack, bonusOf, fightAnswers, resultOf } from './fights.ts';
import { can } from './heroes.ts';
import { spellBonus, weaponBonus } from './inventory.ts';
import type { FightAsk, Karak, KarakAnswers, KarakView } from './state.ts';

/** How a fight may end; the three add up to 1. */
export interface Chances {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

type Dice = readonly (readonly [first: number, second: number])[];

/** Every roll of two dice that show no less than this, each as likely as the others. */
function allRolls(lowest: number): Dice {
  const roll = (luck: Chance) => luck.roll(7 - lowest) + lowest - 1;
  return Array.from(everyLuck(), (luck) => [roll(luck), roll(luck)] as const);
}

/** Two plain dice, and two dice whose ones are rolled again until they are none. (K-71) */
const PLAIN = allRolls(1);
const NO_ONES = allRolls(2);

/** The chances when every roll of a list is equally likely. */
function chancesOf(rolls: Dice, bonus: number, strength: number, backstab: boolean): Chances {
  let win = 0;
  let tie = 0;
  for (const [first, second] of rolls) {
    const result = resultOf(first + second + bonus, strength, backstab);
    if (result === 'won') win++;
    else if (result === 'tied') tie++;
  }
  const { length } = rolls;
  return { win: win / length, tie: tie / length, lose: (length - win - tie) / length };
}

/** A fight is decided by how much the dice must reach: all its chances fit into one small table. */
const REACH = Array.from({ length: 64 }, (_, reach) => reach - 32);

function tableOf(rolls: Dice, backstab: boolean, twice: boolean): readonly Chances[] {
  const once = REACH.map((reach) => chancesOf(rolls, 0, reach, backstab));
  return twice ? once.map(tryTwice) : once;
}

const chancesToReach = (table: readonly Chances[], reach: number): Chances =>
  table[Math.max(0, Math.min(REACH.length - 1, reach + 32))];

/** A second try for every roll that does not win. (K-64) */
function tryTwice({ win, tie, lose }: Chances): Chances {
  return { win: win + (1 - win) * win, tie: (1 - win) * tie, lose: (1 - win) * lose };
}

const TABLES = {
  plain: tableOf(PLAIN, false, false),
  'double-attack': tableOf(PLAIN, false, true),
  backstab: tableOf(PLAIN, true, false),
  'combat-training': tableOf(NO_ONES, false, false),
} as const;

/** How this hero rolls: in the box each of these skills has another owner; of several, the best counts. */
function tableFor(view: KarakView, seat: Seat): readonly Chances[] {
  if (can(view, seat, 'double-attack')) return TABLES['double-attack'];
  if (can(view, seat, 'backstab')) return TABLES.backstab;
  return can(view, seat, 'combat-training') ? TABLES['combat-training'] : TABLES.plain;
}

/** The chances of a fight before its first roll. */
export interface FightAhead {
  /** With weapons and free skills only. */
  readonly plain: Chances;
  /** With all spells, and a heart sacrificed if the hero can. */
  readonly best: Chances;
}

/** What a seat may expect of a fight with a monster; `first` if it comes from the first step of the turn. */
export function oddsAgainst(
  box: Box<Karak>,
  view: KarakView,
  seat: Seat,
  monster: Monster,
  first: boolean,
): FightAhead {
  const hero = view.heroes[seat];
  const bonus = weaponBonus(hero, box.set) + (first && can(view, seat, 'foresight') ? 1 : 0);
  const sacrifice = can(view, seat, 'sacrifice') && hero.hearts > 0 ? 1 : 0;
  const extra = spellBonus(hero, box.set) + sacrifice;
  const reach = box.set.tokens[monster].strength - bonus;
  const table = tableFor(view, seat);
  return { plain: chancesToReach(table, reach), best: chancesToReach(table, reach - extra) };
}

/** What one answer to a fight would make of it, if the fight were accepted right after. */
export interface AnswerOdds {
  readonly answer: KarakAnswers['fight'];
  readonly chances: Chances;
}

/** For a fight as it stands: each answer with its exact chances. */
export function fightOdds(box: Box<Karak>, view: KarakView, ask: FightAsk): AnswerOdds[] {
  return fightAnswers(box.set, view, ask).map((answer) => ({
    answer,
    chances: oddsOf(box, view, ask, answer),
  }));
}

function oddsOf(box: Box<Karak>, view: KarakView, ask: FightAsk, answer: KarakAnswers['fight']): Chances {
  const { strength } = box.set.tokens[ask.monster];
  const backstab = can(view, ask.seat, 'backstab');
  const [first, second] = ask.dice;
  if (answer === 'reroll') {
    const rest = attack(ask, box.set) - first - second;
    const ones = can(view, ask.seat, 'combat-training') && ask.dice.includes(1);
    const rolls = ones
      ? NO_ONES.map(([a, b]) => [first === 1 ? a : first, second === 1 ? b : second] as const)
      : PLAIN;
    return chancesOf(rolls, rest, strength, backstab);
  }
  const sacrifice = answer === 'sacrifice' ? 1 : 0;
  const spells = typeof answer === 'object' ? addedBy(box.set, answer) : 0;
  return chancesOf(
    [ask.dice],
    attack(ask, box.set) - first - second + sacrifice + spells,
    strength,
    backstab,
  );
}

/** What spells cast now add to a fight. */
export const addedBy = (set: KarakSet, answer: Extract<KarakAnswers['fight'], object>): number =>
  'cast' in answer ? bonusOf(set, answer.cast) : answer.flames * set.items.flames.bonus;
