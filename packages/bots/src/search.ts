import {
  answersNow,
  apply,
  asked,
  type Box,
  type Chance,
  collect,
  type GameTypes,
  heard,
  imagine,
  type Seat,
  type Sight,
  sharedOut,
  sidesOf,
  sightOf,
  type Told,
  type Viewer,
} from '@undercroft/kernel';
import { hurried, type Mind } from '@undercroft/kit/mind';
import { SharedLuck } from './luck.ts';
import type { Memory } from './memory.ts';
import {
  type Branch,
  branchOf,
  knownBranch,
  learn,
  newPlace,
  type Place,
  placeAfter,
  placeByLuck,
  select,
} from './tree.ts';

/** How long a search may take: so many milliseconds, or exactly so many iterations. */
export type Budget = { readonly milliseconds: number } | { readonly iterations: number };

/** An answer as the search judges it. */
export interface Ranked<T extends GameTypes = GameTypes> {
  readonly answer: T['answer'];
  /** How often the search tried it. */
  readonly visits: number;
  /** The estimated chance to win after it, from 0 to 1. */
  readonly share: number;
}

/** What a search did, for measuring it. */
export interface SearchResult<T extends GameTypes = GameTypes> {
  /** Every legal answer, the best first. */
  readonly ranked: readonly Ranked<T>[];
  readonly iterations: number;
  readonly rolloutAnswers: number;
}

/** How a search may go; everything may be left out. */
export interface Searching<T extends GameTypes = GameTypes> {
  /** Asked now and then: true ends it. */
  readonly stop?: (() => boolean) | undefined;
  /** What the seat thought when it was asked last: the search goes on from there where it can. */
  readonly memory?: Memory<T> | undefined;
}

/** A future that will not end is cut short. */
export const MOST_ANSWERS_AHEAD = 100;
/** How often the clock is read, and whether the leader can still be overtaken is asked. */
const CHECK_EVERY = 16;
/** A place is played on from by instinct until so many futures were: the first guesses of a tree are worse than that. */
const KNOWN_FROM = 12;

/** A search under way. */
export interface Thought<T extends GameTypes> {
  readonly mind: Mind<T>;
  readonly sight: Sight<T>;
  /** What the question may be answered. */
  readonly answers: readonly T['answer'][];
  readonly luck: SharedLuck;
  readonly root: Place;
  /**
   * The turn at which every line is judged: the next one of whoever is asked, or a later one. It is the same for
   * every answer, because a table judged a turn later would look better or worse for that alone.
   */
  readonly horizon: number;
  iterations: number;
  rolloutAnswers: number;
}

/**
 * Information-set Monte-Carlo tree search: each iteration imagines a table that could be true, walks the tree of
 * answers and of the ways luck fell after them, lets instinct play on for some rounds, and judges what came of it.
 */
export function search<T extends GameTypes>(
  mind: Mind<T>,
  sight: Sight<T>,
  chance: Chance,
  budget: Budget,
  { stop, memory }: Searching<T> = {},
): SearchResult<T> {
  const thought = begin(mind, sight, chance, memory);
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
  memory?.keep(thought);
  const { iterations, rolloutAnswers } = thought;
  return { ranked: rank(thought), iterations, rolloutAnswers };
}

function begin<T extends GameTypes>(
  mind: Mind<T>,
  sight: Sight<T>,
  chance: Chance,
  memory: Memory<T> | undefined,
): Thought<T> {
  const { box, view, seat } = sight;
  const state = imagine(box, view, seat, chance);
  const horizon = horizonOf(mind, box, state);
  const { root, luck } = memory?.recall(sight, horizon) ?? { root: newPlace(), luck: new SharedLuck(chance) };
  return {
    mind,
    sight,
    answers: answersNow(box, state),
    luck,
    root,
    horizon,
    iterations: 0,
    rolloutAnswers: 0,
  };
}

/** The turn at which a search from this table judges: the same for every answer to what is asked there. */
export function horizonOf<T extends GameTypes>(mind: Mind<T>, box: Box<T>, state: T['state']): number {
  const seats = box.game.seated(state).length;
  return state.turn + turnsAhead(mind, seats);
}

/** How many turns a search plays on before it judges the table. */
export const turnsAhead = <T extends GameTypes>(mind: Mind<T>, seats: number): number =>
  (mind.roundsAhead ?? 1) * seats + (mind.playsNextTurn ? 1 : 0);

