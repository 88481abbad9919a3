import type { Seat } from '@undercroft/kernel';
import { counts, type OpenFight, strength, toDefy, valueAt } from './chain.ts';
import {
  ANY,
  type Chain,
  coloursIn,
  type End,
  endsAfter,
  endsOf,
  POWER_LEFT,
  STRUCK_TWICE,
  thinkAnew,
} from './ends.ts';
import { foeOf, HEARTS, worn } from './heroes.ts';
import { mean } from './intent.ts';
import { type Ends, endsOfHand } from './known-hands.ts';
import {
  bestEnd,
  bestTally,
  endFound,
  inForce,
  type Prospect,
  type Tally,
  tallied,
  worthNow,
} from './prospect.ts';
import { type Action, BIT, type Curse, type Foe, POTIONS, type Potion } from './set.ts';
import type { GoblinAnswers, GoblinBox, GoblinTable } from './state.ts';
import { POTION_COST } from './worth.ts';

/** One player's thoughts: what lies open, and the hand. */
export interface Mind {
  readonly box: GoblinBox;
  readonly table: GoblinTable;
  readonly seat: Seat;
  readonly hand: readonly number[];
}

const actionsOf = ({ box, hand }: Mind): (Action | null)[] => hand.map((card) => box.set.cards[card].action);

const powerOf = ({ box, table, seat }: Mind): string | null =>
  box.options.powers ? table.heroes[seat] : null;

function holds({ table, seat }: Mind, potion: Potion): boolean {
  return table.potions[seat * POTIONS.length + POTIONS.indexOf(potion)] > 0;
}

/** A turn about to begin: how chains from the hand can end, for each set of cursed colours. */
export interface Outlook {
  readonly chain: Chain;
  readonly ends: Ends;
}

export function lookOut(mind: Mind): Outlook {
  const chain: Chain = {
    actions: actionsOf(mind),
    hero: powerOf(mind),
    curses: 0,
    next: ANY,
    played: 0,
    attacked: false,
    marks: POWER_LEFT,
  };
  return { chain, ends: endsOfHand(mind.box.set, mind.hand, chain.hero) };
}

function endsUnder({ chain, ends }: Outlook, curses: number): Tally[] {
  const colours = coloursIn(curses);
  ends[colours] ??= tallied(chain.actions, endsOf(colours === 0 ? chain : { ...chain, curses }));
  return ends[colours];
}

/** A fight not yet begun: what it is worth with the hand as it is. */
export function worthOfFight(mind: Mind, outlook: Outlook, foe: Foe, reward: number): number {
  const plain = opening(mind, outlook, foe, reward, inForce(foe, null));
  const ends = endsUnder(outlook, plain.curses);
  let best = bestTally(plain, ends);
  if (plain.curses !== 0 && holds(mind, 'countercurse')) {
    for (const curse of foe.curses) {
      const free = opening(mind, outlook, foe, reward, inForce(foe, curse));
      best = Math.max(best, bestTally(free, endsUnder(outlook, free.curses)) - POTION_COST);
    }
  }
  if (plain.hearts < HEARTS && holds(mind, 'healing')) {
    best = Math.max(best, bestTally({ ...plain, hearts: HEARTS }, ends) - POTION_COST);
  }
  return best;
}

function opening(mind: Mind, { chain }: Outlook, foe: Foe, reward: number, curses: number): Prospect {
  const { box, table, seat } = mind;
  const weapon = (curses & BIT.weapon) === 0 ? worn(box, table.weapons, seat) : null;
  const armour = (curses & BIT.armour) === 0 ? worn(box, table.armours, seat) : null;
  return {
    actions: chain.actions,
    foe,
    reward,
    curses,
    hero: chain.hero,
    attack: (weapon?.attack ?? 0) + (armour?.attack ?? 0),
    defence: (weapon?.defence ?? 0) + (armour?.defence ?? 0),
    hearts: table.hearts[seat],
    draws: 0,
    played: 0,
    struckTwice: false,
    strength: holds(mind, 'strength'),
    cursedAttack: 0,
    cursedDefence: 0,
  };
}

