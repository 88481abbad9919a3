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
  if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null) return [to as Json];
  if (Array.isArray(from) !== Array.isArray(to)) return [to as Json];
  return Array.isArray(from)
    ? insideList(from, to as readonly unknown[])
    : insideObject(from as Fields, to as Fields, known);
}

function remembered(from: unknown, to: unknown, known: Known): Difference | null {
  const before = known.get(to);
  if (before !== undefined && before.from === from) return before.change;
  const change = difference(from, to);
  known.set(to, { from, change });
  return change;
}

type Fields = Readonly<Record<string, unknown>>;

function insideObject(from: Fields, to: Fields, known?: Known): Difference | null {
  let inside: Record<string, Difference | null> | null = null;
  let otherKeys = false;
  for (const key in to) {
    if (to[key] === undefined || from[key] === to[key]) continue;
    const isNew = from[key] === undefined;
    const change = isNew
      ? ([to[key]] as [Json])
      : known === undefined
        ? difference(from[key], to[key])
        : remembered(from[key], to[key], known);
    if (change === null) continue;
    inside ??= {};
    inside[key] = change;
    otherKeys ||= isNew;
  }
  for (const key in from) {
    if (from[key] === undefined || to[key] !== undefined) continue;
    inside ??= {};
    inside[key] = null;
    otherKeys = true;
  }
  // Keys come back in the order they stand in, so that the same view is the same bytes.
  if (inside !== null && otherKeys && !sameKeys(changedObject(from, inside), to)) return [to as Json];
  return inside;
}

function sameKeys(a: object, b: object): boolean {
  const keys = Object.keys(b);
  return Object.keys(a).every((key, at) => key === keys[at]);
}

function insideList(from: readonly unknown[], to: readonly unknown[]): Difference | null {
  const both = Math.min(from.length, to.length);
  let inside: Record<string, Difference | number> | null = null;
  let changed = 0;
  for (let at = 0; at < both; at++) {
    if (from[at] === to[at]) continue;
    const change = difference(from[at], to[at]);
    if (change === null) continue;
    inside ??= {};
    inside[at] = change;
    changed++;
  }
  if (from.length !== to.length) {
    inside ??= {};
    inside[LENGTH] = to.length;
    for (let at = both; at < to.length; at++) {
      inside[at] = [to[at] as Json];
      changed++;
    }
  }
  // A short list that has changed in most places is said more briefly as it is.
  return inside !== null && changed * 2 > to.length && isFlat(to) ? [to as Json] : inside;
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
  for (const key in change) {
    if (key !== LENGTH) next[Number(key)] = changed(next[Number(key)], change[key] as Difference);
  }
  return next;
}

function changedObject(object: object, change: Inside): object {
  const next: Record<string, unknown> = { ...object };
  for (const key in change) {
    const inside = change[key];
    if (inside === null) delete next[key];
    else next[key] = changed(next[key], inside as Difference);
  }
  return next;
}
