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

it.each([
  ['karak', 'karak-strangers.yaml', 11],
  ['karak2', 'karak2-winter.yaml', 14],
])('an example of %s has powers that are on no card, told by kind and figures', async (name, file, own) => {
  interface Powered {
    readonly [section: string]: Readonly<Record<string, { readonly powers?: readonly string[] }>>;
  }
  const game = await loadGame(name);
  const set = readSet(game, new URL(file, examples).pathname) as unknown as Powered;
  const box = (game.set as unknown as Powered).powers;
  const bearers = [set.heroes, set.amulets ?? {}, set.buildings ?? {}].flatMap(Object.values);
  const used = new Set(bearers.flatMap(({ powers = [] }) => powers).filter((power) => !(power in box)));
  expect([...used].toSorted()).toEqual(Object.keys(set.powers).toSorted());
  const figures = (row: object) => JSON.stringify({ ...row, source: null });
  const printed = Object.values(box).map(figures);
  expect(Object.values(set.powers).filter((row) => !printed.includes(figures(row)))).toHaveLength(own);
});

describe('expansions', () => {
  const cellars = new URL('karak-cellars.yaml', examples).pathname;
  const strangers = new URL('karak-strangers.yaml', examples).pathname;
  const text = readFileSync(cellars, 'utf8');

  it('come to the box, or to a set: things, figures beside those that are there, names and who made them', async () => {
    const karak = await loadGame('karak');
    const alone = readSet(karak, cellars) as Record<string, Record<string, unknown>>;
    expect(alone.tiles.room).toMatchObject({ tee: 15, cross: 16 });
    expect(alone.tokens).toEqual((karak.set as typeof alone).tokens);
    expect(Object.keys(alone.monsters)).toEqual(['cellar-troll', 'wine-ghost', 'robber-prince']);
    const both = readSet(karak, [strangers, cellars]) as typeof alone;
    expect(both.monsters).toEqual(alone.monsters);
    expect(both.heroes.taia).toMatchObject({ powers: ['three-fates', 'blessed'] });
    expect(both.variant).toMatchObject({
      name: 'Six strangers + The cellars',
      author: 'Undercroft',
      licence: 'CC BY 4.0',
      names: { taia: 'Hanna', club: { de: 'Keule' } },
    });
    const played = await said(['simulate', 'karak', '--games=4', `--set=${strangers}`, `--set=${cellars}`]);
    expect(played.code).toBe(0);
  });

  it('of which two change the same figures add both, and cards of a list are laid beside it', async () => {
    const karak = await loadGame('karak');
    const rats = file(
      'rats.yaml',
      'adds to: karak\nmore: { tokens: { rat: { count: 3 } }, tiles: { room: { tee: 3 } } }',
    );
    expect(readSet(karak, [cellars, rats])).toMatchObject({
      tokens: { rat: { count: 11 } },
      tiles: { room: { tee: 18 } },
    });
    const kragmortha = await loadGame('kragmortha');
    const box = kragmortha.set as { readonly cards: readonly object[] };
    const card = { id: 'two-books', moves: 'goblin', symbols: ['book', 'book'], count: 2, source: 'mine' };
    const more = file('more.json', JSON.stringify({ 'adds to': 'kragmortha', cards: [card] }));
    expect(readSet(kragmortha, more)).toMatchObject({ cards: [...box.cards, card] });
  });

  it.each([
    [
      'two that say different things of the same',
      text.replace('strength: 10', 'strength: 12'),
      'set.monsters.cellar-troll: ',
    ],
    [
      'what is there for another game',
      'adds to: goblin',
      'set.adds to: an expansion of "goblin", and this is karak',
    ],
    [
      'more of what is not there',
      'adds to: karak\nmore: { tiles: { hall: { tee: 1 } } }',
      'set.more.tiles.hall.tee: no figure there',
    ],
    [
      'too many tokens in all',
      'adds to: karak\nmore: { tokens: { rat: { count: 9 } } }',
      'set.tiles.room: 57 rooms for 66 tokens',
    ],
    ['a second whole set', readFileSync(strangers, 'utf8'), 'only expansions can be put together'],
  ])('%s is refused, by the names of the files', async (_, other, why) => {
    const second = file('second.yaml', other);
    const { code, error } = await said([
      'set',
      'check',
      'karak',
      ...(why.startsWith('only') ? [strangers] : [cellars]),
      second,
    ]);
    expect(code).toBe(2);
    expect(error).toContain(why);
    expect(error).toContain('second.yaml');
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
