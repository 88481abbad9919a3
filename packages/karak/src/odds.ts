import { type Box, type Chance, everyLuck, once, type Seat } from '@undercroft/kernel';
import type { KarakSet, Monster } from './components.ts';
import { attack, bonusOf, fightAnswers, giftOf, resultOf, winsTies } from './fights.ts';
import { addedTo, againOf, against, type Bends, bends } from './heroes.ts';
import { spellBonus, weaponBonus } from './inventory.ts';
import type { FightAsk, Karak, KarakAnswers, KarakView } from './state.ts';

/** How a fight may end; the three add up to 1. */
export interface Chances {
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

type Roll = readonly [first: number, second: number];

/** Every roll of two dice that show no less than this, each as likely as the others. */
const allRolls = once((lowest: number): readonly Roll[] => {
  const roll = (luck: Chance) => luck.roll(7 - lowest) + lowest - 1;
  return Array.from(everyLuck(), (luck) => [roll(luck), roll(luck)] as const);
});

/** The chances when every roll of a list is equally likely. */
function chancesOf(rolls: readonly Roll[], reach: number, tiesWin: boolean): Chances {
  let win = 0;
  let tie = 0;
  for (const [first, second] of rolls) {
    const result = resultOf(first + second, reach, tiesWin);
    if (result === 'won') win++;
    else if (result === 'tied') tie++;
  }
  const { length } = rolls;
  return { win: win / length, tie: tie / length, lose: (length - win - tie) / length };
}

type Again = Bends['again'];

/** The lowest face that stays where dice may be rolled again as often as one likes: until then nobody stops. (K-71) */
const lowestOf = (again: Again): number =>
  again.reduce((lowest, { upTo, times }) => (times === 'any' ? Math.max(lowest, upTo + 1) : lowest), 1);

/** Every throw by which the rest of them may be used up, the first to be used first. (K-64) */
const triesOf = (again: Again): readonly number[] =>
  again.flatMap(({ upTo, times }) => (times === 'any' ? [] : Array.from({ length: times }, () => upTo)));

/** Another throw of those dice that show so much or less. */
const thrownAgain = (lowest: number, [first, second]: Roll, upTo: number): readonly Roll[] =>
  allRolls(lowest).map((roll) => [first > upTo ? first : roll[0], second > upTo ? second : roll[1]] as const);

/** What may be rolled again in a fight: the lowest face that stays, and every other throw that may be used up. */
interface Style {
  readonly lowest: number;
  readonly tries: readonly number[];
  readonly tiesWin: boolean;
}

const mean = (all: readonly Chances[]): Chances => {
  const share = (of: keyof Chances) => all.reduce((sum, chances) => sum + chances[of], 0) / all.length;
  return { win: share('win'), tie: share('tie'), lose: share('lose') };
};

/** The chances to reach so much, when whoever has not won tries again as long as there is a way to. */
function chancesTo(reach: number, { lowest, tries, tiesWin }: Style): Chances {
  const known = new Map<string, Chances>();
  const from = (roll: Roll, left: readonly number[]): Chances => {
    const now = chancesOf([roll], reach, tiesWin);
    const next = left.findIndex((upTo) => roll[0] <= upTo || roll[1] <= upTo);
    if (now.win === 1 || next < 0) return now;
    // Where both dice are thrown anew, it does not matter what they showed.
    const upTo = left[next];
    const key = `${upTo === 6 ? '' : roll} ${left}`;
    let then = known.get(key);
    if (then === undefined) {
      const rest = left.toSpliced(next, 1);
      then = mean(thrownAgain(lowest, roll, upTo).map((again) => from(again, rest)));
      known.set(key, then);
    }
    return then;
  };
  return mean(allRolls(lowest).map((roll) => from(roll, tries)));
}

/** A fight is decided by how much the dice must reach: two of them always reach 1, and never 13. */
const [SURE, NEVER] = [1, 13];

/** All chances of a style fit into one small table, made when somebody first fights so. */
const tables = new Map<string, readonly Chances[]>();

function chancesToReach({ again, ties }: Bends, monster: Monster, reach: number): Chances {
  const style = { lowest: lowestOf(again), tries: triesOf(again), tiesWin: against(ties, monster) };
  const key = `${style.tiesWin} ${style.lowest} ${style.tries}`;
  let table = tables.get(key);
  if (table === undefined) {
    table = Array.from({ length: NEVER }, (_, below) => chancesTo(SURE + below, style));
    tables.set(key, table);
  }
  return table[Math.max(SURE, Math.min(NEVER, reach)) - SURE];
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
  const may = bends(box.set, view, seat);
  const bonus = weaponBonus(hero, box.set) + addedTo(may, hero, monster, first);
  const { sacrifice } = may;
  const gift = sacrifice !== null && hero.hearts >= sacrifice.hearts ? sacrifice.more : 0;
  const extra = spellBonus(hero, box.set) + gift;
  const reach = box.set.tokens[monster].strength - bonus;
  return {
    plain: chancesToReach(may, monster, reach),
    best: chancesToReach(may, monster, reach - extra),
  };
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
  const tiesWin = winsTies(box.set, view, ask);
  const rest = attack(ask, box.set) - ask.dice[0] - ask.dice[1];
  const may = bends(box.set, view, ask.seat);
  const row = answer === 'reroll' ? againOf(may, ask) : null;
  if (row !== null) {
    // Ones are rolled until they are none, whatever else may be rolled again afterwards.
    const lowest = row.times === 'any' ? row.upTo + 1 : 1;
    return chancesOf(thrownAgain(lowest, ask.dice, row.upTo), strength - rest, tiesWin);
  }
  const gift = answer === 'sacrifice' ? giftOf(ask).more : 0;
  const spells = typeof answer === 'object' ? addedBy(box.set, answer) : 0;
  return chancesOf([ask.dice], strength - rest - gift - spells, tiesWin);
}

/** What spells cast now add to a fight. */
export const addedBy = (set: KarakSet, answer: Extract<KarakAnswers['fight'], object>): number =>
  'cast' in answer ? bonusOf(set, answer.cast) : answer.flames * set.items.flames.bonus;
