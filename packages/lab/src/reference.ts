import type { Budget } from '@undercroft/bots';
import {
  type Answer,
  answersNow,
  apply,
  type Chance,
  imagine,
  type Mind,
  type Seat,
  type Sight,
  sameAnswer,
  sightOf,
} from '@undercroft/kernel';
import * as minds from '../reference/minds.js';
import { refuse } from './arguments.ts';

// The first master, frozen: an opponent that every later one is measured against, in duels and simulations only. It
// thinks with copies of the minds of its day. Nothing here is ever improved, its faults are part of it.

/** What it thinks with; a game that came later has none. */
function mindOf(game: string): Mind {
  const found = Object.entries(minds).find(([name]) => name === game);
  if (found === undefined)
    throw refuse(`${game} has no reference: there is one for ${Object.keys(minds).join(', ')}`);
  return found[1];
}

interface Node {
  readonly answer: Answer;
  readonly prior: number;
  visits: number;
  value: number;
  children: Map<string, Node> | null;
}

const ROUNDS_AHEAD = 2;
const MOST_ANSWERS_AHEAD = 100;
const CURIOSITY = 0.6;
const INSTINCT_PRIOR = 0.5;
const CHECK_EVERY = 16;

/** What the first master answers. */
export function referenceAnswer(sight: Sight, chance: Chance, budget: Budget): Answer {
  if (sight.answers.length === 1) return sight.answers[0];
  const unseen = sight.box.game.standing?.unseen?.(sight) ?? null;
  return unseen ?? referenceSearch(sight, chance, budget).answer;
}

/** How it searches: its favourite, and after how many iterations. */
export function referenceSearch(
  sight: Sight,
  chance: Chance,
  budget: Budget,
): { readonly answer: Answer; readonly iterations: number } {
  const { box, view, seat } = sight;
  const mind = mindOf(box.game.name);
  const root: Node = { answer: '', prior: 1, visits: 0, value: 0, children: null };
  const horizon = view.turn + ROUNDS_AHEAD * box.game.seated(imagine(box, view, seat, chance)).length;
  const started = performance.now();
  const until = 'milliseconds' in budget ? started + budget.milliseconds : Number.POSITIVE_INFINITY;
  const most = 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY;
  let iterations = 0;
  for (; iterations < most; iterations++) {
    if (iterations % CHECK_EVERY === 0 && iterations > 0) {
      const now = performance.now();
      if (now >= until) break;
      const left = Number.isFinite(until)
        ? (iterations * (until - now)) / (now - started)
        : most - iterations;
      if (iterations >= 64 && decided(root, left)) break;
    }
    iterate(mind, sight, chance, root, horizon);
  }
  const nodes = sight.answers.map((answer) => root.children?.get(keyOf(answer)));
  const share = (node: Node | undefined) =>
    node !== undefined && node.visits > 0 ? node.value / node.visits : 0;
  const best = nodes
    .map((node, at) => ({ answer: sight.answers[at], visits: node?.visits ?? 0, share: share(node) }))
    .sort((a, b) => b.visits - a.visits || b.share - a.share)[0];
  return { answer: best.answer, iterations };
}

const keys = new WeakMap<object, string>();

function keyOf(answer: Answer): string {
  if (typeof answer === 'string') return answer;
  let key = keys.get(answer);
  if (key === undefined) {
    key = JSON.stringify(answer);
    keys.set(answer, key);
  }
  return key;
}

function decided(root: Node, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of root.children?.values() ?? []) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return first - second > left;
}

function iterate(mind: Mind, sight: Sight, chance: Chance, root: Node, horizon: number): void {
  const { box, view, seat } = sight;
  const state = imagine(box, view, seat, chance);
  const path: Node[] = [root];
  const movers: Seat[] = [seat];
  let node = root;
  for (let known = true; known && state.asks.length > 0; ) {
    const answers = answersNow(box, state);
    const mover = state.asks[state.asks.length - 1].seat;
    const child =
      answers.length === 1
        ? childOf(node, answers[0], 1)
        : select(node, answers, () =>
            node === root
              ? mind.instinct(sightOf(box, view, sight.ask, answers), chance)
              : mind.hunch(box, state, answers, chance),
          );
    const { used } = chance;
    apply(box, state, child.answer, chance);
    path.push(child);
    movers.push(mover);
    known = child.visits > 0 && chance.used === used;
    node = child;
  }
  for (let i = 0; i < MOST_ANSWERS_AHEAD && state.asks.length > 0 && state.turn < horizon; i++) {
    const answers = answersNow(box, state);
    apply(box, state, answers.length === 1 ? answers[0] : mind.hunch(box, state, answers, chance), chance);
  }
  const outcome = state.asks.length === 0 ? box.game.outcome(box, state) : null;
  const shares =
    outcome === null
      ? mind.evaluate(box, state)
      : outcome.points.map((_, at) => (outcome.winners.includes(at) ? 1 / outcome.winners.length : 0));
  for (let i = 0; i < path.length; i++) {
    path[i].visits++;
    path[i].value += shares[movers[i]];
  }
}

function childOf(node: Node, answer: Answer, prior: number): Node {
  node.children ??= new Map();
  const key = keyOf(answer);
  let child = node.children.get(key);
  if (child === undefined) {
    child = { answer, prior, visits: 0, value: 0, children: null };
    node.children.set(key, child);
  }
  return child;
}

function select(node: Node, answers: readonly Answer[], instinct: () => Answer): Node {
  const liked = node.children === null ? instinct() : null;
  const rest = (1 - INSTINCT_PRIOR) / Math.max(1, answers.length - 1);
  const effort = CURIOSITY * Math.sqrt(node.visits + 1);
  const expected = node.visits > 0 ? node.value / node.visits - 0.05 : 0.5;
  let best: Node | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    // Its minds are copies, whose constants are not those of the rules: what an answer says counts.
    const prior = liked !== null && sameAnswer(answer, liked) ? INSTINCT_PRIOR : rest;
    const child = childOf(node, answer, prior);
    const brought = child.visits > 0 ? child.value / child.visits : expected;
    const promise = brought + (effort * child.prior) / (1 + child.visits);
    if (promise > highest) {
      highest = promise;
      best = child;
    }
  }
  return best as Node;
}
