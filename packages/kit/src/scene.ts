import type { Box, GameTypes, Json, Moment, Seat, StillOf } from '@undercroft/kernel';
import { isFields, Refused } from '@undercroft/kernel';

/** How scenarios set a table and read it, in words that players use. */
export interface Scene<T extends GameTypes = GameTypes> {
  /** The key under `given` that lists who plays: 'heroes'. */
  readonly figures: string;
  /** Changes a fresh table into the one described. Throws a `Refused` naming what it does not know. */
  arrange(moment: Moment<T>, given: Words, path: string): void;
  /** The names of a thing that luck may draw, best first, where the state holds no name but a number. */
  called?(box: Box<T>, drawn: unknown): readonly Json[];
  /** The table in the same words, for comparing with `then`. */
  describe(box: Box<T>, state: StillOf<T>): Words;
}

/** Names with values, as scenarios write them. */
export type Words = { readonly [key: string]: Json };

export function fail(path: string, message: string): never {
  throw new Refused('bad-input', `${path}: ${message}`);
}

export function wordsOf(value: Json | undefined, path: string): Words {
  return isWords(value) ? value : fail(path, 'expected names with values');
}

export const isWords = (value: Json | undefined): value is Words => isFields(value);

/** Refuses a word that nobody understands here. */
export function onlyWords(given: Words, path: string, known: readonly string[]): void {
  for (const key of Object.keys(given)) {
    if (!known.includes(key)) fail(`${path}.${key}`, `not known here; there are: ${known.join(', ')}`);
  }
}

export function numberOf(value: Json | undefined, path: string, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most) {
    fail(path, `expected a whole number from 0 to ${most}`);
  }
  return value;
}

/** A list of names; each must be one of those known, where they are given. */
export function namesOf(value: Json | undefined, path: string): string[];
export function namesOf<N extends string>(value: Json | undefined, path: string, known: readonly N[]): N[];
export function namesOf(value: Json | undefined, path: string, known?: readonly string[]): string[] {
  if (!Array.isArray(value)) fail(path, 'expected a list of names, such as [one, another]');
  return value.map((name: Json, index) => nameOf(name, `${path}[${index}]`, known));
}

/** One name, of those known where they are given. */
export function nameOf<N extends string>(value: Json, path: string, known: readonly N[]): N;
export function nameOf(value: Json, path: string, known?: readonly string[]): string;
export function nameOf(value: Json, path: string, known?: readonly string[]): string {
  if (typeof value === 'string' && (known?.includes(value) ?? true)) return value;
  const expected = known === undefined ? 'expected a name' : `there are: ${known.join(', ')}`;
  return fail(path, `no ${JSON.stringify(value)}; ${expected}`);
}

/** The seat of a figure that plays. */
export function seatNamed(seated: readonly string[], name: Json, path: string): Seat {
  const seat = typeof name === 'string' ? seated.indexOf(name) : -1;
  if (seat < 0) fail(path, `${JSON.stringify(name)} does not play; there are: ${seated.join(', ')}`);
  return seat;
}
