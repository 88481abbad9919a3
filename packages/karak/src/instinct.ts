import type { Box, Chance, Seat, Sight } from '@undercroft/kernel';
import { HEARTS, type Item, type Monster, REWARD, STEPS, type Token } from './components.ts';
import { DIRECTIONS, isFountain, isOpenExit, mayPass, tileBeside, tilesOf } from './dungeon.ts';
import { attack, flamesLeft, resultOf } from './fights.ts';
import { can, seatOf } from './heroes.ts';
import { flamesHeld } from './inventory.ts';
import { oddsAgainst } from './odds.ts';
import { pointsOf } from './outcome.ts';
import type { FightAsk, Karak, KarakAnswer, KarakAsk, KarakView } from './state.ts';

/** Plays like a sensible person: explore, fight at good odds, heal, arm, fetch keys, open chests, slay. */
export function instinct({ box, view, seat, ask, answers }: Sight<Karak>, chance: Chance): KarakAnswer {
  switch (ask.kind) {
    case 'step':
      return step(box, view, ask, answers, chance);
    case 'fight':
      return fight(box, view, ask);
    case 'lay':
      return best(
        answers,
        (answer) => (typeof answer === 'object' && 'lay' in answer ? answer.lay.length : 0),
        chance,
      );
    case 'fate':
      return best(answers, (answer) => fateValue(box, view, seat, answer, ask.steps), chance);
    case 'leave':
      return best(
        answers,
        (answer) => (typeof answer === 'object' && 'leave' in answer ? -worth(answer.leave) : 0),
        chance,
      );
    case 'curse':
      return best(answers, (answer) => curseValue(view, seat, answer), chance);
    case 'rise':
      return best(answers, () => 0, chance);
  }
}

/** The answer with the highest value; ties are broken by luck. */
function best(
  answers: readonly KarakAnswer[],
  value: (answer: KarakAnswer) => number,
  chance: Chance,
): KarakAnswer {
  let found = answers[0];
  let highest = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (const answer of answers) {
    const points = value(answer);
    if (points > highest) {
      found = answer;
      highest = points;
      equals = 1;
    } else if (points === highest && chance.pick(++equals) === 0) found = answer;
  }
  return found;
}

/** How much a hero likes to own an item. */
const WORTH: Readonly<Record<Item, number>> = {
  daggers: 1,
  sword: 2,
  axe: 3,
  flames: 1.2,
  'healing-portal': 0.8,
  key: 2.5,
  treasure: 5,
  ruby: 8,
};
const worth = (item: Item): number => WORTH[item];

/** What getting one more of an item would improve. */
function gainOf(view: KarakView, seat: Seat, item: Item): number {
  const hero = view.heroes[seat];
  if (item === 'key') return hero.keys > 0 ? 0 : view.bag.includes('chest') || chestOut(view) ? WORTH.key : 0;
  if (item === 'flames' || item === 'healing-portal') return hero.spells.length < 3 ? WORTH[item] : 0.1;
  if (item === 'treasure' || item === 'ruby') return WORTH[item];
  if (hero.weapons.length < 2) return WORTH[item] * 1.5;
  const weakest = Math.min(...hero.weapons.map(worth));
  return Math.max(0, WORTH[item] - weakest) * 1.5;
}

const chestOut = (view: KarakView): boolean => view.dungeon.token.includes('chest');

function takeValue(view: KarakView, seat: Seat, answer: KarakAnswer): number {
  return typeof answer === 'object' && 'take' in answer ? gainOf(view, seat, answer.take) - 0.05 : 0;
}

/** Curse whoever leads, but never oneself. */
function curseValue(view: KarakView, seat: Seat, answer: KarakAnswer): number {
  const target = typeof answer === 'object' && 'curse' in answer ? seatOf(view, answer.curse) : view.cursed;
  if (target === null || target === seat) return -1;
  return pointsOf(view.heroes[target]) + weaponBonusOf(view, target) / 4;
}

const weaponBonusOf = (view: KarakView, seat: Seat): number =>
  view.heroes[seat].weapons.reduce((sum, weapon) => sum + WORTH[weapon], 0);

/** Whether beating the dragon now would win, and not merely end, the game. */
function dragonWins(view: KarakView, seat: Seat): boolean {
  const mine = pointsOf(view.heroes[seat]) + 1.5;
  return view.heroes.every((hero, other) => other === seat || pointsOf(hero) <= mine);
}

/** Games should end: the longer one lasts, the less a hero minds ending it without winning. */
const PATIENCE_A_SEAT = 55;

