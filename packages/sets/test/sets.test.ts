import { check, checkSetFile, type Game, openBox } from '@undercroft/kernel';
import { highCard } from '@undercroft/kit/example/game';
import { expect, test } from 'vitest';
import { listOf, namedIn, source, v } from '../src/schemas.ts';
import {
  asInBox,
  called,
  edited,
  expanded,
  idFrom,
  namesOf,
  newExpansion,
  type Path,
  readSetText,
  removed,
  renamed,
  sectionsOf,
  setAsYaml,
  shapeOf,
  withoutThing,
  withThing,
  withValue,
} from '../src/workshop.ts';

/** High Card with more in its box, to be laid out by the schema alone. */
const schema = v.strictObject({
  cards: v.pipe(v.number(), v.minValue(27), v.maxValue(99)),
  kinds: v.record(
    v.string(),
    v.strictObject({
      worth: v.pipe(v.number(), v.minValue(0), v.maxValue(9)),
      beats: v.array(namedIn(['kinds'])),
      source: v.optional(source),
    }),
  ),
  dice: v.strictObject({ red: v.array(v.number()), blue: v.array(v.number()) }),
});
const game = {
  ...highCard,
  setSchema: schema,
  setFile: {
    cards: 30,
    kinds: { ace: { worth: 3, beats: ['king'], source: 'ours' }, king: { worth: 2, beats: [] } },
    dice: { red: [1, 2], blue: [3] },
  },
  checkSet: (set: unknown) => {
    check(schema, set, 'set');
    return { cards: 30 };
  },
} as unknown as Game;

test('a schema tells what may stand where', () => {
  expect(shapeOf(v.picklist(['red', 'blue']))).toEqual({ kind: 'choice', values: ['red', 'blue'] });
  expect(shapeOf(v.union([v.pipe(v.number(), v.minValue(0), v.maxValue(2)), v.literal('skull')]))).toEqual({
    kind: 'choice',
    values: [0, 1, 2, 'skull'],
  });
  expect(shapeOf(source)).toEqual({ kind: 'source' });
  const counted = v.pipe(listOf(v.boolean(), 9), v.minLength(1), v.maxLength(4));
  expect(shapeOf(counted)).toEqual({ kind: 'list', item: { kind: 'flag' }, least: 1, most: 4, once: false });
});

test('components are told kind by kind, with their marks', () => {
  const sections = sectionsOf(game, game.setFile);
  expect(sections.map(({ name, things }) => [name, things.map((thing) => thing.name)])).toEqual([
    ['', ['']],
    ['kinds', ['ace', 'king']],
    ['dice', ['red', 'blue']],
  ]);
  const [ace, king] = sections[1].things;
  expect([ace.marks, king.marks, king.marked]).toEqual([['ours'], [], true]);
  expect(sections[1].more?.named).toBe(true);
  expect(sections[2].more).toBe(null);
});

test('a changed figure leaves the rest of the file as it was typed', () => {
  const text = '# my box\ncards: 30 # counted twice\nkinds:\n  ace: { worth: 3, beats: [] }\n';
  expect(edited(text, ['kinds', 'ace', 'worth'], 4)).toBe(text.replace('worth: 3', 'worth: 4'));
  expect(edited(text, ['kinds', 'king'], { worth: 2, beats: [] })).toBe(
    `${text}  king: { worth: 2, beats: [] }\n`,
  );
  expect(removed(text, ['kinds', 'ace', 'beats'])).toBe(text.replace(', beats: []', ''));
});

test('a new name is the name wherever the thing is named', () => {
  const text = setAsYaml(game.setFile ?? {});
  expect(renamed(game, text, ['kinds', 'king'], 'queen')).toBe(text.replaceAll('king', 'queen'));
});

test('mistakes say where they are: field and line', () => {
  const told = readSetText(highCard as Game, '# mine\ncards: 12\n');
  expect(told.mistakes).toEqual([
    { path: ['cards'], line: 2, text: 'Invalid value: Expected >=27 but received 12' },
  ]);
  expect(readSetText(highCard as Game, 'cards: [').data).toBe(null);
});

