import { byName, layered, placed } from '../drawing.ts';
import { INK } from '../ink.ts';
import { Picture } from '../Picture.tsx';
import somebody from './goblins/somebody.svg?drawing';
import rigor from './rigor.svg?drawing';
import cardBack from './signs/card-back.svg?drawing';
import lookCard from './signs/look-card.svg?drawing';
import paper from './signs/paper.svg?drawing';
import star from './signs/star.svg?drawing';
import tome from './signs/tome.svg?drawing';
import usedTome from './signs/tome-used.svg?drawing';
import { type BodyPart, type LibrarySign, PARTS, SYMBOLS } from './signs.tsx';

/** A goblin on a card is nobody's: its cap has no seat's colour. */
const PAPER = {
  goblin: { light: '#f0e3c2', dark: '#d9c491', frame: '#6d8f2a' },
  rigor: { light: '#cfe0f2', dark: '#9dbbdd', frame: '#27406e' },
} as const;

const MOVER = {
  goblin: placed(somebody, 'translate(72 36) scale(.27)'),
  rigor: `<svg x="46" y="10" width="48" height="42" viewBox="86 92 130 150">${rigor.lines}</svg>`,
} as const;

export interface MoveCardProps {
  moves: 'goblin' | 'rigor';
  symbols: readonly [LibrarySign, LibrarySign];
  width?: number;
}

/** A movement card: who moves, onto which two symbols. A picture, five to seven. */
export const MoveCard = ({ moves, symbols, width = 80 }: MoveCardProps) => (
  <Picture
    of={layered(
      `card ${moves} ${symbols.join(' ')}`,
      paper.box,
      paper,
      placed(SYMBOLS[symbols[0]], 'translate(11 42) scale(.4)'),
      placed(SYMBOLS[symbols[1]], 'translate(49 84) scale(.4)'),
      `<path d="M20 124L80 40" fill="none" stroke="${INK}" stroke-width="2" stroke-dasharray="1 6" opacity=".5"/>`,
      MOVER[moves],
    )}
    paints={PAPER[moves]}
    width={width}
    height={width * 1.4}
    shows={`${moves} ${symbols.join(' ')}`}
  />
);

/** The back of a movement card. */
export const CardBack = ({ width = 80 }: { width?: number }) => (
  <Picture of={cardBack} width={width} height={width * 1.4} />
);

interface TomeProps {
  readonly symbols: number;
  readonly used?: boolean;
  readonly size?: number;
}

/** A tome as it lies in front of somebody; turned over once it is used. A picture, four to five. */
export function TomePicture({ symbols, used = false, size = 40 }: TomeProps) {
  const stars = Array.from({ length: symbols }, (_, at) =>
    placed(star, `translate(26 ${54 - symbols * 13 + at * 27}) scale(.26)`),
  );
  const shows = `tome ${symbols}${used ? ' used' : ''}`;
  return (
    <Picture
      of={layered(shows, tome.box, used ? usedTome : tome, ...stars)}
      width={size * 0.8}
      height={size}
      shows={shows}
    />
  );
}

/** A withering look, large: the part under the master's eye. A picture, five to four. */
export const LookCard = ({ part, width = 200 }: { part: BodyPart | 'blank'; width?: number }) => (
  <Picture
    of={layered(
      `look card ${part}`,
      lookCard.box,
      lookCard,
      placed(PARTS[part], 'translate(64 74) scale(.72)'),
    )}
    width={width}
    height={width * 0.8}
  />
);

export type Token = 'teleport' | 'tome' | 'trap';

const TOKENS = byName<Token | 'back'>(
  import.meta.glob('./tokens/*.svg', { eager: true, import: 'default', query: '?drawing' }),
);

/** A token as it lies face up, or down. A picture. */
export const TokenPicture = ({ token, size = 40 }: { token: Token | null; size?: number }) => (
  <Picture of={TOKENS[token ?? 'back']} width={size} />
);
