import type { Item, Reward } from '@undercroft/karak2';
import { memo } from 'react';
import { byName, type Drawing, layered, placed } from '../drawing.ts';
import { ITEMS as CARRIED } from '../karak/items.ts';
import { Inlaid, Picture } from '../Picture.tsx';
import disc from './things/disc.svg?drawing';

export type PieceName = Item | Reward | 'arkenstone' | 'plague';

/** What can be won, carried or suffered, in a square of 100. */
export const PIECES: Readonly<Record<PieceName, Drawing>> = {
  ...byName<PieceName>(
    import.meta.glob('./pieces/*.svg', { eager: true, import: 'default', query: '?drawing' }),
  ),
  sword: CARRIED.sword,
  fireball: CARRIED.flames,
};

/** What the box does not know is an amulet of somebody's own. */
const drawingOf = (piece: PieceName): Drawing => PIECES[piece] ?? PIECES.amulet;

/** One of them as a picture of its own. */
export const PiecePicture = memo(function PiecePicture({
  piece,
  size = 40,
}: {
  piece: PieceName;
  size?: number;
}) {
  return <Picture of={{ ...drawingOf(piece), box: '-6 -6 112 112' }} width={size} shows={piece} />;
});

/** One lying on the land: 100 across around 0. */
export function LyingPiece({ piece }: { piece: PieceName }) {
  const lying = placed(drawingOf(piece), 'translate(-32 -32) scale(.64)');
  return <Inlaid of={layered(`lying ${piece}`, disc.box, disc, lying)} shows={piece} />;
}
