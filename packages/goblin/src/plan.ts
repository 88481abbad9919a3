import type { Seat } from '@undercroft/kernel';
import { strength } from './chain.ts';
import { ANY, type Chain, type End, endsAfter, endsOf, POWER_LEFT, STRUCK_TWICE, thinkAnew } from './ends.ts';
import { HEARTS, worn } from './heroes.ts';
import { bestEnd, inForce, type Prospect, worthNow } from './prospect.ts';
import { type Action, BIT, COLOURS, type Curse, type Effect, type Foe, POTIONS, type Potion } from './set.ts';
import type { GoblinAnswer, GoblinBox, GoblinTable } from './state.ts';
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
  readonly ends: (End[] | undefined)[];
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
  return { chain, ends: [] };
}

const FIRST_COLOUR = BIT[COLOURS[0]];

function endsUnder({ chain, ends }: Outlook, curses: number): End[] {
  const colours = (curses & ANY) / FIRST_COLOUR;
  ends[colours] ??= endsOf(colours === 0 ? chain : { ...chain, curses });
  return ends[colours];
}

/** A fight not yet begun: what it is worth with the hand as it is. */
export function worthOfFight(mind: Mind, outlook: Outlook, foe: Foe, reward: number): number {
  const plain = opening(mind, outlook, foe, reward, inForce(foe, null));
  const ends = endsUnder(outlook, plain.curses);
  let best = bestEnd(plain, ends);
  if (plain.curses !== 0 && holds(mind, 'countercurse')) {
    for (const curse of foe.curses) {
      const free = opening(mind, outlook, foe, reward, inForce(foe, curse));
      best = Math.max(best, bestEnd(free, endsUnder(outlook, free.curses)) - POTION_COST);
    }
  }
  if (plain.hearts < HEARTS && holds(mind, 'healing')) {
    best = Math.max(best, bestEnd({ ...plain, hearts: HEARTS }, ends) - POTION_COST);
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
  };
}

/** A fight under way: what to do next. */
export function planFight(mind: Mind, answers: readonly GoblinAnswer[], reward: number): GoblinAnswer {
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
    reward,
    curses: chain.curses,
    hero: chain.hero,
    attack: strength(box, table, fight, seat, 'attack'),
    defence: strength(box, table, fight, seat, 'defence'),
    hearts: table.hearts[seat],
    draws: 0,
    played: chain.played,
    struckTwice,
    strength: holds(mind, 'strength'),
  };
  let best: GoblinAnswer = 'stop';
  let highest = worthNow(prospect);
  const consider = (answer: GoblinAnswer, value: number) => {
    if (value <= highest) return;
    highest = value;
    best = answer;
  };
  // One thought for all cards: what a later one leads to counts only where no earlier one has led.
  thinkAnew();
  for (const answer of answers) {
    if (typeof answer === 'object' && 'play' in answer)
      consider(answer, worthOfCard(prospect, chain, answer));
  }
  for (const answer of answers) {
    if (typeof answer === 'object' && 'drink' in answer) {
      consider(answer, worthOfPotion(mind, prospect, chain, last, answer) - POTION_COST);
    }
  }
  return best;
}

const isBlow = (box: GoblinBox, card: number): boolean => (box.set.cards[card].action?.attack ?? 0) > 0;

type PlayAnswer = Extract<GoblinAnswer, { readonly play: string }>;
type DrinkAnswer = Extract<GoblinAnswer, { readonly drink: Potion }>;

function worthOfCard(prospect: Prospect, chain: Chain, answer: PlayAnswer): number {
  const card = chain.actions.findIndex((action) => action?.name === answer.play);
  if (chain.hero !== 'xanros') return bestEnd(prospect, endsAfter(chain, card));
  // With his word over the one card or the other the same chain comes to different things: each is a new thought.
  thinkAnew();
  // Without it the card is worth a little less, unless a later one is to have it.
  if (!('defy' in answer)) return bestEnd(prospect, endsAfter(chain, card)) - 0.01;
  const spoken = endsAfter({ ...chain, marks: chain.marks & ~POWER_LEFT }, card);
  return bestEnd(defied(prospect, chain.actions[card], answer.defy), spoken);
}

/** The same fight with one effect of a card that counts in spite of its curse. (G-73) */
function defied(prospect: Prospect, action: Action | null, effect: Effect): Prospect {
  const value = action?.[effect] ?? 0;
  const { attack, defence, draws, hearts } = prospect;
  if (effect === 'attack') return { ...prospect, attack: attack + value };
  if (effect === 'defence') return { ...prospect, defence: defence + value };
  return effect === 'draw' ? { ...prospect, draws: draws + value } : { ...prospect, hearts: hearts + value };
}

/** What the fight is worth with the potion drunk. */
function worthOfPotion(
  mind: Mind,
  prospect: Prospect,
  chain: Chain,
  last: Action | null,
  answer: DrinkAnswer,
): number {
  if (answer.drink === 'healing') {
    // After the blow is the better time to heal, unless it would be the last blow.
    return bestEnd({ ...prospect, hearts: HEARTS }, endsOf(chain)) - 0.3;
  }
  if (answer.drink === 'countercurse') {
    const free = lifted(mind, prospect, answer.lift);
    return bestEnd(free, endsOf({ ...chain, curses: free.curses }));
  }
  const attack = prospect.attack + (answer.double === 'attack' ? (last?.attack ?? 0) : 0);
  const defence = prospect.defence + (answer.double === 'defence' ? (last?.defence ?? 0) : 0);
  return bestEnd({ ...prospect, attack, defence, strength: false }, endsOf(chain));
}

/** The same fight without one of its curses: what was played counts after all. (G-66) */
function lifted({ box, table, seat }: Mind, prospect: Prospect, curse: Curse): Prospect {
  let { attack, defence } = prospect;
  for (const card of table.fight?.chain ?? []) {
    const { action } = box.set.cards[card];
    if (curse === 'attack') attack += action?.attack ?? 0;
    if (curse === 'defence') defence += action?.defence ?? 0;
  }
  const slot = curse === 'weapon' ? table.weapons : curse === 'armour' ? table.armours : null;
  const gear = slot === null ? null : worn(box, slot, seat);
  attack += gear?.attack ?? 0;
  defence += gear?.defence ?? 0;
  return { ...prospect, attack, defence, curses: prospect.curses & ~BIT[curse] };
}
