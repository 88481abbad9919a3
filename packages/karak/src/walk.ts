import type { Seat } from '@undercroft/kernel';
import { type KarakSet, STEPS } from './components.ts';
import { DIRECTIONS } from './dungeon.ts';
import { can } from './heroes.ts';
import { spellBonus } from './inventory.ts';
import type { Prices } from './prices.ts';
import type { KarakAnswers, KarakView } from './state.ts';
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

/** A hero about to walk. */
export interface Walker {
  readonly set: KarakSet;
  readonly view: KarakView;
  readonly seat: Seat;
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
const queue: number[] = [];
const stepAt: number[] = [];
let tail = 0;

/** Each way out of the place where the walk begins has its own answer: a step, or a jump to a gate. */
const OWN_WAY = -1;

/** Looks for the best there is to walk to from where the hero stands. */
export function walkOn(walker: Walker, jitter: number, plan: Plan): void {
  findSteps(walker.answers);
  walkFrom(walker, walker.view.heroes[walker.seat].at, OWN_WAY, jitter, plan);
}

/** Breadth first over the known dungeon; each tile remembers which of the answers its path begins with. */
export function walkFrom(walker: Walker, from: number, start: number, jitter: number, plan: Plan): void {
  const { view, seat, steps, answers, prices } = walker;
  const { kind, doors, token, beside } = view.dungeon;
  const walls = can(view, seat, 'astral-walking');
  const sneaks = can(view, seat, 'stealth');
  const explore = exploreValue(walker.set, view, seat);
  const marked = markValues(walker);
  let most = Math.max(explore, marked);
  tail = 0;
  reach(from, 0, start);
  for (let head = 0; head < tail; head++) {
    const tile = queue[head];
    const begins = startOf[tile];
    let distance = far[tile];
    if (begins !== OWN_WAY) {
      const lies = token[tile];
      const price = lies === null ? null : prices[lies];
      const value = price !== null && distance === 1 && steps === STEPS ? price.first : worthAt[tile];
      if (value > 0) prefer(plan, value * fade(distance, steps), answers[begins]);
      // Nothing behind this tile can be better than the plan.
      if (most * fade(distance + 1, steps) <= plan.value && plan.scores === undefined) continue;
      if (price?.monster && !sneaks) {
        if (price.bars) continue;
        // A monster in the way costs a turn at least.
        distance += 2 * STEPS;
      }
    }
    for (let i = 0; i < 4; i++) {
      const direction = (i + jitter) & 3;
      const open = (doors[tile] & (1 << direction)) !== 0;
      if (!open && !walls) continue;
      const way = begins === OWN_WAY ? stepAt[direction] : begins;
      if (way < 0) continue;
      const next = beside[tile * 4 + direction];
      if (next >= 0) {
        if (far[next] < 0 && (walls || doors[next] & (1 << (direction ^ 2)))) reach(next, distance + 1, way);
      } else if (open && explore > 0) {
        prefer(plan, explore * fade(distance + 1, steps) - distance * 0.01, answers[way]);
        // Exits further away are no better than the first.
        most = marked;
      }
    }
    if (kind[tile] === 'gate') {
      for (let gate = 0; gate < kind.length; gate++) {
        if (kind[gate] !== 'gate' || far[gate] >= 0) continue;
        const way = begins === OWN_WAY ? findGate(answers, gate) : begins;
        if (way >= 0) reach(gate, distance + 1, way);
      }
    }
  }
}

function reach(tile: number, distance: number, start: number): void {
  far[tile] = distance;
  startOf[tile] = start;
  queue[tail++] = tile;
}

/** What is left of a value that takes some turns to reach. */
export function fade(distance: number, steps: number): number {
  const turns = (distance - steps + STEPS - 1) >> 2;
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
    if (lies !== null) {
      const { value } = prices[lies];
      worthAt[tile] = value;
      if (value > most) most = value;
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
