import { askNow, type Chance, type Question, questionOf, type Seat, type Sight } from '@undercroft/kernel';
import { best } from '@undercroft/kit/mind';
import { openColours } from './chain.ts';
import { HEARTS, worn } from './heroes.ts';
import { lookOut, type Mind, type Outlook, planFight, worthOfFight } from './plan.ts';
import {
  type Card,
  COLOURS,
  cardNamed,
  type Foe,
  foeNamed,
  type Gear,
  type GoblinSet,
  POTIONS,
} from './set.ts';
import {
  type Goblin,
  type GoblinAnswer,
  type GoblinAnswers,
  type GoblinBox,
  type GoblinTable,
  UNSEEN,
} from './state.ts';
import { actionWorth, gearWorth, heartsWorth } from './worth.ts';

/** Plays like a sensible person: win what can be won, keys first; mend, arm, shop, and then the lord. */
export function instinct(sight: Sight<Goblin>, chance: Chance, scores?: number[]): GoblinAnswer {
  const { box, view, seat } = sight;
  return decide({ box, table: view, seat, hand: view.hands[seat] }, sight, chance, scores);
}

/** The same on an imagined table, without the trouble of a view. */
export function hunch(
  box: GoblinBox,
  state: GoblinTable,
  answers: readonly GoblinAnswer[],
  chance: Chance,
  scores?: number[],
): GoblinAnswer {
  const ask = askNow<Goblin>(state);
  const mind = { box, table: state, seat: ask.seat, hand: state.hands[ask.seat] };
  return decide(mind, questionOf<Goblin>(ask, answers), chance, scores, scores === undefined);
}

function decide(
  mind: Mind,
  { kind, ask, answers }: Question<Goblin>,
  chance: Chance,
  scores?: number[],
  hurried = false,
): GoblinAnswer {
  const { box, table, seat } = mind;
  // Nobody can plan with real cards, which only people see. (G-79)
  if (mind.hand.includes(UNSEEN)) return best<GoblinAnswer>(answers, () => 0, chance, scores);
  switch (kind) {
    case 'lay-out':
      return 'laid-out';
    case 'turn': {
      const outlook = lookOut(mind);
      return best(answers, (answer) => turnValue(mind, outlook, answer), chance, scores);
    }
    case 'fight':
      return planFight(mind, answers, () => rewardNow(box, table, seat), scores, hurried);
    case 'discard':
      return best(
        answers,
        (answer) => -keepValue(box.set, 'discard' in answer ? answer.discard : null),
        chance,
        scores,
      );
    case 'foresee':
      return best(answers, ({ keep }) => drawnValue(mind, keep), chance, scores);
    case 'mend':
      return table.hearts[seat] <= 1 ? answers[0] : 'go-on';
    case 'equip':
      return gearGain(mind, box.set.cards[ask.card].gear) > 0 ? 'put-on' : 'pawn';
    case 'shop': {
      const cheapest = payments(mind)[0] ?? 99;
      return best(
        answers,
        (answer) => wareValue(mind, answer === 'leave' ? null : answer.buy, cheapest),
        chance,
        scores,
      );
    }
    case 'pay':
      return best(answers, ({ pay }) => -costOf(mind, pay), chance, scores);
    case 'arrange':
      return best(
        answers,
        (answer) => topValue(box.set, answer === 'leave-shuffled' ? null : answer.top),
        chance,
        scores,
      );
  }
}

function turnValue(mind: Mind, outlook: Outlook, answer: GoblinAnswers['turn']): number {
  const { box, table, seat } = mind;
  if (answer === 'revive') return heartsWorth(HEARTS) - TURN_COST;
  if (answer === 'merchant') return heartsWorth(table.hearts[seat]) + visitValue(mind);
  const foe = foeNamed(box.set, answer.fight);
  return foe === undefined ? 0 : worthOfFight(mind, outlook, foe, rewardOf(box, table, seat, foe));
}

// These figures, and those in worth and prospect, were found by playing (docs/bots.md).
/** A turn at the merchant's is a turn without a fight; a turn for nothing is worse than a lost fight. */
const TURN_COST = 1.3;
/** A card sold is a loss, but a deck with fewer weak cards is a gain. */
const SOLD = 0.5;
const PASS = -8;
const KEY = 6.1;
const LORD = 100;

/** What beating a foe is worth. */
function rewardOf(box: GoblinBox, table: GoblinTable, seat: Seat, foe: Foe): number {
  if (foe.kind === 'lord') return LORD;
  if (foe.kind === 'gatekeeper') return KEY;
  let worth = 0;
  for (const reward of foe.rewards) {
    if (reward === 'weapon' || reward === 'armour') {
      const now = gearWorth(worn(box, reward === 'weapon' ? table.weapons : table.armours, seat));
      worth += Math.max(0.6, 1.95 * (foe.level + 1) - now + 0.6);
    } else worth += 0.75 + 0.92 * foe.level;
  }
  return worth / foe.rewards.length;
}

