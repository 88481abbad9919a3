import { describe, expect, test } from 'vitest';
import { highCard } from '../example/src/game.ts';
import { scene } from '../example/src/scene.ts';
import { gameOf, readScenarios, runScenario } from '../src/scenario-file.ts';

const run = (text: string) =>
  readScenarios(text, 'h.yaml').flatMap(({ scenario }) => runScenario(highCard, scene, scenario));
const runInFile = (text: string) =>
  readScenarios(text, 'h.yaml').flatMap(({ scenario, locate }) =>
    runScenario(highCard, scene, scenario).map(locate),
  );

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
      'told: "round" did not happen; told:\n      {"kind":"played","seat":0,"card":7}',
      'winners: expected ["red"], but they are []',
      'red: expected [5], but it is [5,6]',
      'green: there is no such thing; there are: red, blue, rounds',
      'chance: roll 3 was not needed',
    ]);
  });

  test('says file and line of a difference', () => {
    const text = 'chance:\n  rolls: [3]\nthen:\n  rounds: [1, 1]\n  asked: blue\n  may not: [flip]\n';
    const [{ scenario: found, locate }] = readScenarios(scenario(text), 'h.yaml');
    expect(
      runScenario(highCard, scene, found).map((difference) => locate(difference).split(': ', 2)),
    ).toEqual([
      ['h.yaml:8', 'asked'],
      ['h.yaml:9', 'may not'],
      ['h.yaml:7', 'rounds'],
      ['h.yaml:5', 'chance'],
    ]);
  });

  test('says file and line of what it cannot do', () => {
    expect(runInFile(scenario('when:\n  - mauve: flip\nthen: {}\n'))).toEqual([
      'h.yaml:5: scenario.when[0]: nobody plays "mauve"',
    ]);
    expect(runInFile(scenario('set-up: true\nthen: {}\n'))).toEqual([
      'h.yaml:3: scenario.given.red: with "set-up: true" only say who plays',
    ]);
    expect(runInFile(scenario('when:\n  - red: { play: 7 }\n  - red: flip\nthen: {}\n'))).toEqual([
      'h.yaml:6: scenario.when[1]: seat 0 is not asked: seat 1 is',
    ]);
    expect(runInFile('rule: H-1\ntitle: x\ngiven:\n  colours: [red, blue]\n  mauve: 3\nthen: {}\n')).toEqual([
      'h.yaml:5: scenario.given.mauve: expected a hand',
    ]);
    expect(runInFile('rule: H-1\ntitle: x\ngiven:\n  colours: [red, mauve]\nthen: {}\n')).toEqual([
      expect.stringContaining('h.yaml:4: scenario.given.colours[1]: no "mauve"; there are: '),
    ]);
    expect(runInFile(scenario('then: {}\noptions:\n  luck: much\n'))).toEqual([
      expect.stringContaining('h.yaml:6: options.luck: no such option'),
    ]);
  });

  const played = 'when:\n  - red: { play: 7 }\n';

  test.each([
    ['not told: [round]', []],
    ['not told: [{ kind: played, card: 6 }]', []],
    ['not told: [played]', ['not told: "played" happened: {"kind":"played","seat":0,"card":7}']],
    ['answers: [flip, { play: 1 }, { play: 9 }, { play: 2 }]', []],
    [
      'answers: [flip]',
      ['answers: expected "flip", but they are {"play":1}, {"play":2}, {"play":9}, "flip"'],
    ],
    ['may: [bow, flip]', []],
    ['asked: blue\n  may not: [bow]', ['may not: "bow" is legal']],
    ['standing: { red: [bow], blue: [bow] }', []],
    ['standing: { red: [] }', ['standing.red: expected nothing, but it is "bow"']],
    ['red: { in order: [5, 6] }', []],
    ['red: { in order: [6, 5] }', ['red: expected [6,5], but it is [5,6]']],
    ['seen by blue: { hands: { in order: [[-1, -1], [1, 2, 9]] }, told: [played] }', []],
    [
      'seen by spectator: { told: [round] }',
      [expect.stringContaining('seen by spectator.told: "round" did not happen')],
    ],
  ])('understands %s', (line, differences) => {
    expect(run(scenario(`${played}then:\n  ${line}\n`))).toEqual(differences);
  });

  test('what is told is told in this order', () => {
    const text = 'when:\n  - red: flip\n  - red: { play: 7 }\nthen:\n  told: [flipped, played]\n';
    expect(run(scenario(text))).toEqual([]);
    expect(run(scenario(text.replace('[flipped, played]', '[played, flipped]')))).toEqual([
      expect.stringContaining('told: "flipped" did not happen after that'),
    ]);
  });

  test('what one seat alone hears is not what the others hear', () => {
    const text = `chance: { draws: [11, 12], rolls: [3, 4] }
when:
  - red: { play: 7 }
  - blue: { play: 9 }
then:
  seen by red: { told: [{ kind: drew, card: 11 }, drew-hidden], not told: [{ kind: drew, card: 12 }] }
  seen by blue: { told: [drew-hidden, { kind: drew, card: 12 }] }
`;
    expect(run(scenario(text))).toEqual([]);
    expect(run(scenario(text.replace('blue: { told: [drew-hidden, ', 'blue: { told: [')))).toEqual([]);
    expect(run(scenario(text.replace('card: 11', 'card: 12'))).length).toBe(1);
  });

  test.each([
    ['told: [rounds]', 'told: no event "rounds" in this game; there are: played, flipped, '],
    ['told: [{ kind: played, crad: 7 }]', '"played" says no "crad"; it says: kind, seat, card'],
    ['not told: [rounds]', 'not told: no event "rounds" in this game'],
    [
      'not told: [{ kind: played, crad: 7 }]',
      'not told: {"kind":"played","crad":7}: "played" says no "crad"',
    ],
    [
      'asked: blue\n  may not: [flop]',
      'may not: "flop" is no answer in this game: no "flop"; there are: flip, bow',
    ],
    ['asked: blue\n  may not: [{ paly: 7 }]', 'no "paly"; there are: play'],
    ['may not: [{ play: 7 }]', 'may not: say whose question is meant, with "asked: blue"'],
    ['seen by mauve: {}', 'scenario.then["seen by mauve"]: nobody plays "mauve"'],
    ['standing: { mauve: [] }', 'nobody plays "mauve"'],
  ])('is not taken in by a word nobody knows: %s', (line, message) => {
    expect(run(scenario(`${played}then:\n  ${line}\n`))).toEqual([expect.stringContaining(message)]);
  });

  test('that cannot be played is a failure of its own, not of the file', () => {
    const text = [
      scenario('when:\n  - red: flop\nthen: {}\n'),
      scenario('when:\n  - red: { play: 7 }\n  - blue: { play: 9 }\nthen: {}\n'),
      scenario('then: { asked: red }\n'),
    ].join('---\n');
    expect(
      readScenarios(text, 'h.yaml').map(({ scenario: one }) => runScenario(highCard, scene, one)),
    ).toEqual([
      [expect.stringContaining('scenario.when[0]: "flop" is not an answer to "play"')],
      ['scenario.when[1]: chance.draws: one more draw is needed'],
      [],
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
