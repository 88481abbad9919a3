import type { Seat } from '@undercroft/kernel';
import { type KarakSet, type Monster, STEPS } from './components.ts';
import { DIRECTIONS } from './dungeon.ts';
import type { Bends } from './heroes.ts';
import { spellBonus } from './inventory.ts';
import type { Price, Prices } from './prices.ts';
import type { KarakAnswers, KarakView } from './state.ts';
import { arrived, over, setOut } from './way.ts';
import { armsOf, gainOf } from './worth.ts';

type StepAnswer = KarakAnswers['step'];

/** The best answer so far. */
export interface Plan {
  value: number;
  answer: StepAnswer;
  readonly answers: readonly StepAnswer[];
  /** What each of them is worth, where somebody wants to know: then nothing is left out because the plan is better. */
  readonly scores: number[] | undefined;
}

export function prefer(plan: Plan, value: number, answer: StepAnswer): void {
  if (plan.scores !== undefined) {
    const at = plan.answers.indexOf(answer);
    if (!(plan.scores[at] >= value)) plan.scores[at] = value;
  }
  if (value <= plan.value) return;
  plan.value = value;
  plan.answer = answer;
}

/** Where the best of a walk lies, and the way out of the known dungeon from there, if that is it. */
let goal = -1;
let out = -1;

function aim(plan: Plan, value: number, answer: StepAnswer, tile: number, direction: number): void {
  if (value > plan.value) {
    goal = tile;
    out = direction;
  }
  prefer(plan, value, answer);
}

/** A hero about to walk. */
export interface Walker {
  readonly set: KarakSet;
  readonly view: KarakView;
  readonly seat: Seat;
  /** What it may bend now. */
  readonly may: Bends;
  readonly steps: number;
  readonly answers: readonly StepAnswer[];
  readonly prices: Prices;
  /** What a fountain is worth. */
  readonly need: number;
}

/** The value of going somewhere fades fast with every turn it takes; with nothing near, one goes far all the same. */
const FADE = Array.from({ length: 64 }, (_, turns) => Math.max(0.35 ** turns, 0.02 * 0.95 ** turns));
const EXPLORE_VALUE = 0.73;

/** Scratch for the walk below, kept so that millions of walks allocate nothing. */
const far: number[] = [];
const startOf: number[] = [];
const worthAt: number[] = [];
const priceAt: (Price | null)[] = [];
const queue: number[] = [];
/** By tile: where its path comes from, and in which direction; no direction where a gate leads there. */
const before: number[] = [];
const heading: number[] = [];
const stepAt: number[] = [];
let tail = 0;

const NOWHERE = -1;

/** Each way out of the place where the walk begins has its own answer: a step, or a jump to a gate. */
const OWN_WAY = -1;

/** Looks for the best there is to walk to from where the hero stands. */
export function walkOn(walker: Walker, jitter: number, plan: Plan): void {
  findSteps(walker.answers);
  goal = NOWHERE;
  out = NOWHERE;
  const from = walker.view.heroes[walker.seat].at;
  walkFrom(walker, from, OWN_WAY, jitter, plan);
}

/** Keeps to the way to the best of the walk just taken, unless a gate or somebody who stands in the way comes first. */
export function keepTo({ view, seat, steps }: Walker): void {
  const { at } = view.heroes[seat];
  const { token } = view.dungeon;
  setOut(view, seat, steps);
  if (out !== NOWHERE) over(goal, out);
  for (let tile = goal; tile !== at && goal !== NOWHERE; tile = before[tile]) {
    if (heading[tile] === NOWHERE || (tile !== goal && token[tile] !== null)) goal = NOWHERE;
    over(before[tile], heading[tile]);
  }
  if (goal === NOWHERE) arrived();
}

