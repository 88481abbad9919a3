import { describe, expect, test } from 'vitest';
import { gameOf, readScenarios, runScenario } from '../src/scenario-file.ts';
import { highCard } from './high-card.ts';

const run = (text: string) =>
  readScenarios(text, 'h.yaml').flatMap(({ scenario, locate }) => {
    try {
      return runScenario(highCard, scenario);
    } catch (error) {
      return [locate((error as Error).message)];
    }
  });

const scenario = (lines: string) => `rule: H-1
title: The higher card wins
given: { colours: [red, blue], red: [5, 6, 7], blue: [1, 2, 9] }
${lines}`;

describe('a scenario', () => {
  test('holds when everything it says is so', () => {
    const text = `chance: { draws: [11, 12], rolls: [3, 4] }
when:
  - red: { play: 7 }
  - blue: { play: 9 }
then:
  asked: red
  ask: play
  rounds: [0, 1]
  red: [6, 11, 5]
  may: [{ play: 5 }, flip]
  may not: [{ play: 9 }]
  told: [played, { kind: round, winner: 1 }]
`;
    expect(run(scenario(text))).toEqual([]);
  });

  test('tells every difference', () => {
    const text = `when:
  - red: { play: 7 }
chance: { rolls: [3] }
then: { asked: red, ask: fight, red: [5], green: 1, may: [rest], may not: [flip], told: [round], winners: [red] }
`;
    expect(run(scenario(text))).toEqual([
      'asked: expected red, but it is blue',
      'ask: expected fight, but it is play',
      expect.stringContaining('may: "rest" is not legal; legal: '),
      'may not: "flip" is legal',
      'told: "round" did not happen; told: played',
      'winners: expected ["red"], but they are []',
      'red: expected [5], but it is [5,6]',
      'green: there is no such thing; there are: red, blue, rounds',
      'chance: roll 3 was not needed',
    ]);
  });

  test('says file and line of a difference', () => {
    const text = 'chance:\n  rolls: [3]\nthen:\n  rounds: [1, 1]\n  asked: blue\n  may not: [flip]\n';
    const [{ scenario: found, locate }] = readScenarios(scenario(text), 'h.yaml');
    expect(runScenario(highCard, found).map((difference) => locate(difference).split(': ', 2))).toEqual([
      ['h.yaml:8', 'asked'],
      ['h.yaml:9', 'may not'],
      ['h.yaml:7', 'rounds'],
      ['h.yaml:5', 'chance'],
    ]);
  });

  test('says file and line of what it cannot do', () => {
    expect(run(scenario('when:\n  - mauve: flip\nthen: {}\n'))).toEqual([
      'h.yaml:5: scenario.when[0]: nobody plays "mauve"',
    ]);
    expect(run(scenario('set-up: true\nthen: {}\n'))).toEqual([
      'h.yaml:3: scenario.given.red: with "set-up: true" only say who plays',
    ]);
    expect(run(scenario('when:\n  - red: { play: 7 }\n  - red: flip\nthen: {}\n'))).toEqual([
      'h.yaml:6: scenario.when[1]: seat 0 is not asked: seat 1 is',
    ]);
    expect(run('rule: H-1\ntitle: x\ngiven:\n  colours: [red, blue]\n  mauve: 3\nthen: {}\n')).toEqual([
      'h.yaml:5: scenario.given.mauve: expected a hand',
    ]);
    expect(run('rule: H-1\ntitle: x\ngiven:\n  colours: [red, mauve]\nthen: {}\n')).toEqual([
      expect.stringContaining('h.yaml:4: scenario.given.colours[1]: no "mauve"; there are: '),
    ]);
    expect(run(scenario('then: {}\noptions:\n  luck: much\n'))).toEqual([
      expect.stringContaining('h.yaml:6: options.luck: no such option'),
    ]);
  });

  test.each([
    ['rule: [', 'h.yaml:1: '],
    ['', 'h.yaml:1: '],
    ['title: x\ngiven: {}\nthen: {}\n', 'h.yaml:1: scenario.rule: '],
    ['rule: H-1\ntitle: x\ngiven: {}\nthen: {}\nwhen:\n  - 7\n', 'h.yaml:6: scenario.when[0]: '],
    ['rule: H-1\ntitle: x\ngiven: {}\nthen: {}\nwhy: x\n', 'h.yaml:5: scenario.why: '],
  ])('a malformed file is refused with file and line: %j', (text, message) => {
    expect(() => readScenarios(text, 'h.yaml')).toThrow(message);
  });

  test('belongs to the game of its rule id, or the one it names', () => {
    const [{ scenario: found }] = readScenarios(scenario('then: {}\n'), 'h.yaml');
    expect(gameOf(found, { H: 'high-card' })).toBe('high-card');
    expect(() => gameOf(found, { K: 'karak' })).toThrow('"H-1" belongs to no game');
    expect(gameOf({ ...found, game: 'other' }, {})).toBe('other');
  });
});
