import type { Kragmortha } from '@undercroft/kragmortha';
import { GoblinFigure, GoblinPortrait } from '../../art/kragmortha/Figure.tsx';
import { STANDEE_BOX } from '../../art/seat.tsx';
import type { GameScreen } from '../../table/game/screen.ts';
import { Belongings, Looks, Strip } from './Belongings.tsx';
import { Board } from './Board.tsx';
import { Choices } from './Choices.tsx';
import { events, touches } from './events.ts';
import { flight } from './flight.tsx';
import { getsThrough, handicapsOf } from './handicaps.ts';
import { Mind } from './mind.tsx';
import { deciding, great, tales } from './tales.ts';
import { gameWords, wordsOf } from './words/index.ts';

/** Kragmortha on screen. */
export const screen: GameScreen<Kragmortha> = {
  secretHands: true,
  // Alone, nobody sees whether a dare is kept, and nobody listens.
  suggests: (people) => (people > 1 ? {} : { looks: 'quiet' }),
  figuresAreColours: true,
  words: gameWords,
  ...events,
  // What others draw nobody sees coming.
  opening: (event) => (event.kind === 'drew' && event.cards === undefined ? null : events.opening(event)),
  touches,
  flight,
  Strip,
  Belongings,
  Figure: ({ look }) => (
    <svg viewBox={STANDEE_BOX} aria-hidden="true">
      <GoblinFigure seat={look} />
    </svg>
  ),
  Portrait: ({ look, size }) => <GoblinPortrait seat={look} size={size} />,
  Mind,
  Board,
  Choices,
  tales,
  deciding,
  great,
  score({ view, say }, seat) {
    const words = wordsOf(say.language);
    const { looks, symbols } = view.seats[seat];
    return [
      { text: words.withering, points: looks.length },
      { text: words.magicSymbols, points: symbols },
    ];
  },
  total: (_, seat) => <Looks seat={seat} size={34} />,
  // A lisp of three hundred letters is longer than a message may be.
  spoken: ({ view, viewer, say }, text) =>
    getsThrough(handicapsOf(view, viewer), wordsOf(say.language).stuck, text)?.slice(0, 300) ?? null,
};
