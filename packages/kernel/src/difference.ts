import { copy } from './copy.ts';
import type { Json } from './game.ts';
import { type Fields, fieldsOf, isObject } from './plain.ts';

/**
 * What turns one piece of plain data into another. `[value]` puts a new value in its place; an object goes
 * inside, key by key, with null where a key is gone; in a list '3.' is a place, counted from 0, and '#' its new length.
 */
export type Difference = readonly [Json] | Inside;

interface Inside {
  readonly [key: string]: Difference | number | null;
}

/** The new length of a list that has grown or shrunk. */
const LENGTH = '#';

/** What turns `from` into `to`, or null if they say the same. */
export function difference(from: unknown, to: unknown): Difference | null {
  if (from === to) return null;
  if (!isObject(from) || !isObject(to)) return whole(to);
  if (Array.isArray(from)) return Array.isArray(to) ? insideList(from, to) : whole(to);
  return Array.isArray(to) ? whole(to) : insideObject(fieldsOf(from), fieldsOf(to));
}

/** The value itself, and no part of the table it was found on. */
const whole = (value: unknown): Difference => asValue(copy(value));
const asValue = (value: unknown): Difference => [value as Json];

function insideObject(from: Fields, to: Fields): Difference | null {
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
    const change = difference(was, is);
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
  if (!isObject(to.at(0))) {
    // A list that has changed in most places is said more briefly as it is.
    let others = 0;
    const flat = to.every((item, at) => {
      if (from[at] !== item) others++;
      return !isObject(item);
    });
    if (flat && others * 2 > to.length) return asValue(to.slice());
  }
  let inside: Record<string, Difference | number> | null = null;
  to.forEach((item, at) => {
    const change = at >= from.length ? whole(item) : difference(from[at], item);
    if (change === null) return;
    inside ??= {};
    inside[placeOf(at)] = change;
  });
  return from.length === to.length ? inside : Object.assign(inside ?? {}, { [LENGTH]: to.length });
}

const places: string[] = [];

/** A place in a list, as a key. With bare numbers for keys an object takes several times as long to become JSON. */
function placeOf(at: number): string {
  while (places.length <= at) places.push(`${places.length}.`);
  return places[at];
}

/** The value a difference leads to. What has not changed is shared with the old one, which stays as it was. */
export function changed<T>(value: T, change: Difference | null): T;
export function changed(value: unknown, change: Difference | null): unknown {
  if (change === null) return value;
  if (isValue(change)) return change[0];
  if (!isObject(value)) {
    throw new Error('a difference was applied to something other than what it was made from');
  }
  return Array.isArray(value) ? changedList(value, change) : changedObject(value, change);
}

/** Whether a new value takes the place of the old one. */
export function isValue(change: Difference): change is readonly [Json] {
  return Array.isArray(change);
}

function changedList(list: readonly unknown[], change: Inside): unknown[] {
  const next = list.slice();
  const length = change[LENGTH];
  if (typeof length === 'number') next.length = length;
  for (const key of Object.keys(change)) {
    const inside = change[key];
    // Changes kept before there were points have bare numbers.
    if (typeof inside === 'object') next[Number(key)] = changed(next[Number(key)], inside);
  }
  return next;
}

function changedObject(object: object, change: Inside): object {
  const next: Record<string, unknown> = { ...object };
  for (const key of Object.keys(change)) {
    const inside = change[key];
    if (inside === null) delete next[key];
    else if (typeof inside === 'object') next[key] = changed(next[key], inside);
  }
  return next;
}
