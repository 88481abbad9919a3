import {
  type Answer,
  answersNow,
  apply,
  type Box,
  type Chance,
  type GameTypes,
  imagine,
  type Mind,
  type Seat,
  type Sight,
  sightOf,
} from '@undercroft/kernel';
import { Futures, type Met } from './futures.ts';
import { keyOf } from './key.ts';

/** How long a search may take: so many milliseconds, or exactly so many iterations. */
export type Budget = { readonly milliseconds: number } | { readonly iterations: number };

/** An answer as the search judges it. */
export interface Ranked<T extends GameTypes = GameTypes> {
  readonly answer: T['answer'];
  /** How often the search tried it. */
  readonly visits: number;
  /** The estimated chance to win after it, from 0 to 1. */
  readonly share: number;
  /** What its imagined futures brought until the same seat's next turn, where somebody wants to know why. */
  readonly met?: readonly Met[];
}

/** What a search did, for measuring it. */
export interface SearchResult<T extends GameTypes = GameTypes> {
  /** Every legal answer, the best first. */
  readonly ranked: readonly Ranked<T>[];
  readonly iterations: number;
  readonly rolloutAnswers: number;
}

/** One answer in the tree, with all that followed it so far. */
interface Node {
  readonly answer: Answer;
  /** How much instinct likes this answer before anything is known. */
  readonly prior: number;
  visits: number;
  /** Sum of the shares of the win, for the seat that gave the answer. */
  value: number;
  /** By what the answers say. */
  children: Map<string, Node> | null;
}

/**
 * How far instinct plays on before the table is judged: so many rounds, the same for every answer, because a table
 * judged a turn later would look better or worse for that alone. A round that will not end is cut short.
 */
export const ROUNDS_AHEAD = 2;
export const MOST_ANSWERS_AHEAD = 100;
const CURIOSITY = 0.6;
const INSTINCT_PRIOR = 0.5;
/** How often the clock is read, and whether the leader can still be overtaken is asked. */
const CHECK_EVERY = 16;

/** A search under way. */
interface Thought<T extends GameTypes> {
  readonly mind: Mind<T>;
  readonly sight: Sight<T>;
  readonly chance: Chance;
  readonly root: Node;
  /** The turn at which every line is judged. */
  readonly horizon: number;
  /** Kept for whoever wants to know why; a search that nobody asks tells itself nothing. */
  readonly futures: Futures<T> | undefined;
  /** The turn at which a round is over, and what happens is no longer noted. */
  readonly round: number;
  iterations: number;
  rolloutAnswers: number;
}

/**
 * Information-set Monte-Carlo tree search: each iteration imagines a table that could be true, walks the tree of
 * answers until luck speaks, lets instinct play on for some rounds, and judges what came of it.
 */
export function search<T extends GameTypes>(
  mind: Mind<T>,
  sight: Sight<T>,
  chance: Chance,
  budget: Budget,
  stop?: () => boolean,
  why = false,
): SearchResult<T> {
  const thought = begin(mind, sight, chance, why);
  const started = performance.now();
  const until = 'milliseconds' in budget ? started + budget.milliseconds : Number.POSITIVE_INFINITY;
  const most = 'iterations' in budget ? budget.iterations : Number.POSITIVE_INFINITY;
  while (thought.iterations < most) {
    const { iterations } = thought;
    if (iterations % CHECK_EVERY === 0 && iterations > 0) {
      const now = performance.now();
      if (now >= until || stop?.()) break;
      const left = Number.isFinite(until)
        ? (iterations * (until - now)) / (now - started)
        : most - iterations;
      if (iterations >= 64 && decided(thought.root, left)) break;
    }
    iterate(thought);
    thought.iterations++;
  }
  const { iterations, rolloutAnswers } = thought;
  return { ranked: rank(thought), iterations, rolloutAnswers };
}

function begin<T extends GameTypes>(
  mind: Mind<T>,
  sight: Sight<T>,
  chance: Chance,
  why: boolean,
): Thought<T> {
  const { box, view, seat } = sight;
  const seats = box.game.seated(imagine(box, view, seat, chance)).length;
  return {
    mind,
    sight,
    chance,
    root: { answer: '', prior: 1, visits: 0, value: 0, children: null },
    horizon: view.turn + ROUNDS_AHEAD * seats,
    futures: why ? new Futures(mind, seat) : undefined,
    round: view.turn + seats,
    iterations: 0,
    rolloutAnswers: 0,
  };
}

/** The leader cannot be overtaken in the iterations that are left. */
function decided(root: Node, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of root.children?.values() ?? []) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return first - second > left;
}

function iterate<T extends GameTypes>(thought: Thought<T>): void {
  const { mind, sight, chance, root, horizon, futures, round } = thought;
  const tell = futures?.tell;
  const { box, view, seat } = sight;
  const state = imagine(box, view, seat, chance);
  const path: Node[] = [root];
  const movers: Seat[] = [seat];
  let node = root;
  // Down the tree, to the first answer that was never tried, and no further than luck lets it: once dice are rolled
  // or cards drawn the table is another one each time, and a node for all of them would know none of them.
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
    apply(box, state, child.answer, chance, tell);
    path.push(child);
    movers.push(mover);
    known = child.visits > 0 && chance.used === used;
    node = child;
  }
  for (let i = 0; i < MOST_ANSWERS_AHEAD && state.asks.length > 0 && state.turn < horizon; i++) {
    const answers = answersNow(box, state);
    thought.rolloutAnswers++;
    const answer = answers.length === 1 ? answers[0] : mind.hunch(box, state, answers, chance);
    apply(box, state, answer, chance, state.turn < round ? tell : undefined);
  }
  futures?.keep(path[1].answer);
  const shares = sharesOf(mind, box, state);
  for (let i = 0; i < path.length; i++) {
    path[i].visits++;
    path[i].value += shares[movers[i]];
  }
}

/** Who wins, shared by all who do; a table still in play is judged. */
export function sharesOf<T extends GameTypes>(
  mind: Pick<Mind<T>, 'evaluate'>,
  box: Box<T>,
  state: T['state'],
): readonly number[] {
  const outcome = state.asks.length === 0 ? box.game.outcome(box, state) : null;
  if (outcome === null) return mind.evaluate(box, state);
  const share = 1 / outcome.winners.length;
  return outcome.points.map((_, seat) => (outcome.winners.includes(seat) ? share : 0));
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

/** The answer that promises most: what it has brought, what instinct thinks, and how little it was tried. */
function select(node: Node, answers: readonly Answer[], instinct: () => Answer): Node {
  const fresh = node.children === null;
  const liked = fresh ? instinct() : null;
  const rest = (1 - INSTINCT_PRIOR) / Math.max(1, answers.length - 1);
  const effort = CURIOSITY * Math.sqrt(node.visits + 1);
  // What was never tried is expected to be a little worse than the average so far.
  const expected = node.visits > 0 ? node.value / node.visits - 0.05 : 0.5;
  let best: Node | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const prior = liked !== null && answer === liked ? INSTINCT_PRIOR : rest;
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

function rank<T extends GameTypes>({ sight, root, futures }: Thought<T>): Ranked<T>[] {
  return sight.answers
    .map((answer) => {
      const node = root.children?.get(keyOf(answer));
      const visits = node?.visits ?? 0;
      const share = visits > 0 ? (node as Node).value / visits : 0;
      return { answer, visits, share, ...(futures !== undefined && { met: futures.after(answer) }) };
    })
    .sort((a, b) => b.visits - a.visits || b.share - a.share);
}
