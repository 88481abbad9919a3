import { memo } from 'react';
import { seatLook } from '../../kit/theme/colours.ts';
import { type Look, Portrait } from '../Portrait.tsx';
import { Standee } from '../seat.tsx';
import { Rigor } from './figures.tsx';
import { CHARACTERS, GoblinBody, SOMEBODY } from './goblins.tsx';
import './figure.css';

/** Goblins are called after their colours: whoever wears it is who it is. */
const characterOf = (look: number) => CHARACTERS[seatLook(look).name] ?? SOMEBODY;

/** A player's goblin: 100 wide, 130 high, its foot at (50, 120). A group inside a board. */
export const GoblinFigure = memo(function GoblinFigure({ seat }: { seat: number }) {
  return (
    <Standee seat={seat}>
      <g transform="translate(50 60) scale(.73)" data-shows="goblin">
        <GoblinBody {...characterOf(seat)} />
      </g>
    </Standee>
  );
});

/** Master Rigor among the goblins: as tall as they, wider, cold blue, and no one's. */
export const RigorFigure = memo(function RigorFigure() {
  return (
    <g className="figure">
      <ellipse cx="52" cy="121" rx="42" ry="9" fill="#120c0a" opacity=".45" />
      <g className="rigor" data-shows="rigor" transform="translate(-11.5 -41) scale(.41)">
        <Rigor />
      </g>
    </g>
  );
});

const FACE = '-60.8 -90.5 121.6 121.6';
const FACES = new Map<string, Look>();

/** Kept, so that a portrait whose look is the same stays as it is. */
function faceOf(look: number): Look {
  const { name } = seatLook(look);
  const kept = FACES.get(name) ?? { draw: () => <GoblinBody {...characterOf(look)} />, face: FACE };
  FACES.set(name, kept);
  return kept;
}

/** A goblin's face in a round frame of its seat's colour, for lists and the ask bar. */
export const GoblinPortrait = ({ seat, size = 56 }: { seat: number; size?: number }) => (
  <Portrait look={faceOf(seat)} seat={seat} size={size} />
);
