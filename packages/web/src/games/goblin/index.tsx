import type { Goblin } from '@undercroft/goblin';
import { heroParts } from '../../art/Hero.tsx';
import type { GameScreen } from '../../table/game/screen.ts';
import { Belongings, Strip } from './Belongings.tsx';
import { Board } from './Board.tsx';
import { Choices } from './Choices.tsx';
import { LEVELS } from './cards.ts';
import { events, touches } from './events.ts';
import { flight } from './flight.tsx';
import { Mind } from './mind.tsx';
import { only } from './only.ts';
import { passing } from './passing.ts';
import { deciding, great, tales } from './tales.ts';
import { gameWords, wordsOf } from './words/index.ts';

/** Karak: Goblin on screen. */
export const screen: GameScreen<Goblin> = {
  secretHands: true,
  first: { powers: false },
  words: gameWords,
  passing,
  ...events,
  // What others draw nobody sees coming.
  opening: (event) => (event.kind === 'drew' && event.card === null ? null : events.opening(event)),
  touches,
  sound: (event, { hearts }) => {
    if (event.kind === 'fought') return event.won ? 'win' : 'lose';
    return event.kind === 'hit' && hearts[event.seat] === 1 ? 'last' : events.sound(event);
  },
  flight,
  Strip,
  Belongings,
  ...heroParts,
  Mind,
  Board,
  Choices,
  tales,
  deciding,
  great,
  only,
  score({ view, say }, seat, outcome) {
    const words = wordsOf(say.language);
    const keys = view.keys[seat].map((_, level) => ({
      text: words.keyOf({ level: LEVELS[level] }),
      points: 1,
    }));
    const lord = (outcome.points[seat] ?? 0) > keys.length;
    return lord ? [...keys, { text: words.lordBeaten, points: 1 }] : keys;
  },
};