/** A fight under way: what to do next. */
export function planFight(
  mind: Mind,
  answers: readonly FightAnswer[],
  reward: () => number,
  scores?: number[],
  hurried = false,
): FightAnswer {
  const { box, table, seat } = mind;
  const { fight } = table;
  if (fight === null) return answers[0];
  const foe = box.set.foes[fight.foe];
  const last = fight.chain.length > 0 ? box.set.cards[fight.chain[fight.chain.length - 1]].action : null;
  const struckTwice = fight.chain.some(
    (card, at) => at > 0 && isBlow(box, card) && isBlow(box, fight.chain[at - 1]),
  );
  const chain: Chain = {
    actions: actionsOf(mind),
    hero: powerOf(mind),
    curses: inForce(foe, fight.lifted),
    next: last?.nextBits ?? ANY,
    played: fight.chain.length,
    attacked: (last?.attack ?? 0) > 0,
    marks: (struckTwice ? STRUCK_TWICE : 0) | (fight.used ? 0 : POWER_LEFT),
  };
  const prospect: Prospect = {
    actions: chain.actions,
    foe,
    reward: reward(),
    curses: chain.curses,
    hero: chain.hero,
    attack: strength(box, table, fight, seat, 'attack'),
    defence: strength(box, table, fight, seat, 'defence'),
    hearts: table.hearts[seat],
    draws: 0,
    played: chain.played,
    struckTwice,
    strength: holds(mind, 'strength'),
    cursedAttack: wordOver(box, fight, 'attack'),
    cursedDefence: wordOver(box, fight, 'defence'),
  };
  let best = 'stop' as FightAnswer;
  let highest = worthNow(prospect);
  let end: End | null = null;
  if (scores !== undefined) scores[answers.indexOf('stop')] = highest;
  const consider = (answer: FightAnswer, value: number) => {
    if (scores !== undefined) scores[answers.indexOf(answer)] = value;
    if (value <= highest) return;
    highest = value;
    best = answer;
  };
  // One thought for all cards: what a later one leads to counts only where no earlier one has led.
  thinkAnew();
  for (const answer of answers) {
    if (answer === 'stop' || !('play' in answer)) continue;
    if (scores !== undefined) thinkAnew();
    consider(answer, worthOfCard(prospect, chain, answer));
    if (best === answer) end = endFound();
  }
  const card = best;
  // A potion leaves the ends of the chain as they are, unless it lifts a curse from a colour.
  const known: (readonly End[] | undefined)[] = [];
  const endsUnderCurses = (curses: number): readonly End[] => {
    const colours = coloursIn(curses);
    known[colours] ??= endsOf({ ...chain, curses });
    return known[colours];
  };
  for (const answer of answers) {
    if (answer === 'stop' || 'play' in answer) continue;
    if ('defy' in answer) consider(answer, worthOfWord(prospect, chain, answer.defy));
    else consider(answer, worthOfPotion(mind, prospect, endsUnderCurses, last, answer) - POTION_COST);
  }
  // The Warlock thinks again about his word at every card, and so does whoever means to double one. (G-61, G-73)
  const steadfast = hurried && chain.hero !== 'xanros' && best === card;
  if (steadfast && end !== null && card !== 'stop' && 'play' in card)
    mean(fight, seat, chain, cardOf(chain, card.play), end);
  return best;
}

/** What the Warlock's word would add to what is played, if it is cursed. (G-73) */
function wordOver(box: GoblinBox, fight: OpenFight, effect: 'attack' | 'defence'): number {
  const at = toDefy(box, fight, effect);
  return at < 0 ? 0 : valueAt(box, fight, at, effect);
}

/** What the fight is worth once the Warlock has let a card in the chain count. */
function worthOfWord(prospect: Prospect, chain: Chain, effect: 'attack' | 'defence'): number {
  const { attack, defence, cursedAttack, cursedDefence } = prospect;
  const spoken =
    effect === 'attack'
      ? { ...prospect, attack: attack + cursedAttack }
      : { ...prospect, defence: defence + cursedDefence };
  return Math.max(worthNow(spoken), bestEnd(spoken, endsOf({ ...chain, marks: chain.marks & ~POWER_LEFT })));
}