/** What a fight is worth: the reward if won against the heart if lost. */
function fightValue(box: Box<Karak>, view: KarakView, seat: Seat, monster: Monster, first: boolean): number {
  const { hearts } = view.heroes[seat];
  const { plain, best: allIn } = oddsAgainst(box, view, seat, monster, first);
  // Flames are saved for monsters that pay for them.
  const { win, lose } = monster === 'dragon' || monster === 'fallen' ? allIn : plain;
  const risk = can(view, seat, 'reincarnation') ? 0.2 : hearts <= 1 ? 4 : hearts === 2 ? 1.2 : 0.5;
  if (monster !== 'dragon') return win * gainOf(view, seat, rewardOf(monster)) - lose * risk;
  const weary = view.turn > PATIENCE_A_SEAT * view.heroes.length;
  if (!dragonWins(view, seat) && !weary) return -1;
  return win * (weary ? 40 : 20) - lose * risk * (weary ? 0.25 : 1);
}

const rewardOf = (monster: Monster): Item => REWARD[monster];

function fateValue(box: Box<Karak>, view: KarakView, seat: Seat, answer: KarakAnswer, steps: number): number {
  if (typeof answer !== 'object' || !('keep' in answer)) return 0;
  if (answer.keep === 'chest') return view.heroes[seat].keys > 0 ? 6 : 0.5;
  return fightValue(box, view, seat, answer.keep, steps === 3);
}

/** Bend a fight with the least that wins it; accept what cannot be won. */
function fight(box: Box<Karak>, view: KarakView, ask: FightAsk): KarakAnswer {
  const { seat, monster } = ask;
  const { strength } = box.set.tokens[monster];
  const backstab = can(view, seat, 'backstab');
  const total = attack(ask, box.set);
  if (resultOf(total, strength, backstab) === 'won') return 'accept';
  const ones = ask.dice[0] === 1 || ask.dice[1] === 1;
  const mayReroll =
    ask.flames === 0 &&
    ((!ask.rerolled && can(view, seat, 'double-attack')) || (ones && can(view, seat, 'combat-training')));
  const flames = flamesLeft(view, ask);
  const free = can(view, seat, 'magical-affinity');
  const bonus = box.set.items.flames.bonus;
  for (let count = 1; count <= flames; count++) {
    const wins = resultOf(total + count * bonus, strength, backstab) === 'won';
    // One flame for a good prize, all of them for a great one; the Wizard's cost nothing.
    const worthIt = free || count <= 1 + (gainOf(view, seat, rewardOf(monster)) >= 2.5 ? 2 : 0);
    if (wins && worthIt && !(mayReroll && count > 1)) return { flames: count };
  }
  if (mayReroll) return 'reroll';
  const { hearts } = view.heroes[seat];
  if (!ask.sacrificed && hearts > 1 && can(view, seat, 'sacrifice')) {
    const wins = resultOf(total + 1, strength, backstab) === 'won';
    if (wins || resultOf(total + 1 + flames * bonus, strength, backstab) === 'won') return 'sacrifice';
  }
  return 'accept';
}

/** The value of going somewhere fades with every turn it takes. */
const FADE = 0.75;
const EXPLORE_VALUE = 1.1;

/** Goes for the most valuable thing in reach of the whole known dungeon, one step at a time. */
function step(
  box: Box<Karak>,
  view: KarakView,
  ask: Extract<KarakAsk, { kind: 'step' }>,
  answers: readonly KarakAnswer[],
  chance: Chance,
): KarakAnswer {
  if (answers.length === 1) return answers[0];
  const { seat } = ask;
  const hero = view.heroes[seat];
  const { dungeon } = view;
  if (answers.includes('open')) return 'open';
  const portal = portalAnswer(box, view, seat, answers);
  if (portal !== undefined) return portal;
  const hurt = HEARTS - hero.hearts + (view.cursed === seat ? 1 : 0);
  const need = hero.hearts <= 1 ? 3 : hero.hearts === 2 ? 1.4 : hurt >= 2 ? 0.5 : hurt > 0 ? 0.1 : 0;

  let wanted: KarakAnswer = answers[answers.length - 1];
  let highest = isFountain(dungeon, hero.at) ? need + 0.01 : 0.005;
  const consider = (value: number, answer: KarakAnswer) => {
    if (value > highest) {
      highest = value;
      wanted = answer;
    }
  };
  for (const answer of answers) {
    if (answer === 'fight') consider(fightValue(box, view, seat, monsterAt(view, hero.at), false), answer);
    else if (typeof answer === 'object' && 'take' in answer) consider(takeValue(view, seat, answer), answer);
  }
  walkAll(box, view, ask, answers, need, chance.pick(4), consider);
  return wanted;
}