function rewardNow(box: GoblinBox, table: GoblinTable, seat: Seat): number {
  return table.fight === null ? 0 : rewardOf(box, table, seat, box.set.foes[table.fight.foe]);
}

function keepValue(set: GoblinSet, name: string | null): number {
  // A potion instead of a discard: worth it when nothing else can go.
  if (name === null) return 1.5;
  const action = cardNamed(set, name)?.action ?? null;
  return action === null ? 0 : actionWorth(action);
}

/** A card drawn in a fight: what it does, and whether it can follow. */
function drawnValue({ box, table, seat }: Mind, name: string | null): number {
  const action = cardNamed(box.set, name ?? '')?.action ?? null;
  if (action === null) return 0;
  const follows = table.fight !== null && openColours(box, table, table.fight, seat).includes(action.colour);
  return actionWorth(action) + (follows ? 1.7 : 0);
}

function gearGain({ box, table, seat }: Mind, gear: Gear | null): number {
  if (gear === null) return 0;
  return gearWorth(gear) - gearWorth(worn(box, gear.kind === 'weapon' ? table.weapons : table.armours, seat));
}

/** What a potion is worth to a seat that has none: more with every key, as the fights get harder. */
const POTION_WORTH: Readonly<Record<(typeof POTIONS)[number], number>> = {
  strength: 1.8,
  healing: 0.95,
  countercurse: 1.85,
};
const WORTH_A_KEY = 0.8;

/** What a ware is worth. */
function wareWorth(mind: Mind, name: string): number {
  const potion = POTIONS.find((kind) => kind === name);
  if (potion !== undefined) return POTION_WORTH[potion] + WORTH_A_KEY * mind.table.keys[mind.seat].length;
  const card = cardNamed(mind.box.set, name);
  return card === undefined ? 0 : cardWorth(mind, card);
}

function cardWorth(mind: Mind, { action, gear }: Card): number {
  return action === null ? gearGain(mind, gear) : actionWorth(action) - 0.75;
}

/** What a purchase gains over the cheapest payment; leaving gains nothing. */
function wareValue(mind: Mind, name: string | null, cheapest: number): number {
  return name === null ? 0 : wareWorth(mind, name) - cheapest;
}

/** What giving a card away costs. */
function costOf({ box, table, seat }: Mind, name: string | null): number {
  for (const slot of [table.weapons, table.armours]) {
    const gear = worn(box, slot, seat);
    if (gear?.name === name) return gearCost(gear);
  }
  return SOLD * keepValue(box.set, name);
}

const gearCost = (gear: Gear | null): number => gearWorth(gear) + 0.6;

/** What each possible payment costs, the cheapest first. */
function payments({ box, table, seat, hand }: Mind): number[] {
  const costs: number[] = [];
  const weapon = worn(box, table.weapons, seat);
  const armour = worn(box, table.armours, seat);
  if (weapon !== null) costs.push(gearCost(weapon));
  if (armour !== null) costs.push(gearCost(armour));
  for (const card of hand) {
    const { action, foe } = box.set.cards[card];
    if (foe >= 0 && action !== null) costs.push(SOLD * actionWorth(action));
  }
  return costs.sort((a, b) => a - b);
}

/** A visit to the merchant: what all purchases gain, against a turn without a fight. */
function visitValue(mind: Mind): number {
  const { box, table, seat } = mind;
  const costs = payments(mind);
  if (costs.length === 0) return PASS;
  const wares: number[] = [];
  for (let potion = 0; potion < POTIONS.length; potion++) {
    if (table.potions[seat * POTIONS.length + potion] === 0) wares.push(wareWorth(mind, POTIONS[potion]));
  }
  let pawned = 0;
  for (const card of table.pawnshop) pawned = Math.max(pawned, cardWorth(mind, box.set.cards[card]));
  wares.push(pawned);
  wares.sort((a, b) => b - a);
  let gain = 0;
  for (let i = 0; i < Math.min(costs.length, wares.length); i++) gain += Math.max(0, wares[i] - costs[i]);
  return gain > 0 ? gain - TURN_COST : PASS;
}

/** Next from the top of a new deck: the best card, as long as it beats what luck would bring. */
function topValue(set: GoblinSet, name: string | null): number {
  return name === null ? COLOURS.length * 0.4 : name === 'start-card' ? 1.2 : keepValue(set, name);
}