test('a set says what it is called and what is agreed, and the table takes it with that', () => {
  const set = { variant: { name: 'Long game', options: { rounds: 'three' } }, cards: 40 };
  expect(openBox(highCard, {}, set).set).toEqual({ cards: 40 });
  const bad = { ...set, variant: { options: { rounds: 'nine' } } };
  expect(() => openBox(highCard, {}, bad)).toThrow('set.variant.options.rounds: "nine" is not one of');
  expect(() => openBox(highCard, {}, { ...set, variant: { nonsense: 1 } })).toThrow('set.variant.nonsense');
});

test('an id is made of a name in any language, and is never one that is taken', () => {
  const free = () => false;
  expect(
    ['Höllen Keule', 'Łuk z kości', 'Straße 7', '地獄', '3 rats'].map((name) => idFrom(name, free)),
  ).toEqual(['hollen-keule', 'luk-z-kosci', 'strasse', 'own', 'rats']);
  expect(idFrom('Ruby', (id) => id === 'ruby')).toBe('ruby2');
});

test('a thing is called as somebody typed it; its id follows, unless the box has it', () => {
  const box = setAsYaml({ ...(game.setFile as object), variant: { picture: 'kinds.joker' } });
  const text = edited(box, ['kinds', 'joker'], { worth: 9, beats: ['joker'] });
  const name = (from: string, id: string, names: string | Record<string, string>) => {
    const { data } = readSetText(game, from);
    const thing = sectionsOf(game, data)
      .flatMap(({ things }) => things)
      .find((one) => one.name === id);
    if (thing === undefined) throw new Error(`no ${id}`);
    return called(game, data, from, { thing, names, isTaken: () => false });
  };
  const own = name(text, 'joker', 'Höllen Keule');
  expect(own.path).toEqual(['kinds', 'hollen-keule']);
  const said = readSetText(game, own.text);
  expect(said.mistakes).toEqual([]);
  expect(said.data).toMatchObject({
    kinds: { 'hollen-keule': { worth: 9, beats: ['hollen-keule'] } },
    variant: { picture: 'kinds.hollen-keule', names: { 'hollen-keule': 'Höllen Keule' } },
  });
  const both = name(own.text, 'hollen-keule', { de: 'Höllenkeule', en: 'Club of hell' });
  expect(namesOf(readSetText(game, both.text).data, 'hollenkeule')).toEqual({
    de: 'Höllenkeule',
    en: 'Club of hell',
  });
  expect(both.text).not.toContain('hollen-keule');
  expect(name(text, 'ace', 'As').path).toEqual(['kinds', 'ace']);
  // Nothing that would move a terminal's cursor.
  const [mistake] = readSetText(game, name(text, 'ace', 'A\u001b[2J').text).mistakes;
  expect(mistake).toMatchObject({ path: ['variant', 'names', 'ace'] });
});

test('what cannot be read is told with its line: JSON as JSON, and files that name themselves without end', () => {
  const first = (text: string) => readSetText(game, text).mistakes[0];
  expect(first('{\n  "cards": 30\n  "kinds": {}\n}')).toMatchObject({
    line: 2,
    text: expect.stringMatching(/^not JSON: a comma/),
  });
  expect(first('cards: 30\n kinds: [')).toMatchObject({ text: expect.stringMatching(/^not YAML: /) });
  const bomb = [
    'a: &a [x]',
    ...'bcdefghi'.split('').map((one, at) => `${one}: &${one} [${Array(9).fill(`*${'abcdefgh'[at]}`)}]`),
  ];
  expect(first(bomb.join('\n'))).toMatchObject({
    line: 1,
    text: expect.stringMatching(/^too many references/),
  });
  // A name that the game does not take is a place like any other.
  const set = edited(setAsYaml(game.setFile as object), ['kinds', 'Höllen Keule'], { worth: 99, beats: [] });
  expect(first(set)).toMatchObject({ path: ['kinds', 'Höllen Keule', 'worth'] });
});

