import { BUILDINGS, type Building } from '@undercroft/karak2';
import { memo } from 'react';
import { byName, layered, placed, seatPaints } from '../drawing.ts';
import { INK, PAINT } from '../ink.ts';
import { Inlaid, Picture } from '../Picture.tsx';
import { signLines } from '../seat.tsx';

const WORKS = byName<'city' | Building>(
  import.meta.glob('./works/*.svg', { eager: true, import: 'default', query: '?drawing' }),
);

interface WorkProps {
  readonly work: 'city' | Building;
  readonly seat?: number;
  readonly size?: number;
}

/** A building as a picture; in the seat's colour where there is one. */
export const WorkPicture = memo(function WorkPicture({ work, seat, size = 36 }: WorkProps) {
  const paints = seat === undefined ? undefined : seatPaints(seat);
  return <Picture of={WORKS[work]} paints={paints} width={size} shows={work} />;
});

/** A city on the land, in its owner's colour and sign, with what stands in it. 100 wide around 0. */
export const City = memo(function City({ seat, built }: { seat: number; built: string }) {
  const standing = BUILDINGS.flatMap((building, index) =>
    built[index] === '1' ? [placed(WORKS[building], `translate(${BEHIND[index].join(' ')}) scale(.4)`)] : [],
  );
  return (
    <Inlaid
      of={layered(
        `city ${seat} ${built}`,
        '-72 -62 154 124',
        '<ellipse cx="2" cy="40" rx="52" ry="14" fill="#120c0a" opacity=".4"/>',
        ...standing,
        placed(WORKS.city, 'translate(-46 -50)'),
        `<circle cx="22" cy="-36" r="15" fill="${PAINT.bone[0]}" stroke="${INK}" stroke-width="3"/>`,
        signLines({ seat, x: 22, y: -36, size: 21 }),
      )}
      paints={seatPaints(seat)}
      shows={`city ${built}`}
    />
  );
});

/** Where each building shows over the walls, from left to right. */
const BEHIND = [
  [-70, -6],
  [34, -12],
  [-66, -58],
  [26, 16],
  [-62, 20],
  [40, -56],
] as const;
