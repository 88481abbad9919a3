import { actionsLeft, type Karak2, type Karak2Event, POINTS } from '@undercroft/karak2';
import { heroParts } from '../../art/Hero.tsx';
import type { GameScreen } from '../../table/game/screen.ts';
import type { Sound } from '../../table/sound/sound.ts';
import { Belongings } from './Belongings.tsx';
import { Board } from './Board.tsx';
import { beat, opening } from './beats.ts';
import { Choices } from './Choices.tsx';
import { flight } from './flight.tsx';
import { Mind } from './mind.tsx';
import { news, touches } from './news.ts';
import { only } from './only.ts';
import { passing } from './passing.ts';
import { Show } from './Show.tsx';
import { Strip } from './Strip.tsx';
import { deciding, great, tales } from './tales.ts';
import { learn, wordsOf } from './words/index.ts';

const SOUNDS: Readonly<Partial<Record<Karak2Event['kind'], Sound>>> = {
  laid: 'tile',
  moved: 'page',
  rolled: 'dice',
  'first-roll': 'dice',
  'choice-roll': 'dice',
  chose: 'page',
  won: 'win',
  lost: 'lose',
  wounded: 'hit',
  plague: 'curse',
  misery: 'curse',
  general: 'dread',
  fainted: 'fall',
  ended: 'fanfare',
  reward: 'coin',
  gained: 'coin',
  stole: 'coin',
  built: 'lock',
  healed: 'heal',
  cleansed: 'heal',
  woke: 'heal',
};

/** Karak 2 on screen. */
export const screen: GameScreen<Karak2> = {
  secretHands: false,
  learn,
  passing,
  beat,
  opening,
  goesOn: () => false,
  inHand: ({ kind }, answer) => kind === 'rolled' && answer !== 'roll' && answer !== 'reroll',
  touches,
  news,
  sound: (event, { life }) =>
    event.kind === 'wounded' && life[event.seat] === 1 ? 'last' : (SOUNDS[event.kind] ?? null),
  flight,
  Strip,
  Belongings,
  ...heroParts,
  Mind,
  Board,
  Show,
  Choices,
  tales,
  goal: ({ say }) => wordsOf(say.language).goal,
  taleNames: (language) => wordsOf(language).tales,
  deciding,
  great,
  inShort: (language) => wordsOf(language).inShort,
  only,
  leaves({ kind, ask, view, say }, answer) {
    const left = kind === 'act' && answer === 'end' ? actionsLeft(view, ask.seat) : 0;
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
