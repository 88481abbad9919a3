import { copy } from './copy.ts';
import type { Json } from './game.ts';

/**
 * What turns one piece of plain data into another. `[value]` puts a new value in its place; an object goes
 * inside, key by key, with null where a key is gone; in a list, '#' is its new length.
 */
export type Difference = readonly [Json] | Inside;

interface Inside {
  readonly [key: string]: Difference | number | null;
}

/** The new length of a list that has grown or shrunk. */
const LENGTH = '#';

/** Differences found a moment ago, by the part they lead to: views share most of their parts. */
export type Known = Map<unknown, { readonly from: unknown; readonly change: Difference | null }>;

/** What turns `from` into `to`, or null if they say the same. What is `known` of their parts is not found again. */
export function difference(from: unknown, to: unknown, known?: Known): Difference | null {
  if (from === to) return null;
  if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null) return whole(to);
  if (Array.isArray(from) !== Array.isArray(to)) return whole(to);
  return Array.isArray(from)
    ? insideList(from, to as readonly unknown[])
    : insideObject(from as Fields, to as Fields, known);
}

/** The value itself, and no part of the table it was found on. */
const whole = (value: unknown): Difference => [copy(value) as Json];

function remembered(from: unknown, to: unknown, known: Known): Difference | null {
  const before = known.get(to);
  if (before !== undefined && before.from === from) return before.change;
  const change = difference(from, to);
  known.set(to, { from, change });
  return change;
}

type Fields = Readonly<Record<string, unknown>>;

function insideObject(from: Fields, to: Fields, known?: Known): Difference | null {
  const keys = Object.keys(to);
  if (!sameList(Object.keys(from), keys)) return betweenOthers(from, to);
  // Values side by side are found several times faster than one by one under their keys.
  const olds = Object.values(from);
  const news = Object.values(to);
  let inside: Record<string, Difference> | null = null;
  for (let at = 0; at < keys.length; at++) {
    const was = olds[at];
    const is = news[at];
    if (was === is) continue;
    if (was === undefined || is === undefined) return betweenOthers(from, to);
    const change = known === undefined ? difference(was, is) : remembered(was, is, known);
    if (change === null) continue;
    inside ??= {};
    inside[keys[at]] = change;
  }
  return inside;
}

/** The same for objects that have other keys, or none where the other has one. */
function betweenOthers(from: Fields, to: Fields): Difference | null {
  const inside: Record<string, Difference | null> = {};
  for (const [key, is] of Object.entries(to)) {
    if (is === undefined) continue;
    const change = from[key] === undefined ? whole(is) : difference(from[key], is);
    if (change !== null) inside[key] = change;
  }
  for (const [key, was] of Object.entries(from)) {
    if (was !== undefined && to[key] === undefined) inside[key] = null;
  }
  // Keys come back in the order they stand in, so that the same view is the same bytes.
  if (!sameList(Object.keys(changedObject(from, inside)), Object.keys(to))) return whole(to);
  return Object.keys(inside).length > 0 ? inside : null;
}

/** Reading `to` by places would turn a list of numbers into one of anything, which is slower to read ever after. */
const sameList = (from: readonly unknown[], to: readonly unknown[]): boolean =>
  from.length === to.length && to.every((item, at) => from[at] === item);

function insideList(from: readonly unknown[], to: readonly unknown[]): Difference | null {
  if (sameList(from, to)) return null;
  const inside: Record<string, Difference | number> = {};
  let changed = 0;
  for (const [at, item] of to.entries()) {
    const change = at >= from.length ? whole(item) : from[at] === item ? null : difference(from[at], item);
    if (change === null) continue;
    inside[at] = change;
    changed++;
  }
  if (from.length !== to.length) inside[LENGTH] = to.length;
  else if (changed === 0) return null;
  // A short list that has changed in most places is said more briefly as it is.
  return changed * 2 > to.length && isFlat(to) ? whole(to) : inside;
}

function isFlat(list: readonly unknown[]): boolean {
  return list.every((item) => typeof item !== 'object' || item === null);
}

/** The value a difference leads to. What has not changed is shared with the old one, which stays as it was. */
export function changed<T>(value: T, change: Difference | null): T {
  if (change === null) return value;
  if (isValue(change)) return change[0] as T;
  if (typeof value !== 'object' || value === null) {
    throw new Error('a difference was applied to something other than what it was made from');
  }
  return (Array.isArray(value) ? changedList(value, change) : changedObject(value, change)) as T;
}

function isValue(change: Difference): change is readonly [Json] {
  return Array.isArray(change);
}

function changedList(list: readonly unknown[], change: Inside): unknown[] {
  const next = list.slice();
  const length = change[LENGTH];
  if (typeof length === 'number') next.length = length;
  for (const key of Object.keys(change)) {
    if (key !== LENGTH) next[Number(key)] = changed(next[Number(key)], change[key] as Difference);
  }
  return next;
}

function changedObject(object: object, change: Inside): object {
  const next: Record<string, unknown> = { ...object };
  for (const key of Object.keys(change)) {
    const inside = change[key];
    if (inside === null) delete next[key];
    else next[key] = changed(next[key], inside as Difference);
  }
  return next;
}
