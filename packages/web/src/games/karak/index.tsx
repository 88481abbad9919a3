import { type Karak, type KarakEvent, type KarakView, pointsOf, type Treasure } from '@undercroft/karak';
import { heroParts } from '../../art/Hero.tsx';
import type { GameScreen } from '../../table/game/screen.ts';
import type { Sound } from '../../table/sound/sound.ts';
import { Belongings, Strip } from './Belongings.tsx';
import { Board } from './Board.tsx';
import { Choices } from './Choices.tsx';
import { events, touches } from './events.ts';
import { only } from './Fight.tsx';
import { flight } from './flight.tsx';
import { Mind } from './mind.tsx';
import { passing } from './passing.ts';
import { Show } from './Show.tsx';
import { deciding, great, tales } from './tales.ts';
import { gameWords, wordsOf } from './words/index.ts';

/** What each event sounds like. */
function sound(event: KarakEvent, { heroes }: KarakView): Sound | null {
  if (event.kind === 'fought') {
    if (event.result === 'lost' && heroes[event.seat].hearts === 1) return 'last';
    return ({ won: 'win', tied: 'tie', lost: 'lose' } as const)[event.result];
  }
  if (event.kind === 'drew-token' && event.tokens.includes('dragon')) return 'roar';
  return events.sound(event);
}

/** Karak on screen. */
export const screen: GameScreen<Karak> = {
  secretHands: false,
  words: gameWords,
  passing,
  ...events,
  inHand: ({ kind }, answer) => kind === 'rolled' && answer !== 'reroll',
  touches,
  sound,
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
  leaves: ({ kind, ask, say }, answer) =>
    kind === 'step' && answer === 'end' && ask.steps > 0
      ? wordsOf(say.language).steps({ count: ask.steps })
      : null,
  score({ box, view, say }, seat) {
    const hero = view.heroes[seat];
    const kinds = [...new Set<Treasure>(hero.treasures)];
    return kinds.map((treasure) => {
      const treasures = hero.treasures.filter((one) => one === treasure);
      return {
        text: `${treasures.length} × ${say.called(treasure)}`,
        points: pointsOf({ ...hero, treasures }, box.set),
      };
    });
  },
};
