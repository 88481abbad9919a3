import { type Game, openBox } from '@undercroft/kernel';
import { highCard } from '@undercroft/kit/example/game';
import { expect, test } from 'vitest';
import { listOf, namedIn, source, v } from '../src/schemas.ts';
import { edited, readSetText, removed, renamed, sectionsOf, setAsYaml, shapeOf } from '../src/workshop.ts';

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
    v.parse(schema, set);
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
  expect(shapeOf(counted)).toEqual({ kind: 'list', item: { kind: 'flag' }, least: 1, most: 4 });
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
