import { readFileSync } from 'node:fs';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import { gamesWith } from '@undercroft/games/extras';
import { changesBetween } from '@undercroft/sets/workshop';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readBox, readSet } from '../src/box.ts';
import { tableOf } from '../src/set-table.ts';
import { folderOfFiles, said } from './said.ts';
import { undercroft } from './undercroft.ts';

const examples = new URL('../../../docs/sets/', import.meta.url);
const { file } = folderOfFiles('sets');

describe.each(GAME_NAMES)('the set of %s', (name) => {
  it('is shown as a table with its source marks', async () => {
    const { code, out } = await said(['set', 'show', name]);
    expect(code).toBe(0);
    expect(out).not.toMatch(/undefined|\[object/);
    if (!JSON.stringify((await loadGame(name)).set).includes('"source"')) return;
    expect(out).toMatch(/^ {2}\w+ .* source$/m);
    expect(out).toMatch(/^ {2}sources: .*\b(rulebook|public|ours)\b/m);
  });

  it('is a file that the game takes again, with no difference', async () => {
    const { out } = await said(['set', 'show', name, '--yaml']);
    const path = file(`${name}.yaml`, out);
    expect((await said(['set', 'check', name, path])).out).toBe(
      `${path}: a set of ${name}; no figures differ from the one in the box`,
    );
    expect((await said(['set', 'diff', name, path])).out).toBe('no difference');
  });
});

describe.each(gamesWith('set'))('the set of %s', (name) => {
  it('has an example in the documents that loads', async () => {
    const game = await loadGame(name);
    readSet(game, new URL(`${name}.yaml`, examples).pathname);
    const example = parse(readFileSync(new URL(`${name}.yaml`, examples), 'utf8'));
    expect(Object.keys(example).sort()).toEqual(Object.keys(game.setFile ?? game.set).sort());
  });
});

describe('undercroft set', () => {
  it('says what a file changes, and where it is wrong', async () => {
    const { out: built } = await said(['set', 'show', 'karak', '--yaml']);
    const own = file('own.yaml', built.replace('strength: 15', 'strength: 16'));
    expect(await undercroft(['set', 'diff', 'karak', own])).toEqual({
      code: 0,
      out: '~ tokens.dragon.strength: 15 → 16\n',
      error: '',
    });
    const bad = file(
      'bad.yaml',
      built.replace('strength: 15', 'strength: high').replace('count: 8', 'count: -8'),
    );
    const { code, error } = await said(['set', 'check', 'karak', bad]);
    expect(error).toMatch(/^undercroft set: .+bad\.yaml:2: set\.tokens\.rat\.count: .+ \(and 1 more\)$/);
    expect(code).toBe(2);
  });

  it('takes a set that says what it is called and what is agreed', async () => {
    const { out: built } = await said(['set', 'show', 'karak', '--yaml']);
    const own = file('variant.yaml', `variant: { name: Cursed, options: { curse: anyone } }\n${built}`);
    expect((await said(['set', 'check', 'karak', own])).code).toBe(0);
    const karak = await loadGame('karak');
    expect(readBox(karak, [null, null], { set: own }).options.curse).toBe('anyone');
    // Whoever lays the table has the last word.
    expect(readBox(karak, [null, null], { set: own, options: 'curse=others' }).options.curse).toBe('others');
    const bad = file('bad-variant.yaml', `variant: { options: { curse: nobody } }\n${built}`);
    const { code, error } = await said(['set', 'check', 'karak', bad]);
    expect(code).toBe(2);
    expect(error).toContain('bad-variant.yaml:1: set.variant.options.curse: "nobody" is not one of');
  });

  it('tells things by name in records and lists, and puts long values below', () => {
    const set = {
      source: 'ours',
      board: { rows: ['a a a a a a a a a a a a a a a a', 'b b b b b b b b b b b b b b b b'], source: 'hint' },
      cards: [{ id: 'ace', points: 11 }],
      heroes: { horan: ['hack', 'brace'] },
    };
    expect(tableOf(set)).toBe(
      [
        '  board  source',
        '  board  hint',
        '      a a a a a a a a a a a a a a a a',
        '      b b b b b b b b b b b b b b b b',
        '',
        '  cards  points  source',
        '  ace    11      ours',
        '',
        '  heroes               source',
        '  horan   hack, brace  ours',
        '',
        '  sources: 2 ours, 1 hint',
      ].join('\n'),
    );
    const other = {
      ...set,
      cards: [
        { id: 'ace', points: 1 },
        { id: 'two', points: 2 },
      ],
      heroes: {},
    };
    expect(changesBetween(set, other)).toEqual([
      { path: 'cards.ace.points', was: '11', is: '1' },
      { path: 'cards.two.id', was: undefined, is: '"two"' },
      { path: 'cards.two.points', was: undefined, is: '2' },
      { path: 'heroes.horan', was: '["hack","brace"]', is: undefined },
    ]);
  });
});