/** Scratch for the walk below, kept so that millions of walks allocate nothing. */
const far: number[] = [];
const startOf: number[] = [];
const queue: number[] = [];

/** Breadth first over the known dungeon; each tile remembers the answer its path begins with. */
function walkAll(
  box: Box<Karak>,
  view: KarakView,
  { seat, steps }: Extract<KarakAsk, { kind: 'step' }>,
  answers: readonly KarakAnswer[],
  need: number,
  jitter: number,
  consider: (value: number, answer: KarakAnswer) => void,
): void {
  const { dungeon } = view;
  const { at, hearts } = view.heroes[seat];
  const walls = can(view, seat, 'astral-walking');
  const sneaks = can(view, seat, 'stealth');
  const explore = view.stack.length > 0 ? exploreValue(view, seat) - (hearts <= 1 ? 1 : 0) : 0;
  for (let tile = 0; tile < dungeon.kind.length; tile++) far[tile] = -1;
  far[at] = 0;
  queue[0] = at;
  let tail = 1;
  const reach = (tile: number, distance: number, first: number): void => {
    if (first < 0 || far[tile] >= 0) return;
    far[tile] = distance;
    startOf[tile] = first;
    queue[tail++] = tile;
  };
  for (let head = 0; head < tail; head++) {
    const tile = queue[head];
    const distance = far[tile];
    const here = tile === at;
    if (!here) {
      const token = dungeon.token[tile];
      const value = tileValue(box, view, seat, tile, token, steps === STEPS && distance === 1, need);
      if (value > 0) consider(value * fade(distance, steps), answers[startOf[tile]]);
      if (token !== null && token !== 'chest' && !sneaks) continue;
    }
    for (let i = 0; i < 4; i++) {
      const direction = (i + jitter) & 3;
      const next = tileBeside(dungeon, tile, direction);
      if (next >= 0) {
        if (far[next] >= 0 || !(walls || mayPass(dungeon, tile, direction))) continue;
        reach(next, distance + 1, here ? findStep(answers, direction) : startOf[tile]);
      } else if (explore > 0 && isOpenExit(dungeon, tile, direction)) {
        const first = here ? findStep(answers, direction) : startOf[tile];
        if (first >= 0) consider(explore * fade(distance + 1, steps) - distance * 0.01, answers[first]);
      }
    }
    if (dungeon.kind[tile] === 'gate') {
      for (const gate of tilesOf(dungeon, 'gate')) {
        reach(gate, distance + 1, here ? findGate(answers, gate) : startOf[tile]);
      }
    }
  }
}

/** What is left of a value that takes some turns to reach. */
function fade(distance: number, steps: number): number {
  let value = 1;
  for (let left = distance - steps; left > 0; left -= STEPS) value *= FADE;
  return value;
}

function exploreValue(view: KarakView, seat: Seat): number {
  const strength = weaponBonusOf(view, seat) + flamesHeld(view.heroes[seat]) / 2;
  return EXPLORE_VALUE + Math.min(4, strength) * 0.1;
}

const monsterAt = (view: KarakView, tile: number): Monster => view.dungeon.token[tile] as Monster;

function tileValue(
  box: Box<Karak>,
  view: KarakView,
  seat: Seat,
  tile: number,
  token: Token | null,
  first: boolean,
  need: number,
): number {
  if (token === 'chest') return view.heroes[seat].keys > 0 ? 6 : 0;
  if (token !== null) return fightValue(box, view, seat, token, first);
  let value = isFountain(view.dungeon, tile) ? need : 0;
  for (const lying of view.lying) if (lying.at === tile) value += gainOf(view, seat, lying.item) * 0.9;
  return value;
}

function findStep(answers: readonly KarakAnswer[], direction: number): number {
  const toward = DIRECTIONS[direction];
  for (let i = 0; i < answers.length; i++) {
    const answer = answers[i];
    if (typeof answer === 'object' && 'step' in answer && answer.step === toward) return i;
  }
  return -1;
}

function findGate(answers: readonly KarakAnswer[], tile: number): number {
  return answers.findIndex(
    (answer) => typeof answer === 'object' && 'gate' in answer && answer.gate === tile,
  );
}

/** A healing portal is for oneself, when nearly out of hearts. */
function portalAnswer(
  _box: Box<Karak>,
  view: KarakView,
  seat: Seat,
  answers: readonly KarakAnswer[],
): KarakAnswer | undefined {
  const hero = view.heroes[seat];
  if (hero.hearts > 1) return undefined;
  return answers.find(
    (answer) => typeof answer === 'object' && 'heal' in answer && answer.heal === hero.hero,
  );
}
