import { toldAbout } from '@undercroft/kit/suite';
import { expect, test } from 'vitest';
import { karak } from '../src/game.ts';
import { scene } from '../src/scene.ts';

const GOOD = `rule: K-12
title: Who steps onto a monster fights it
given:
  heroes: [horan, taia]
  map:
    "1,0": { kind: room, doors: EW, token: rat }
  horan: { weapons: [sword], key: true }
chance: { rolls: [1, 2] }
when:
  - horan: { step: east }
  - horan: accept
then:
  turn: taia
`;

const told = (text: string): string[] => toldAbout(karak, scene, text);

test('the good file holds', () => {
  expect(told(GOOD)).toEqual([]);
});

test.each([
  ['[horan, taia]', '[horan]', 'karak is for 2 to 5, not 1'],
  ['[horan, taia]', '[horan, taia, xanros, argentus, aderyn, victorius]', 'karak is for 2 to 5, not 6'],
  ['[horan, taia]', '[horan, horan]', '"horan" is taken already'],
  ['[horan, taia]', '[horan, conan]', 'no "conan"; there are: argentus'],
  ['  horan: {', '  xanros: {', 'mine.yaml:7: scenario.given.xanros: this hero does not play'],
  ['  horan: {', '  bat: {', 'mine.yaml:7: scenario.given.bat: not known here'],
  ['token: rat', 'token: bat', 'mine.yaml:6: scenario.given.map["1,0"].token: no such token'],
  ['token: rat', 'monster: rat', 'mine.yaml:6: scenario.given.map["1,0"].monster: not known here'],
  ['doors: EW', 'doors: WE', 'mine.yaml:6: scenario.given.map["1,0"].doors: expected openings clockwise'],
  ['"1,0"', '"east"', 'mine.yaml:6: scenario.given.map["east"]: expected a place'],
  ['"1,0"', '"0,0"', 'mine.yaml:6: scenario.given.map["0,0"]: a tile lies there'],
  ['[sword]', '[spear]', 'mine.yaml:7: scenario.given.horan.weapons[0]: no "spear"; there are: daggers'],
  ['[sword]', '[axe, axe, axe]', 'mine.yaml:7: scenario.given.horan.weapons: there are 2 slots'],
  ['key: true', 'key: 1', 'mine.yaml:7: scenario.given.horan.key: expected true or false'],
  ['key: true', 'hearts: 6', 'mine.yaml:7: scenario.given.horan.hearts: expected a whole number from 0 to 5'],
  ['key: true', 'at: "2,0"', 'mine.yaml:7: scenario.given.horan.at: no tile at "2,0"'],
  ['step: east', 'step: up', 'mine.yaml:10: scenario.when[0]: {"step":"up"} is not an answer to "step"'],
  ['rolls: [1, 2]', 'rolls: [1]', 'mine.yaml:10: scenario.when[0]: chance.rolls: one more roll is needed'],
  ['rolls: [1, 2]', 'rolls: [1, 2, 3]', 'mine.yaml:8: chance: roll 3 was not needed'],
  ['turn: taia', 'turn: horan', 'mine.yaml:13: turn: expected "horan", but it is "taia"'],
  ['turn: taia', 'horan: { heart: 4 }', 'mine.yaml:13: horan.heart: there is no such thing'],
])('%s → %s is told with file and line', (right, wrong, message) => {
  expect(told(GOOD.replace(right, wrong)).join('\n')).toContain(message);
});