test('an expansion is written as one changes it: figures as so much more, things of the box whole, new ones by name', () => {
  const thingIn = (text: string, path: string) => {
    const { whole } = readSetText(game, text);
    const found = sectionsOf(game, whole)
      .flatMap(({ things }) => things)
      .find((one) => one.path.join('.') === path);
    if (found === undefined) throw new Error(`no ${path}`);
    return found;
  };
  const change = (text: string, thing: string, below: Path, value: unknown) => {
    const found = thingIn(text, thing);
    return withValue(game, text, found, [...found.path, ...below], value);
  };
  const of = (text: string) => readSetText(game, text).data;
  const first = newExpansion(game);
  expect(readSetText(game, first)).toMatchObject({ mistakes: [], whole: game.setFile });

  const more = change(change(first, '', ['cards'], 34), 'kinds.ace', ['worth'], 5);
  expect(of(more)).toEqual({ 'adds to': 'high-card', more: { cards: 4, kinds: { ace: { worth: 2 } } } });
  expect(readSetText(game, more).whole).toMatchObject({ cards: 34, kinds: { ace: { worth: 5 } } });
  expect(of(change(more, 'kinds.ace', ['worth'], 3))).toEqual({ 'adds to': 'high-card', more: { cards: 4 } });

  // What cannot be counted is there anew, with all that was changed before.
  const put = change(more, 'kinds.ace', ['beats'], ['ace']);
  expect(of(put)).toEqual({
    'adds to': 'high-card',
    more: { cards: 4 },
    kinds: { ace: { worth: 5, beats: ['ace'], source: 'ours' } },
  });
  expect(of(change(put, 'kinds.ace', ['worth'], 7))).toMatchObject({ kinds: { ace: { worth: 7 } } });
  expect(of(asInBox(game, put, thingIn(put, 'kinds.ace')))).toEqual(of(change(first, '', ['cards'], 34)));
  // One of several things that are lists, and the others stay.
  const die = change(first, 'dice.red', [0], 6);
  expect(of(die)).toEqual({ 'adds to': 'high-card', dice: { red: [6, 2] } });
  expect(readSetText(game, die)).toMatchObject({ mistakes: [], whole: { dice: { red: [6, 2], blue: [3] } } });

  const own = withThing(game, first, ['kinds', 'queen'], { worth: 9, beats: [] });
  expect(of(own)).toEqual({ 'adds to': 'high-card', kinds: { queen: { worth: 9, beats: [] } } });
  const { data } = readSetText(game, own);
  const thing = thingIn(own, 'kinds.queen');
  expect(of(called(game, data, own, { thing, names: 'Lady', isTaken: () => false }).text)).toMatchObject({
    kinds: { lady: { worth: 9, beats: [] } },
  });
  expect(withoutThing(game, own, thing)).toBe(first);
  // Mistakes are told by the line in which the expansion says it.
  expect(readSetText(game, change(`# mine\n${more}`, '', ['cards'], 190)).mistakes).toMatchObject([
    { path: ['cards'], line: 4 },
  ]);
});

test('what is put together says of each expansion whose it is, and counts what another one laid', () => {
  const said = (name: string) => ({
    name,
    author: `${name}’s author`.padEnd(60, '.'),
    licence: 'CC0',
    history: [name],
  });
  const all = ['one', 'two', 'three'].map((name) => ({
    name,
    data: {
      'adds to': 'high-card',
      variant: said(name),
      more: { kinds: { ace: { worth: 1 } } },
      ...(name === 'three' && { kinds: { ace: { worth: 4, beats: [] } } }),
    },
  }));
  const set = expanded(game, game.setFile as object, all) as Record<string, Record<string, unknown>>;
  expect(set.kinds.ace).toEqual({ worth: 7, beats: [] });
  expect(set.variant).toMatchObject({
    name: 'one + two + three',
    licence: 'CC0',
    history: ['one', 'two', 'three'],
    expansions: ['one', 'two', 'three'].map(said),
  });
  // Three names are too long for a line; a table could not be laid with more than a line.
  expect(String(set.variant.author)).toHaveLength(100);
  expect(() => checkSetFile(game, set)).not.toThrow();
});
