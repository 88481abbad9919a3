import type { Karak } from '@undercroft/karak';
import type { Phrases } from '@undercroft/kit/words';
import type { Kragmortha } from '@undercroft/kragmortha';
import { expect, it } from 'vitest';

const phrase = { id: 'said' };
const said = () => phrase;

// The compiler is what is tested here: each line it is told to expect an error in must be one.
it('lets a question say its own answers, all of them and no others', () => {
  const karak: Phrases<Karak>['answers'] = {
    step: said,
    // @ts-expect-error: nobody rolls again while laying a tile
    lay: (answer) => (answer === 'reroll' ? phrase : phrase),
    fate: said,
    // @ts-expect-error: flames are thrown into a fight, a tile is laid elsewhere
    fight: (answer) => (typeof answer === 'string' ? phrase : { id: answer.lay }),
    leave: said,
    curse: said,
    rise: said,
  };
  // @ts-expect-error: where a goblin is pushed to is not said, nor what may be done at any time
  const kragmortha: Phrases<Kragmortha>['answers'] = {
    place: said,
    card: said,
    onward: said,
    land: said,
    react: said,
    vote: said,
  };
  expect([karak, kragmortha].map((answers) => Object.keys(answers).length)).toEqual([7, 6]);
});
