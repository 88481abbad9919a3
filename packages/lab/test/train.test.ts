import { readFileSync } from 'node:fs';
import { loadGame, loadMind } from '@undercroft/games';
import {
  apply,
  begin,
  FastChance,
  inputsOf,
  learned,
  numbersIn,
  openBox,
  readNet,
  sightNow,
  sumOf,
  writeNet,
} from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { folderOfFiles, said } from './said.ts';

const { folder } = folderOfFiles('train');

test('learning is the same each time, better than no idea, and written down with what it was learned from', async () => {
  const train = async (file: string, ...flags: string[]) => {
    const out = `${folder}/${file}.ts`;
    const short = ['--games', '280', '--epochs', '2', '--seats', '2,3', '--seed', 'test', '--json'];
    const { code, out: text } = await said(['train', 'kragmortha', ...short, '--out', out, ...flags]);
    expect(code).toBe(0);
    return { report: JSON.parse(text), file: readFileSync(out, 'utf8') };
  };
  const one = await train('one', '--workers', '1');
  const two = await train('two', '--workers', '2');
  expect(two.report).toEqual(one.report);
  for (const { seats, net, formula } of one.report) {
    expect(net.logLoss).toBeLessThan(Math.log(seats));
    expect(formula.logLoss).toBeLessThan(Math.log(seats));
  }
  const { rulesVersion, set } = await loadGame('kragmortha');
  expect(one.file).toContain(`rules: ${rulesVersion},`);
  expect(one.file).toContain(`set: ${sumOf(set)},`);
});

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

test('what was learned judges the box as it comes; other options are judged by the formula', async () => {
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
  expect(evaluate(unusual.box, unusual.state)).toEqual(mind.evaluate(unusual.box, unusual.state));
});