/** The leader cannot be overtaken in the iterations that are left. */
function decided(root: Place, left: number): boolean {
  let first = 0;
  let second = 0;
  for (const { visits } of root.branches) {
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  }
  return first - second > left;
}

function iterate<T extends GameTypes>(thought: Thought<T>): void {
  const { mind, sight, answers: first, luck, root, horizon } = thought;
  const { box, view, seat } = sight;
  const { fate, wits } = luck;
  const branch = select(root, first, seat, (scores) =>
    mind.instinct(sightOf(box, view, sight.ask, first), wits, scores),
  );
  luck.fall(branch.visits, view.turn);
  const state = imagine(box, view, seat, fate);
  const places: Place[] = [root];
  const branches: Branch[] = [branch];
  const movers: Seat[] = [seat];
  let place = follow(thought, state, branch);
  // Down the tree, as far as places are known. Where luck has a part the table is another one each time:
  // each way it may fall leads to a place of its own, so few ways are soon known, and many are left to instinct.
  while (place !== null) {
    places.push(place);
    if (place.visits < KNOWN_FROM || state.asks.length === 0 || state.turn >= horizon) break;
    const here: Place = place;
    luck.goOn(state.turn);
    const answers = answersNow(box, state);
    const mover = state.asks[state.asks.length - 1].seat;
    const branch =
      answers.length === 1
        ? branchOf(here, answers[0], 0, 1)
        : select(here, answers, mover, (scores) => mind.hunch(box, state, answers, wits, scores));
    branches.push(branch);
    movers.push(mover);
    place = follow(thought, state, branch);
  }
  for (let i = 0; i < MOST_ANSWERS_AHEAD && state.asks.length > 0 && state.turn < horizon; i++) {
    luck.goOn(state.turn);
    thought.rolloutAnswers++;
    apply(box, state, hurried(mind, box, state, wits), fate);
  }
  learn(places, branches, movers, sharesOf(mind, box, state));
}

/** Gives an answer in an imagined future; the place it leads to, if there is one yet. */
function follow<T extends GameTypes>(
  { sight, luck }: Thought<T>,
  state: T['state'],
  branch: Branch,
): Place | null {
  const { ways } = branch;
  const { fate } = luck;
  const ear = ways instanceof Map ? new Ear() : null;
  const { used } = fate;
  apply(sight.box, state, branch.answer, fate, ear?.tell);
  const lucky = fate.used > used;
  if (lucky) branch.ways ??= new Map();
  if (branch.visits === 0) return null;
  if (!lucky || ways === 'one') return placeAfter(branch);
  if (!(ways instanceof Map) || ear === null) return null;
  return placeByLuck(branch, ways, ear.heardBy(asked(state)?.seat ?? null));
}

/** Hears what is told of an answer: how luck fell. */
class Ear {
  readonly told: Told[] = [];
  readonly tell = collect(this.told);

  /** The same for every table that looks the same to whoever is asked next. */
  heardBy(viewer: Viewer): string {
    return JSON.stringify(heard(this.told, viewer));
  }
}

/** Who wins, shared by all who do; a table still in play is judged. */
export function sharesOf<T extends GameTypes>(
  mind: Pick<Mind<T>, 'evaluate'>,
  box: Box<T>,
  state: T['state'],
): readonly number[] {
  const outcome = state.asks.length === 0 ? box.game.outcome(box, state) : null;
  if (outcome === null) {
    const shares = mind.evaluate(box, state);
    // What is good for one of a side is good for its partners, whatever a mind makes of each.
    return box.game.sides === undefined ? shares : sharedOut(sidesOf(box.game, shares.length), shares);
  }
  const share = 1 / outcome.winners.length;
  return outcome.points.map((_, seat) => (outcome.winners.includes(seat) ? share : 0));
}

function rank<T extends GameTypes>({ sight, root }: Thought<T>): Ranked<T>[] {
  return sight.answers
    .map((answer) => {
      const { visits = 0, value = 0 } = knownBranch(root, answer) ?? {};
      const share = visits > 0 ? value / visits : 0;
      return { answer, visits, share };
    })
    .sort((a, b) => b.visits - a.visits || b.share - a.share);
}
