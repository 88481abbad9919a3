import { actionsLeft, type Karak2, POINTS } from '@undercroft/karak2';
import { heroParts } from '../../art/Hero.tsx';
import type { GameScreen } from '../../table/game/screen.ts';
import { Belongings } from './Belongings.tsx';
import { Board } from './Board.tsx';
import { Choices } from './Choices.tsx';
import { events, touches } from './events.ts';
import { flight } from './flight.tsx';
import { Mind } from './mind.tsx';
import { only } from './only.ts';
import { passing } from './passing.ts';
import { Show } from './Show.tsx';
import { Strip } from './Strip.tsx';
import { deciding, great, tales } from './tales.ts';
import { gameWords, wordsOf } from './words/index.ts';

/** Karak 2 on screen. */
export const screen: GameScreen<Karak2> = {
  secretHands: false,
  words: gameWords,
  passing,
  ...events,
  inHand: ({ kind }, answer) => kind === 'rolled' && answer !== 'roll' && answer !== 'reroll',
  touches,
  sound: (event, { life }) =>
    event.kind === 'wounded' && life[event.seat] === 1 ? 'last' : events.sound(event),
  flight,
  Strip,
  Belongings,
  ...heroParts,
  Mind,
  Board,
  Show,
  Choices,
  tales,
  deciding,
  great,
  only,
  leaves({ kind, ask, box, view, say }, answer) {
    const left = kind === 'act' && answer === 'end' ? actionsLeft(box.set, view, ask.seat) : 0;
    return left > 0 ? wordsOf(say.language).actions({ count: left }) : null;
  },
  score({ view, say }, seat) {
    const stones = [
      { name: 'small-stone', count: view.smallStones[seat], worth: POINTS.small },
      { name: 'large-stone', count: view.largeStones[seat], worth: POINTS.large },
      { name: 'arkenstone', count: view.arkenstone === seat ? 1 : 0, worth: POINTS.arkenstone },
    ];
    return stones
      .filter(({ count }) => count > 0)
      .map(({ name, count, worth }) => ({
        text: `${count} × ${say.name(name)}`,
        points: count * worth,
      }));
  },
};
