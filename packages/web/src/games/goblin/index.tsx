import type { Goblin, GoblinEvent } from '@undercroft/goblin';
import { heroParts } from '../../art/Hero.tsx';
import type { GameScreen } from '../../table/game/screen.ts';
import type { Sound } from '../../table/sound/sound.ts';
import { Belongings, Strip } from './Belongings.tsx';
import { Board } from './Board.tsx';
import { beat, opening } from './beats.ts';
import { Choices } from './Choices.tsx';
import { LEVELS } from './cards.ts';
import { flight } from './flight.tsx';
import { Mind } from './mind.tsx';
import { news, touches } from './news.ts';
import { only } from './only.ts';
import { passing } from './passing.ts';
import { deciding, great, tales } from './tales.ts';
import { learn, wordsOf } from './words/index.ts';

const SOUNDS: Readonly<Partial<Record<GoblinEvent['kind'], Sound>>> = {
  played: 'tile',
  discarded: 'page',
  drew: 'page',
  reshuffled: 'page',
  hit: 'hit',
  'knocked-out': 'fall',
  lord: 'dread',
  ended: 'fanfare',
  healed: 'heal',
  revived: 'heal',
  drank: 'heal',
  reward: 'coin',
  bought: 'coin',
  key: 'chest',
};

/** Karak: Goblin on screen. */
export const screen: GameScreen<Goblin> = {
  secretHands: true,
  first: { powers: false },
  learn,
  passing,
  beat,
  opening,
  goesOn: () => false,
  touches,
  news,
  sound: (event, { hearts }) => {
    if (event.kind === 'fought') return event.won ? 'win' : 'lose';
    return event.kind === 'hit' && hearts[event.seat] === 1 ? 'last' : (SOUNDS[event.kind] ?? null);
  },
  flight,
  Strip,
  Belongings,
  ...heroParts,
  Mind,
  Board,
  Choices,
  tales,
  goal: ({ say }) => wordsOf(say.language).goal,
  taleNames: (language) => wordsOf(language).tales,
  deciding,
  great,
  inShort: (language) => wordsOf(language).inShort,
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
