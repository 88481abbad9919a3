import { karak } from '@undercroft/karak';
import { scene } from '@undercroft/karak/scene';
import { checkChapter, LessonPlay } from '@undercroft/kit/lesson';

/** Horan and the dragon, 15 against 15: a flame wins the game at once, to accept only throws him back. */
export function tiedWithTheDragon() {
  const { box, picture } = new LessonPlay(
    karak,
    scene,
    checkChapter({
      chapter: 'a-tie',
      rule: [],
      given: {
        heroes: ['horan', 'taia'],
        horan: { weapons: ['axe', 'sword'], spells: ['flames'], treasures: 3 },
        taia: { weapons: ['axe', 'axe'], spells: ['flames', 'flames'], treasures: 4 },
        fight: 'dragon',
      },
      chance: { rolls: [6, 4] },
      steps: [{ say: 'nothing' }],
      // biome-ignore lint/suspicious/noThenProperty: a word of scenarios; nobody awaits it
      then: {},
    }),
  );
  return { box, state: picture.state };
}
