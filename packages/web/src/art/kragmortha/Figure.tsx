import { memo } from 'react';
import { seatLook } from '../../kit/theme/colours.ts';
import { byName, layered } from '../drawing.ts';
import { Inlaid } from '../Picture.tsx';
import { Portrait } from '../Portrait.tsx';
import { Standee } from '../seat.tsx';
import rigor from './rigor.svg?drawing';
import './figure.css';

const GOBLINS = byName(
  import.meta.glob('./goblins/*.svg', { eager: true, import: 'default', query: '?drawing' }),
);

/** Goblins are called after their colours: whoever wears it is who it is. */
const goblinOf = (look: number) => GOBLINS[seatLook(look).name] ?? GOBLINS.somebody;

interface Live {
  /** On a stage, where it takes poses. */
  readonly live?: boolean;
}

/** A player's goblin: 100 wide, 130 high, its foot at (50, 120). A group inside a board. */
export const GoblinFigure = memo(function GoblinFigure({ seat, live }: { seat: number } & Live) {
  return (
    <Standee seat={seat} of={goblinOf(seat)} at="translate(50 60) scale(.73)" shows="goblin" live={live} />
  );
});

/** Inlaid for a lid and set among figures a third as large: the pen keeps the weight it has there. */
const RIGOR = layered(
  'rigor stands',
  '-8 -6 120 140',
  '<style>.rigor path,.rigor circle{stroke-width:5.4px}</style>',
  '<ellipse cx="52" cy="121" rx="42" ry="9" fill="#120c0a" opacity=".45"/>',
  `<g class="rigor" transform="translate(-11.5 -41) scale(.41)">${rigor.lines}</g>`,
);

/** Master Rigor among the goblins: as tall as they, wider, cold blue, and no one's. */
export const RigorFigure = memo(function RigorFigure({ live }: Live) {
  return <Inlaid of={RIGOR} shows="rigor" className="figure" live={live} />;
});

/** A goblin's face in a round frame of its seat's colour, for lists and the ask bar. */
export const GoblinPortrait = ({ seat, size = 56 }: { seat: number; size?: number }) => (
  <Portrait look={{ drawing: goblinOf(seat), face: '-60.8 -90.5 121.6 121.6' }} seat={seat} size={size} />
);