const isBlow = (box: GoblinBox, card: number): boolean => (box.set.cards[card].action?.attack ?? 0) > 0;

type FightAnswer = GoblinAnswers['fight'];
type PlayAnswer = Extract<FightAnswer, { readonly play: string }>;
type DrinkAnswer = Extract<FightAnswer, { readonly drink: Potion }>;

const cardOf = ({ actions }: Chain, name: string): number =>
  actions.findIndex((action) => action?.name === name);

function worthOfCard(prospect: Prospect, chain: Chain, answer: PlayAnswer): number {
  const card = cardOf(chain, answer.play);
  if (chain.hero !== 'xanros') return bestEnd(prospect, endsAfter(chain, card));
  // With his word over the one card or the other the same chain comes to different things: each is a new thought.
  thinkAnew();
  // Without it the card is worth a little less, unless a later one is to have it.
  if (!('defy' in answer)) return bestEnd(prospect, endsAfter(chain, card)) - 0.01;
  const spoken = endsAfter({ ...chain, marks: chain.marks & ~POWER_LEFT }, card);
  return bestEnd(defied(prospect, chain.actions[card], answer.defy), spoken);
}

/** The same fight with one effect of a card that works in spite of its curse. (G-73) */
function defied(prospect: Prospect, action: Action | null, effect: 'draw' | 'heal'): Prospect {
  const value = action?.[effect] ?? 0;
  const { draws, hearts } = prospect;
  return effect === 'draw' ? { ...prospect, draws: draws + value } : { ...prospect, hearts: hearts + value };
}

/** What the fight is worth with the potion drunk. */
function worthOfPotion(
  mind: Mind,
  prospect: Prospect,
  ends: (curses: number) => readonly End[],
  last: Action | null,
  answer: DrinkAnswer,
): number {
  if (answer.drink === 'healing') {
    // After the blow is the better time to heal, unless it would be the last blow.
    return bestEnd({ ...prospect, hearts: HEARTS }, ends(prospect.curses)) - 0.3;
  }
  if (answer.drink === 'countercurse') {
    const free = lifted(mind, prospect, answer.lift);
    return bestEnd(free, ends(free.curses));
  }
  return bestEnd(doubled(mind, prospect, last?.[answer.double] ?? 0, answer.double), ends(prospect.curses));
}

/** The same fight with the last card doubled: a cursed one counts only by the Warlock's word. (G-61, G-73) */
function doubled(
  { box, table: { fight } }: Mind,
  prospect: Prospect,
  value: number,
  effect: 'attack' | 'defence',
): Prospect {
  const { attack, defence, cursedAttack, cursedDefence } = prospect;
  const silent = fight !== null && !counts(foeOf(box, fight), fight, fight.chain.length - 1, effect);
  const rest = { ...prospect, strength: false };
  if (effect === 'attack') {
    return silent
      ? { ...rest, cursedAttack: Math.max(cursedAttack, 2 * value) }
      : { ...rest, attack: attack + value };
  }
  return silent
    ? { ...rest, cursedDefence: Math.max(cursedDefence, 2 * value) }
    : { ...rest, defence: defence + value };
}

/** The same fight without one of its curses: what was played counts after all. (G-66) */
function lifted({ box, table, seat }: Mind, prospect: Prospect, curse: Curse): Prospect {
  let { attack, defence } = prospect;
  const { fight } = table;
  for (const [at, card] of (fight?.chain ?? []).entries()) {
    const { action } = box.set.cards[card];
    // What counts already by the Warlock's word does not count twice.
    if (fight?.defied === at && fight.defies === curse) continue;
    if (curse === 'attack') attack += action?.attack ?? 0;
    if (curse === 'defence') defence += action?.defence ?? 0;
  }
  const slot = curse === 'weapon' ? table.weapons : curse === 'armour' ? table.armours : null;
  const gear = slot === null ? null : worn(box, slot, seat);
  attack += gear?.attack ?? 0;
  defence += gear?.defence ?? 0;
  return { ...prospect, attack, defence, curses: prospect.curses & ~BIT[curse] };
}