/** Breadth first over the known dungeon; each tile remembers which of the answers its path begins with. */
export function walkFrom(walker: Walker, from: number, start: number, jitter: number, plan: Plan): void {
  const { set, view, seat, may, steps, answers } = walker;
  const { kind, doors, token, beside } = view.dungeon;
  const { wall } = may;
  const explore = exploreValue(set, view, seat);
  const marked = markValues(walker);
  let most = Math.max(explore, marked);
  tail = 0;
  reach(from, 0, start, from, NOWHERE);
  for (let head = 0; head < tail; head++) {
    const tile = queue[head];
    const begins = startOf[tile];
    let distance = far[tile];
    if (begins !== OWN_WAY) {
      const price = priceAt[tile];
      const value = price !== null && distance === 1 && steps === may.steps ? price.first : worthAt[tile];
      if (value > 0) aim(plan, value * fade(distance, steps, may.steps), answers[begins], tile, NOWHERE);
      // Nothing behind this tile can be better than the plan.
      if (most * fade(distance + 1, steps, may.steps) <= plan.value && plan.scores === undefined) continue;
      if (price?.monster && set.tokens[token[tile] as Monster].strength > may.passes) {
        if (price.bars) continue;
        // A monster in the way costs a turn at least.
        distance += 2 * STEPS;
      }
    }
    for (let i = 0; i < 4; i++) {
      const direction = (i + jitter) & 3;
      const open = (doors[tile] & (1 << direction)) !== 0;
      if (!open && wall === 0) continue;
      const way = begins === OWN_WAY ? stepAt[direction] : begins;
      if (way < 0) continue;
      const next = beside[tile * 4 + direction];
      if (next >= 0) {
        if (far[next] >= 0) continue;
        const passage = open && (doors[next] & (1 << (direction ^ 2))) !== 0;
        if (passage || wall > 0) reach(next, distance + (passage ? 1 : wall), way, tile, direction);
      } else if (open && explore > 0) {
        aim(
          plan,
          explore * fade(distance + 1, steps, may.steps) - distance * 0.01,
          answers[way],
          tile,
          direction,
        );
        // Exits further away are no better than the first.
        most = marked;
      }
    }
    if (kind[tile] === 'gate') {
      for (let gate = 0; gate < kind.length; gate++) {
        if (kind[gate] !== 'gate' || far[gate] >= 0) continue;
        const way = begins === OWN_WAY ? findGate(answers, gate) : begins;
        if (way >= 0) reach(gate, distance + 1, way, tile, NOWHERE);
      }
    }
  }
}

function reach(tile: number, distance: number, start: number, from: number, direction: number): void {
  before[tile] = from;
  heading[tile] = direction;
  far[tile] = distance;
  startOf[tile] = start;
  queue[tail++] = tile;
}

/** What is left of a value that takes some turns of so many steps to reach. */
export function fade(distance: number, steps: number, perTurn: number = STEPS): number {
  const turns = Math.floor((distance - steps + perTurn - 1) / perTurn);
  return turns <= 0 ? 1 : FADE[Math.min(turns, FADE.length - 1)];
}

function exploreValue(set: KarakSet, view: KarakView, seat: Seat): number {
  if (view.stack.length === 0) return 0;
  const hero = view.heroes[seat];
  const strength = armsOf(set, view, seat) + spellBonus(hero, set) / 2;
  return EXPLORE_VALUE + Math.min(4, strength) * 0.1 - (hero.hearts <= 1 ? 1 : 0);
}

/** Marks what each tile is worth, whatever the way to it; returns the most. */
function markValues({ set, view, seat, prices, need }: Walker): number {
  const { kind, token } = view.dungeon;
  let most = need;
  for (let tile = 0; tile < kind.length; tile++) {
    far[tile] = -1;
    const lies = token[tile];
    const price = lies === null ? null : prices[lies];
    priceAt[tile] = price;
    if (price !== null) {
      worthAt[tile] = price.value;
      if (price.value > most) most = price.value;
    } else worthAt[tile] = kind[tile] === 'fountain' || kind[tile] === 'start' ? need : 0;
  }
  for (const { at, item } of view.lying) {
    worthAt[at] += gainOf(set, view, seat, item) * 0.75;
    most = Math.max(most, worthAt[at]);
  }
  return most;
}

/** Steps come first among the answers. */
function findSteps(answers: readonly StepAnswer[]): void {
  for (let direction = 0; direction < 4; direction++) stepAt[direction] = -1;
  for (let i = 0; i < answers.length; i++) {
    const answer = answers[i];
    if (typeof answer !== 'object' || !('step' in answer)) return;
    stepAt[DIRECTIONS.indexOf(answer.step)] = i;
  }
}

function findGate(answers: readonly StepAnswer[], tile: number): number {
  return answers.findIndex(
    (answer) => typeof answer === 'object' && 'gate' in answer && answer.gate === tile,
  );
}
