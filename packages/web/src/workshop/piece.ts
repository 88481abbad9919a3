import type { Speaker } from '@undercroft/words';
import type { ReactNode } from 'react';
import type { GameKey } from '../games/registry.ts';

/** A component as it looks in play. `value` is what the set says of it, right or wrong. */
export interface PieceProps {
  readonly section: string;
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly say: Speaker;
}

/** Draws it; null where this game has no picture of such a thing. */
export type DrawPiece = (props: PieceProps) => ReactNode;

/** The games that draw their components, by their folders. */
const PIECES = import.meta.glob<DrawPiece>('../games/*/pieces.tsx', { import: 'drawPiece' });

/** A game that has no pictures of its components yet has them drawn plainly. */
export const loadPieces = async (game: GameKey): Promise<DrawPiece> =>
  (await PIECES[`../games/${game}/pieces.tsx`]?.()) ?? (() => null);

/** A number of the set, where there is one: a set on the bench may be wrong anywhere. */
export const numberIn = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

/** A list of the set, as far as it holds what it should. */
export const listIn = <V extends string | number>(value: unknown, known: readonly V[]): V[] =>
  (Array.isArray(value) ? value : []).filter((item): item is V => known.includes(item));
