import { toldAbout } from '@undercroft/kit/suite';
import { expect, test } from 'vitest';
import { karak2 } from '../src/game.ts';
import { scene } from '../src/scene.ts';

const GOOD = `rule: K2-17
title: Who moves onto an army fights it
given:
  heroes: [horan, taia]
  map:
    farm-1: { beside: castle, side: northeast, armies: [dark-dryads] }
  horan: { weapons: [sword], hearts: 5 }
chance: { rolls: [1] }
when:
  - horan: { move: northeast }
then:
  turn: taia
`;

const told = (text: string): string[] => toldAbout(karak2, scene, text);

test('the good file holds', () => {
  expect(told(GOOD)).toEqual([]);
});

test.each([
  ['[horan, taia]', '[horan]', 'karak2 is for 2 to 5, not 1'],
  ['[horan, taia]', '[horan, conan]', 'no "conan"; there are: horan'],
  ['  horan: {', '  xanros: {', 'mine.yaml:7: scenario.given.xanros: this hero does not play'],
  ['  horan: {', '  bat: {', 'mine.yaml:7: scenario.given.bat: not known here'],
  ['farm-1:', 'farm-9:', 'mine.yaml:6: scenario.given.map.farm-9: no such tile'],
  ['farm-1:', 'castle:', 'mine.yaml:6: scenario.given.map.castle.beside: it lies already'],
  ['armies: [dark-dryads]', 'armies: [bats]', 'mine.yaml:6: scenario.given.map.farm-1.armies[0]: no "bats"'],
  ['armies: [dark-dryads]', 'army: bats', 'mine.yaml:6: scenario.given.map.farm-1.army: not known here'],
  ['side: northeast', 'side: north', 'mine.yaml:6: scenario.given.map.farm-1.side: expected one of east'],
  ['side: northeast', 'side: east', 'mine.yaml:6: scenario.given.map.farm-1.side: a tile lies there already'],
  ['beside: castle', 'beside: rock-1', 'mine.yaml:6: scenario.given.map.farm-1.beside: expected a tile'],
  ['[sword]', '[spear]', 'mine.yaml:7: scenario.given.horan.weapons[0]: no "spear"'],
  ['[sword]', '[fireball]', 'mine.yaml:7: scenario.given.horan.weapons: fireball is a spell'],
  ['[sword]', '[sword, sword, sword]', 'mine.yaml:7: scenario.given.horan.weapons: there are 2 slots'],
  ['hearts: 5', 'hearts: 6', 'mine.yaml:7: scenario.given.horan.hearts: expected a whole number from 0 to 5'],
  ['hearts: 5', 'at: rock-1', 'mine.yaml:7: scenario.given.horan.at: no tile "rock-1" lies on the map'],
  ['hearts: 5', 'units: { knight: 2 }', 'mine.yaml:7: scenario.given.horan.units: 2 units, but fame 0'],
  ['hearts: 5', 'units: { orc: 2 }', 'mine.yaml:7: scenario.given.horan.units.orc: no "orc"'],
  ['hearts: 5', 'amulet: luck', 'mine.yaml:7: scenario.given.horan.amulet: no "luck"'],
  ['move: northeast', 'move: up', 'mine.yaml:10: scenario.when[0]: {"move":"up"} is not an answer to "act"'],
  ['rolls: [1]', 'rolls: []', 'mine.yaml:10: scenario.when[0]: chance.rolls: one more roll is needed'],
  ['turn: taia', 'turn: horan', 'mine.yaml:12: turn: expected "horan", but it is "taia"'],
])('%s → %s is told with file and line', (right, wrong, message) => {
  expect(told(GOOD.replace(right, wrong)).join('\n')).toContain(message);
});
