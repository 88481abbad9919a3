import { readFileSync } from 'node:fs';
import { loadGame, loadMind } from '@undercroft/games';
import { gamesWith } from '@undercroft/games/extras';
import { apply, begin, FastChance, openBox, sightNow } from '@undercroft/kernel';
import { winShares } from '@undercroft/kit/mind';
import {
  inputsOf,
  learned,
  numbersIn,
  placesBy,
  readNet,
  sumOf,
  type Weights,
  writeNet,
} from '@undercroft/kit/net';
import { expect, test } from 'vitest';
import { SCRIPTS } from '../scripts/main.ts';
import { folderOfFiles, said } from './said.ts';

const { folder } = folderOfFiles('train');

/** The weights of a game, read as the file they are. */
function weightsOf(name: string): Weights {
  const text = readFileSync(new URL(`../../${name}/src/weights.ts`, import.meta.url), 'utf8');
  const field = (key: string) => text.match(new RegExp(`\\b${key}:\\s*'?([^',\\s]+)`))?.[1] ?? '';
  const [rules, set, inputs] = ['rules', 'set', 'inputs'].map((key) => Number(field(key)));
  const powers = JSON.parse((text.match(/powers: (.*),/)?.[1] ?? '{}').replaceAll(/(\d+):/g, '"$1":'));
  return { rules, set, inputs, powers, numbers: field('numbers') };
}

test('learning is the same each time, better than no idea, and written down with what it was learned from', async () => {
  const train = async (file: string, ...flags: string[]) => {
    const out = `${folder}/${file}.ts`;
    const short = ['--games', '280', '--epochs', '2', '--seats', '2,3', '--seed', 'test', '--json'];
    const { code, out: text } = await said(
      ['train', 'kragmortha', ...short, '--out', out, ...flags],
      SCRIPTS,
    );
    expect(code).toBe(0);
    return { report: JSON.parse(text), file: readFileSync(out, 'utf8') };
  };
  const one = await train('one', '--workers', '1');
  const two = await train('two', '--workers', '2');
  expect(two.report).toEqual(one.report);
  for (const { seats, judged, formula } of one.report) {
    expect(judged.logLoss).toBeLessThan(Math.log(seats));
    expect(formula.logLoss).toBeLessThan(Math.log(seats));
  }
  const { rulesVersion, set } = await loadGame('kragmortha');
  expect(one.file).toContain(`rules: ${rulesVersion},`);
  expect(one.file).toContain(`set: ${sumOf(set)},`);
});

test('what people are told now can be checked against who wins, and nothing is learned by it', async () => {
  const check = ['train', 'kragmortha', '--check', '--games', '100', '--seats', '2', '--seed', 'test'];
  const { code, out } = await said([...check, '--json'], SCRIPTS);
  expect(code).toBe(0);
  const [{ who, seats, tables, judged, formula }] = JSON.parse(out);
  expect({ who, seats, tables }).toEqual({ who: 'now', seats: 2, tables: 800 });
  expect(judged.logLoss).toBeLessThan(Math.LN2);
  expect(judged).not.toEqual(formula);
  for (const { power } of [judged, formula]) expect(power).toBeGreaterThan(0.4);
  const refused = await said([...check, '--out', `${folder}/nothing.ts`], SCRIPTS);
  expect(refused).toMatchObject({ code: 2, error: expect.stringContaining('--check learns nothing') });
});

test.each(gamesWith('weights'))(
  '%s: weights fit the features and the set they were learned from',
  async (name) => {
    const [game, { features, evaluate, formula }] = [await loadGame(name), await loadMind(name)];
    const weights = weightsOf(name);
    if (features === undefined || formula === undefined) throw new Error(`${name} has learned nothing`);
    expect(weights.set).toBe(sumOf(game.set));
    const box = openBox(game);
    for (const seats of [2, game.seats.max]) {
      const state = begin(box, Array<null>(seats).fill(null), new FastChance(1));
      expect(inputsOf(features, box, state, seats)[0]).toHaveLength(weights.inputs);
      const shares = evaluate(box, state);
      const place = placesBy(readNet(weights));
      const power = weights.powers?.[seats] ?? 1;
      const slowly = winShares(seats, (seat) => power * place(inputsOf(features, box, state, seats)[seat]));
      if (weights.rules === game.rulesVersion)
        for (const seat of shares.keys()) expect(shares[seat]).toBeCloseTo(slowly[seat], 12);
      expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      // Raised rules are judged by the formula until somebody trains again.
      const learnedIt = weights.rules === game.rulesVersion;
      expect(JSON.stringify(shares) !== JSON.stringify(formula(box, state))).toBe(learnedIt);
    }
  },
);

test('weights survive being written in half precision', () => {
  const numbers = new Float32Array(1 * 32 + 32 + 32 * 16 + 16 + 16 + 1).map((_, at) => Math.sin(at) * 3);
  numbers[0] = 0;
  numbers[1] = 1e-6;
  numbers[2] = -1e9;
  const read = readNet(writeNet({ inputs: 1, numbers }, { rulesVersion: 1, set: {} })).numbers;
  expect(read[0]).toBe(0);
  expect(read[1]).toBeCloseTo(1e-6, 6);
  expect(read[2]).toBe(-65504);
  for (let at = 3; at < numbers.length; at++) expect(read[at]).toBeCloseTo(numbers[at], 2);
});

test('what was learned judges whatever options there are; another set is judged by the formula', async () => {
  const [game, mind] = [await loadGame('kragmortha'), await loadMind('kragmortha')];
  const { features } = mind;
  if (features === undefined) throw new Error('there is nothing to learn from');
  const table = (options: object) => {
    const box = openBox(game, options);
    const chance = new FastChance(5);
    const state = begin(box, [null, null, null], chance);
    for (let i = 0; i < 40; i++) apply(box, state, mind.instinct(sightNow(box, state), chance), chance);
    return { box, state };
  };
  const usual = table({});
  const inputs = inputsOf(features, usual.box, usual.state, 3)[0].length;
  const numbers = new Float32Array(numbersIn(inputs)).map((_, at) => Math.sin(at) / 4);
  const evaluate = learned(writeNet({ inputs, numbers }, game), features, mind.evaluate);
  const shares = evaluate(usual.box, usual.state);
  expect(shares).not.toEqual(mind.evaluate(usual.box, usual.state));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  const [name, { values }] = Object.entries(game.options)[0];
  const other = values.find((value) => value !== usual.box.options[name]);
  const unusual = table({ [name]: other as string });
  // The same table is judged alike, whatever was agreed: games that go the same way do not differ.
  expect(evaluate(unusual.box, usual.state)).toEqual(shares);
  const own = { ...usual.box, set: { ...game.set, mine: true } } as typeof usual.box;
  expect(evaluate(own, usual.state)).toEqual(mind.evaluate(own, usual.state));
});
