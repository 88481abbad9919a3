import { type Json, Refused, type Seat } from '@undercroft/kernel';
import type { GoblinTable } from './state.ts';

/** Names with values, as a scenario writes them. */
export type Words = { readonly [key: string]: Json };

export function fail(path: string, message: string): never {
  throw new Refused('bad-input', `${path}: ${message}`);
}

export function words(value: Json, path: string): Words {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    fail(path, 'expected names with values');
  return value as Words;
}

export function list(value: Json, path: string): string[] {
  if (!Array.isArray(value) || value.some((name) => typeof name !== 'string')) {
    fail(path, 'expected a list of names, such as [hack, brace]');
  }
  return value as string[];
}

export function number(value: Json, path: string, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > most) {
    fail(path, `expected a whole number from 0 to ${most}`);
  }
  return value;
}

export function seatNamed(state: GoblinTable, name: Json, path: string): Seat {
  const seat = (state.heroes as readonly Json[]).indexOf(name);
  if (seat < 0) fail(path, `expected one of ${state.heroes.join(', ')}`);
  return seat;
}
