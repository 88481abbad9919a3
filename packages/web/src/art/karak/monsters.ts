import type { Monster } from '@undercroft/karak';
import { byName, type Drawing } from '../drawing.ts';

const DRAWINGS = byName<Monster | 'stranger'>(
  import.meta.glob('./monsters/*.svg', { eager: true, import: 'default', query: '?drawing' }),
);

/** The ground of each one's medallion. */
const GROUNDS: Readonly<Record<Monster, string>> = {
  rat: '#6d7a58',
  'giant-spider': '#8a7a94',
  mummy: '#5f6f86',
  'skeleton-turnkey': '#4d7280',
  'skeleton-warrior': '#4f5f95',
  'skeleton-king': '#4a4468',
  fallen: '#8792a8',
  dragon: '#3b2b45',
};

export const isDrawn = (monster: string): monster is Monster => Object.hasOwn(GROUNDS, monster);

/** A monster in a square of 100, and its ground; one of somebody's own is two eyes and teeth under a hood. */
export const monsterLook = (monster: string): { readonly drawing: Drawing; readonly ground: string } =>
  isDrawn(monster)
    ? { drawing: DRAWINGS[monster], ground: GROUNDS[monster] }
    : { drawing: DRAWINGS.stranger, ground: '#5d6b63' };
