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
  if (!sameKeys(Object.keys(from), keys)) return betweenOthers(from, to);
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
  if (!sameKeys(Object.keys(changedObject(from, inside)), Object.keys(to))) return whole(to);
  return Object.keys(inside).length > 0 ? inside : null;
}

function sameKeys(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at++) if (some[at] !== others[at]) return false;
  return true;
}

function insideList(from: readonly unknown[], to: readonly unknown[]): Difference | null {
  const first = firstOther(from, to);
  if (first === to.length && first === from.length) return null;
  const others = isObject(to[0]) ? null : flatOthers(from, to, first);
  // A list that has changed in most places is said more briefly as it is.
  if (others !== null && others * 2 > to.length) return asValue(to.slice());
  const inside: Record<string, Difference | number> = {};
  let said = from.length !== to.length;
  for (let at = first; at < to.length; at++) {
    const [was, is] = [from[at], to[at]];
    if (was === is && at < from.length) continue;
    const change = others !== null ? asValue(is) : at < from.length ? difference(was, is) : whole(is);
    if (change === null) continue;
    inside[placeOf(at)] = change;
    said = true;
  }
  if (from.length !== to.length) inside[LENGTH] = to.length;
  return said ? inside : null;
}

/** The first place where two lists have not the same: the end of the shorter one if there is none. */
function firstOther(from: readonly unknown[], to: readonly unknown[]): number {
  const end = Math.min(from.length, to.length);
  // Lists of numbers are read several times faster by what reads nothing else.
  if (end > 0 && typeof to[0] === 'number') return firstOtherNumber(from, to, end);
  for (let at = 0; at < end; at++) if (from[at] !== to[at]) return at;
  return end;
}

function firstOtherNumber(from: readonly unknown[], to: readonly unknown[], end: number): number {
  for (let at = 0; at < end; at++) if (from[at] !== to[at]) return at;
  return end;
}

/** In how many places a list of names and numbers has another; null where a list or an object lies in one. */
function flatOthers(from: readonly unknown[], to: readonly unknown[], first: number): number | null {
  let others = 0;
  for (let at = first; at < to.length; at++) {
    if (at < from.length && from[at] === to[at]) continue;
    if (isObject(to[at])) return null;
    others++;
  }
  return others;
}

/**
 * How something lies now that may change again: a copy that never does, and that shares with how it lay what has not
 * changed; the very same where nothing has.
 */
export function settled(lay: unknown, now: unknown): unknown {
  if (lay === now) return lay;
  if (!isObject(lay) || !isObject(now)) return copy(now);
  if (Array.isArray(lay)) return Array.isArray(now) ? settledList(lay, now) : copy(now);
  return Array.isArray(now) ? copy(now) : settledObject(fieldsOf(lay), fieldsOf(now));
}

function settledList(lay: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const first = firstOther(lay, now);
  if (first === now.length && first === lay.length) return lay;
  if (!isObject(now[0]) && flatOthers(lay, now, first) !== null) return now.slice();
  let lies: unknown[] | null = lay.length === now.length ? null : lay.slice(0, now.length);
  for (let at = first; at < now.length; at++) {
    const item = at < lay.length ? settled(lay[at], now[at]) : copy(now[at]);
    if (at < lay.length && item === lay[at]) continue;
    lies ??= lay.slice();
    lies[at] = item;
  }
  return lies ?? lay;
}

function settledObject(lay: Fields, now: Fields): Fields {
  const keys = Object.keys(now);
  if (!sameKeys(Object.keys(lay), keys)) return copy(now);
  const olds = Object.values(lay);
  const news = Object.values(now);
  let lies: Record<string, unknown> | null = null;
  for (let at = 0; at < keys.length; at++) {
    const item = settled(olds[at], news[at]);
    if (item === olds[at]) continue;
    lies ??= { ...lay };
    lies[keys[at]] = item;
  }
  return lies ?? lay;
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
