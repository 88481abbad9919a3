import type { Answer, Seat } from '@undercroft/kernel';
import { keyOf } from './key.ts';

/** A question that the search has come to, with all that followed it so far. */
export interface Place {
  visits: number;
  /** Sums of every seat's share of the win. */
  readonly values: number[];
  /** By what the answers say. */
  branches: Map<string, Branch> | null;
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
  /** Where it leads by how luck fell, in the words that whoever is asked next hears of it. Null as long as no luck was met. */
  ways: Map<string, Place> | null;
}

const CURIOSITY = 0.6;
const INSTINCT_PRIOR = 0.5;
/** What was never tried is expected to be a little worse than the average so far. */
const UNTRIED = 0.05;

export const newPlace = (): Place => ({ visits: 0, values: [], branches: null });

/** What is expected for a seat at a place, from what came of it so far. */
const expectedAt = ({ visits, values }: Place, seat: Seat): number =>
  visits > 0 ? values[seat] / visits : 0.5;

export function branchOf(place: Place, answer: Answer, prior: number): Branch {
  place.branches ??= new Map();
  const key = keyOf(answer);
  let branch = place.branches.get(key);
  if (branch === undefined) {
    branch = { answer, prior, visits: 0, offered: 0, value: 0, next: null, ways: null };
    place.branches.set(key, branch);
  }
  return branch;
}

/**
 * The answer that promises most to the seat that is asked: what it has brought, what instinct thinks, and how little
 * it was tried for how often it could have been.
 */
export function select(
  place: Place,
  answers: readonly Answer[],
  mover: Seat,
  instinct: () => Answer,
): Branch {
  const liked = place.branches === null ? instinct() : null;
  const rest = (1 - INSTINCT_PRIOR) / Math.max(1, answers.length - 1);
  const expected = expectedAt(place, mover) - UNTRIED;
  let best: Branch | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    const branch = branchOf(place, answer, answer === liked ? INSTINCT_PRIOR : rest);
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

/** The place after an answer, by how luck fell where it had a part. */
export function placeAfter(branch: Branch, way: string | null): Place {
  if (way === null) {
    branch.next ??= newPlace();
    return branch.next;
  }
  branch.ways ??= new Map();
  let place = branch.ways.get(way);
  if (place === undefined) {
    place = newPlace();
    branch.ways.set(way, place);
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
    place.visits++;
    for (let seat = 0; seat < shares.length; seat++)
      place.values[seat] = (place.values[seat] ?? 0) + shares[seat];
  }
  for (let i = 0; i < branches.length; i++) {
    branches[i].visits++;
    branches[i].value += shares[movers[i]];
  }
}
