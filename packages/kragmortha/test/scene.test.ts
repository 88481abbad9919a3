import { toldAbout } from '@undercroft/kit/suite';
import { expect, test } from 'vitest';
import { kragmortha } from '../src/game.ts';
import { scene } from '../src/scene.ts';

const GOOD = `rule: M-33
title: Purple walks into Rigor
given:
  goblins: [purple, orange]
  turn: purple
  rigor: c7
  purple: { at: c6, hand: [scroll-gems], looks: [stork] }
chance: { draws: [crown] }
when:
  - purple: { play: scroll-gems, step: south }
then:
  purple: { looks: [stork, crown] }
`;

const told = (text: string): string[] => toldAbout(kragmortha, scene, text);

test('the good file holds', () => {
  expect(told(GOOD)).toEqual([]);
});

test.each([
  ['[purple, orange]', '[purple]', 'kragmortha is for 2 to 8, not 1'],
  ['[purple, orange]', '[purple, purple]', '"purple" is taken already'],
  ['[purple, orange]', '[purple, pink]', 'no "pink"; there are: red, orange'],
  ['turn: purple', 'turn: green', 'mine.yaml:5: scenario.given.turn: "green" does not play'],
  ['turn: purple', 'weather: bad', 'mine.yaml:5: scenario.given.weather: not known here; there are: goblins'],
  ['rigor: c7', 'rigor: a1', 'mine.yaml:6: scenario.given.rigor: expected an open square such as d10'],
  ['rigor: c7', 'rigor: c99', 'mine.yaml:6: scenario.given.rigor: expected an open square such as d10'],
  ['at: c6', 'at: a4', 'scenario.given.purple.at: expected an open square'],
  ['at: c6', 'in: c6', 'scenario.given.purple.in: not known here; there are: at, hand'],
  ['[scroll-gems]', 'scroll-gems', 'scenario.given.purple.hand: expected a list'],
  [
    '[scroll-gems]',
    '[scroll-cheese]',
    'scenario.given.purple.hand[0]: no "scroll-cheese" is left; there are: book-scroll',
  ],
  ['looks: [stork]', 'looks: [stork, stork]', 'scenario.given.purple.looks[1]: no "stork" is left'],
  ['looks: [stork]', 'looks: stork', 'scenario.given.purple.looks: expected a list'],
  ['rigor: c7', 'tokens: []', 'scenario.given.tokens: expected at least one of teleport, tome, trap'],
  ['draws: [crown]', 'draws: [cheese]', 'chance.draws: "cheese" is not there'],
  ['step: south', 'step: west', 'is not an answer to "card"'],
])('%s as %s is refused: %s', (good, bad, message) => {
  expect(told(GOOD.replace(good, bad)).join('\n')).toContain(message);
});
