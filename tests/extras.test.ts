import { expect, it } from 'vitest';
import { EXTRAS, gamesWith, languagesOf } from '../packages/games/src/extras.ts';
import { LANGUAGES } from '../packages/words/src/languages.ts';

/** The games that this house is about bring everything; any other may leave out what it likes. */
const OURS = ['karak', 'karak2', 'goblin', 'kragmortha'] as const;

it.each(Object.keys(EXTRAS) as (keyof typeof EXTRAS)[])('each of our games brings its %s', (extra) => {
  expect(gamesWith(extra)).toEqual(expect.arrayContaining([...OURS]));
});

it.each(OURS)('%s speaks every language', (game) => {
  expect(languagesOf(game).sort()).toEqual([...LANGUAGES].sort());
});
