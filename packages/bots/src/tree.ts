import type { Answer, Seat } from '@undercroft/kernel';
import { keyOf } from './key.ts';
import { priorsOf, REST } from './priors.ts';

/** A question that the search has come to, with all that followed it so far. */
export interface Place {
  visits: number;
  /** Sums of every seat's share of the win. */
  values: number[];
  /** In the order in which they were first offered. */
  readonly branches: Branch[];
  /** By what the answers say; none as long as every list of answers was the same. */
  named: Map<string, Branch> | null;
}

/** One answer at a place. */
export interface Branch {
  readonly answer: Answer;
  /** How much instinct likes this answer before anything is known. */
  readonly prior: number;
  visits: number;
  /** How often it could have been given: not every imagined table allows every answer. */
  offered: number;
  /** Sum of the shares of the win, for the seat that gave the answer. */
  value: number;
  /** Where it leads when luck has no part in it. */
  next: Place | null;
  /**
   * Where it leads by how luck fell, in the words that whoever is asked next hears of it. Null as long as no luck was
   * met, 'many' where hardly any way has come back, and 'one' where nobody hears a difference.
   */
  ways: Map<string, Place> | 'many' | 'one' | null;
}

const CURIOSITY = 0.6;
/** What was never tried is expected to be a little worse than the average so far. */
const UNTRIED = 0.05;

/** After so many futures it is seen in how many ways luck falls: a new one in every second future makes many. */
const COUNT_WAYS_AT = 64;

const NOTHING: number[] = [];

export const newPlace = (): Place => ({ visits: 0, values: NOTHING, branches: [], named: null });

/** What is expected for a seat at a place, from what came of it so far. */
const expectedAt = ({ visits, values }: Place, seat: Seat): number =>
  visits > 0 ? values[seat] / visits : 0.5;

/** The branch of an answer, which is the n-th of those listed: mostly it was before. */
export function branchOf(place: Place, answer: Answer, at: number, prior: number): Branch {
  const { branches } = place;
  if (at < branches.length && branches[at].answer === answer) return branches[at];
  const known = knownBranch(place, answer);
  if (known !== undefined) return known;
  const branch: Branch = { answer, prior, visits: 0, offered: 0, value: 0, next: null, ways: null };
  branches.push(branch);
  place.named?.set(keyOf(answer), branch);
  return branch;
}

/** The branch of an answer by what it says. */
export function knownBranch(place: Place, answer: Answer): Branch | undefined {
  if (place.branches.length === 0) return undefined;
  place.named ??= new Map(place.branches.map((branch) => [keyOf(branch.answer), branch]));
  return place.named.get(keyOf(answer));
}

/**
 * The answer that promises most to the seat that is asked: what it has brought, what instinct thinks, and how little
 * it was tried for how often it could have been.
 */
export function select(
  place: Place,
  answers: readonly Answer[],
  mover: Seat,
  instinct: (scores: number[]) => Answer,
): Branch {
  const known = place.branches.length > 0;
  const priors = known ? null : priorsOf(answers, instinct);
  const rest = REST / Math.max(1, answers.length - 1);
  const expected = expectedAt(place, mover) - UNTRIED;
  let best: Branch | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < answers.length; i++) {
    const answer = answers[i];
    const branch = branchOf(place, answer, i, priors?.[i] ?? rest);
    branch.offered++;
    const brought = branch.visits > 0 ? branch.value / branch.visits : expected;
    const promise = brought + (CURIOSITY * Math.sqrt(branch.offered) * branch.prior) / (1 + branch.visits);
    if (promise > highest) {
      highest = promise;
      best = branch;
    }
  }
  return best as Branch;
}

/** The place after an answer in which luck had no part. */
export function placeAfter(branch: Branch): Place {
  branch.next ??= newPlace();
  return branch.next;
}

/** The place after an answer, by how luck fell; none where it falls in too many ways to come back. */
export function placeByLuck(branch: Branch, ways: Map<string, Place>, way: string): Place | null {
  if (branch.visits === COUNT_WAYS_AT && ways.size > COUNT_WAYS_AT / 2) {
    branch.ways = 'many';
    return null;
  }
  let place = ways.get(way);
  if (place === undefined) {
    place = newPlace();
    ways.set(way, place);
  }
  if (branch.visits === COUNT_WAYS_AT && ways.size === 1) {
    branch.ways = 'one';
    branch.next ??= place;
  }
  return place;
}

/** What one future brought goes up the way it came. */
export function learn(
  places: readonly Place[],
  branches: readonly Branch[],
  movers: readonly Seat[],
  shares: readonly number[],
): void {
  for (const place of places) {
    if (place.visits++ === 0) place.values = shares.slice();
    else for (let seat = 0; seat < shares.length; seat++) place.values[seat] += shares[seat];
  }
  for (let i = 0; i < branches.length; i++) {
    branches[i].visits++;
    branches[i].value += shares[movers[i]];
  }
}
