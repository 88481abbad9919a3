import type { Item, SlotKind } from '@undercroft/karak';
import { memo } from 'react';
import { layered, placed } from '../drawing.ts';
import { PAINT } from '../ink.ts';
import { Numeral } from '../Numeral.tsx';
import { Inlaid } from '../Picture.tsx';
import { drawingOf } from './items.ts';
import type { MonsterProps } from './Monster.tsx';
import { monsterLook } from './monsters.ts';
import chest from './things/chest.svg?drawing';
import openChest from './things/chest-open.svg?drawing';
import disc from './things/disc.svg?drawing';
import medallion from './things/medallion.svg?drawing';
import plate from './things/medallion-plate.svg?drawing';
import '../zoom.css';

/** A monster's token, 100 across. Far away (data-zoom="far" on the board) the number takes all of it. */
export const MonsterToken = memo(function MonsterToken({ monster, strength }: MonsterProps) {
  const { drawing, ground } = monsterLook(monster);
  const figure = placed(drawing, 'translate(12 1) scale(.76)');
  return (
    <g data-shows={`${monster} ${strength}`}>
      <g className="near">
        <Inlaid
          of={layered(`token ${drawing.name}`, '1 -4 98 109', medallion, figure, plate)}
          paints={{ ground }}
        />
        <Numeral text={strength} x={50} y={80.5} size={strength > 9 ? 25 : 27} />
      </g>
      <g className="far">
        <Inlaid of={medallion} paints={{ ground }} />
        <circle cx="50" cy="50" r="38" fill={PAINT.bone[1]} />
        <Numeral text={strength} x={50} y={50} size={50} />
      </g>
    </g>
  );
});

/** An item lying in a room: smaller than a monster, on a wooden disc. */
export const ItemToken = memo(function ItemToken({ item, slot }: { item: Item; slot?: SlotKind }) {
  const drawing = drawingOf(item, slot);
  const lying = placed(drawing, 'translate(17 17) scale(.66)');
  return <Inlaid of={layered(`lying ${drawing.name}`, disc.box, disc, lying)} shows={item} />;
});

/** A chest, shut until someone brings a key. */
export const ChestToken = memo(function ChestToken({ open = false }: { open?: boolean }) {
  return <Inlaid of={open ? openChest : chest} shows="chest" />;
});
