import type { Monster } from '@undercroft/karak';
import type { ReactNode } from 'react';
import { Dragon, Rat, Spider } from './monsters/beasts.tsx';
import { Fallen, King, Mummy, Turnkey, Warrior } from './monsters/undead.tsx';

/** Drawings in a square of 100; the numeral covers what is below 74. */
export const MONSTERS: Readonly<Record<Monster, { draw: () => ReactNode; ground: string }>> = {
  rat: { draw: Rat, ground: '#6d7a58' },
  'giant-spider': { draw: Spider, ground: '#8a7a94' },
  mummy: { draw: Mummy, ground: '#5f6f86' },
  'skeleton-turnkey': { draw: Turnkey, ground: '#4d7280' },
  'skeleton-warrior': { draw: Warrior, ground: '#4f5f95' },
  'skeleton-king': { draw: King, ground: '#4a4468' },
  fallen: { draw: Fallen, ground: '#8792a8' },
  dragon: { draw: Dragon, ground: '#3b2b45' },
};
