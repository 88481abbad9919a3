import type { Item, SlotKind } from '@undercroft/karak';
import { memo } from 'react';
import { inked, PAINT } from '../ink.ts';
import { Numeral } from '../Numeral.tsx';
import { Inlaid, Picture } from '../Picture.tsx';
import { drawingOf } from './items.ts';
import bag from './things/bag.svg?drawing';
import curse from './things/curse.svg?drawing';
import heart from './things/heart.svg?drawing';
import skull from './things/skull.svg?drawing';
import tileBack from './things/tile-back.svg?drawing';

/** One hit point: a heart, or its other side, a skull. */
export const HitPoint = ({ lost = false, size = 28 }: { lost?: boolean; size?: number }) => (
  <Picture of={lost ? skull : heart} width={size} shows={lost ? 'skull' : 'heart'} />
);

/** The mummy's curse: an eye that lies on a hero until it is passed on. */
export const CurseMark = () => <Inlaid of={curse} shows="curse" />;

export interface ItemPictureProps {
  item: Item;
  /** What it is, where it may be one of somebody's own. */
  slot?: SlotKind;
  size?: number;
  /** What it adds in a fight, with its sign: '+2'; or the points it counts: '1½', which are on gold. */
  counts?: string;
}

/** An item for a slot of the inventory or a line of text. */
export const ItemPicture = memo(function ItemPicture({ item, slot, size = 48, counts }: ItemPictureProps) {
  return (
    <svg viewBox="-6 -6 112 112" width={size} height={size} aria-hidden="true" data-shows={item}>
      <Inlaid of={{ ...drawingOf(item, slot), box: '-6 -6 112 112' }} />
      {counts && (
        <g transform="translate(80 84)">
          <circle
            r="21"
            fill={PAINT[counts.startsWith('+') ? 'bone' : 'gold'][1]}
            {...inked}
            strokeWidth="3"
          />
          <Numeral text={counts} x={0} y={0} size={counts.includes('½') ? 17 : counts.length > 1 ? 21 : 24} />
        </g>
      )}
    </svg>
  );
});

/** The bag everything is drawn from. */
export const BagPicture = ({ size = 64 }: { size?: number }) => <Picture of={bag} width={size} />;

/** The back of a tile still in the stack. */
export const TileBack = () => <Inlaid of={tileBack} />;
