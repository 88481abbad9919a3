import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { measuresOf, notePair, type Pairs, type Played } from '@undercroft/bots/series';
import { GAME_NAMES, loadGame } from '@undercroft/games';
import {
  builtIn,
  newExpansion,
  type Path,
  readSetText,
  sectionsOf,
  setAsYaml,
} from '@undercroft/sets/workshop';
import { loadSpeaker } from '@undercroft/words';
import { saidIn } from '@undercroft/words/said';
import { expect, test } from 'vitest';
import { changesInWords, neverUsed } from '../src/pages/workshop/judge/findings.ts';
import { atBench } from '../src/table/box/at.ts';
import { isInBox, newBench, redone, undone, withFigure, withMark, written } from '../src/table/box/bench.ts';
import { sayMistake } from '../src/table/box/mistakes.ts';
import { asKept } from '../src/table/box/ownSets.ts';
import { putTogether } from '../src/table/box/together.ts';
import { wayOut } from '../src/table/box/waysOut.ts';
import german from '../src/table/box/words/de.json' with { type: 'json' };
import { en as english, type WorkshopWords } from '../src/table/box/words/en.ts';
import { touchedBy } from '../src/table/rulebook/touched.ts';

const en: WorkshopWords = saidIn('en', english);
const de = saidIn('de', german) as unknown as WorkshopWords;

const thingAt = async (game: string, path: Path, text?: string) => {
  const rules = await loadGame(game);
  const data = text === undefined ? builtIn(rules) : readSetText(rules, text).data;
  const things = sectionsOf(rules, data).flatMap((section) => section.things);
  const found = things.find((thing) => thing.path.join() === path.join());
  if (found === undefined) throw new Error(`no ${path.join('.')}`);
  return found;
};

test.each(GAME_NAMES)('%s begins with the set in the box, every component in its place', async (name) => {
  const game = await loadGame(name);
  const bench = newBench(game, 'id');
  const { data, mistakes } = readSetText(game, bench.text);
  expect(mistakes).toEqual([]);
  expect(data).toEqual(JSON.parse(JSON.stringify(builtIn(game))));
  const sections = sectionsOf(game, data);
  // What a box may hold beside that is empty at first, and can be added.
  const filled = sections.filter(({ things }) => things.length > 0);
  for (const { things, more } of sections) if (things.length === 0) expect(more).not.toBe(null);
  expect(filled.map((section) => section.name).filter(Boolean)).toEqual(
    Object.entries(builtIn(game)).flatMap(([key, value]) => (typeof value === 'object' ? [key] : [])),
  );
});

test('steps are undone one by one, and more of the same field is one step', async () => {
  const game = await loadGame('karak');
  const first = newBench(game, 'id');
  const one = written(first, 'a: 1', 'a');
  const two = written(one, 'a: 12', 'a');
  const three = written(two, 'a: 12\nb: 1', 'b');
  expect(undone(three).text).toBe('a: 12');
  expect(undone(undone(three)).text).toBe(first.text);
  expect(redone(redone(undone(undone(three)))).text).toBe(three.text);
  expect(written(undone(three), 'c: 1').future).toEqual([]);
});

test('a figure that is changed is mine until somebody says that it is printed', async () => {
  const game = await loadGame('karak2');
  const path = ['armies', 'fire-eaters'];
  const text = setAsYaml(builtIn(game));
  const changed = withFigure(game, text, await thingAt('karak2', path), [...path, 'strength', 'B'], 4);
  const now = await thingAt('karak2', path, changed);
  expect(now.value).toEqual({
    count: 6,
    strength: { B: 4, A: 1 },
    source: { count: 'rulebook', strength: 'mine' },
  });
  const printed = await thingAt('karak2', path, withMark(game, changed, now, 'public'));
  expect(printed.marks).toEqual(['public', 'public']);
});

test('words that no game has are said in the language of the reader', async () => {
  const [game, say] = await Promise.all([loadGame('karak2'), loadSpeaker('karak2', 'de')]);
  const at = atBench({ game, say } as never, de, () => null, builtIn(game), []);
  expect([at.value('two-skulls'), at.value('knight'), at.value(1200), at.label('food')]).toEqual([
    'zwei Totenköpfe',
    'Ritter',
    '1.200',
    'Nahrung',
  ]);
});

test('mistakes are told in the language of the reader, with their rule', () => {
  const text = 'expected 20 backs on level 1, not 19 (G-1)';
  expect(sayMistake(en, text)).toEqual({
    text: 'Level 1 has 20 monster cards in the box; here are 19.',
    rule: 'G-1',
  });
  expect(sayMistake(de, text).text).toBe('Ebene 1 hat in der Schachtel 20 Monsterkarten; hier sind es 19.');
  expect(sayMistake(de, 'Invalid value: Expected <=20 but received 99').text).toBe('Höchstens 20.');
  expect(sayMistake(de, 'something new').text).toBe('something new');
});

/** What each game has against a set that no table could play with. */
test.each([
  ['karak', ['tokens', 'dragon', 'count'], 2, 'K-75'],
  ['karak', ['tiles', 'room', 'cross'], 0, 'K-19'],
  ['karak', ['weapons'], { rat: { bonus: 1, source: 'mine' } }, 'K-36'],
  ['karak2', ['armies', 'dark-dryads', 'count'], 9, 'K2-57'],
  ['karak2', ['dice', 'hero', 'faces'], [1, 1, 1, 1, 1, 1], 'K2-6'],
  ['karak2', ['maw', 'gorges'], [0, 1, 2, 3, 4, 5], 'K2-19'],
  ['goblin', ['lords'], {}, 'G-1'],
  ['kragmortha', ['tomes'], [], 'M-80'],
  ['kragmortha', ['maps', 0, 'rows', 9], 'D D - - - - T', 'M-5'],
  ['kragmortha', ['maps', 1, 'seats'], 3, 'M-3'],
  ['kragmortha', ['looks', 0, 'id'], 'blank', 'M-56'],
] as const)(
  'a mistake in %s at %j names its rule, and is told in every language',
  async (name, path, value, rule) => {
    const game = await loadGame(name);
    const set = structuredClone(builtIn(game)) as Record<string, unknown>;
    let at = set as Record<string | number, unknown>;
    for (const key of path.slice(0, -1)) at = at[key] as typeof at;
    at[path[path.length - 1]] = value;
    const { mistakes } = readSetText(game, setAsYaml(set));
    expect(mistakes.map(({ text }) => sayMistake(de, text).rule)).toContain(rule);
    for (const { text } of mistakes) {
      const [german, english] = [sayMistake(de, text), sayMistake(en, text)];
      expect(german.text).not.toBe(english.text);
    }
    expect(await readFile(join(import.meta.dirname, `../../${name}/rules/en.md`), 'utf8')).toContain(
      `**${rule}**`,
    );
  },
);

/** A game in which Horan wins every second time, or always, and the dragon is fought. */
const played = (number: number, wins: boolean, turns: number): Played => ({
  number,
  turns,
  answers: 10,
  by: 'dragon',
  winners: [wins || number % 2 === 0 ? 0 : 1],
  points: [1, 2],
  figures: ['horan', 'taia'],
  players: ['adept', 'adept'],
  usage: {
    events: new Map([['fought dragon', { times: wins ? 2 : 1, seats: 1 }]]),
    choices: new Map(),
  } as unknown as Played['usage'],
  lead: [[0.5, 0.5]],
});

test('what a set changes is said in words, the largest first', async () => {
  const pairs: Record<string, Pairs> = {};
  for (let number = 0; number < 100; number++) {
    notePair(
      pairs,
      measuresOf(played(number, false, 80 + (number % 3))),
      measuresOf(played(number, true, 100)),
    );
  }
  const say = await loadSpeaker('karak', 'en');
  expect(changesInWords(pairs, 100, 2, { words: en, say })).toEqual([
    'Seat 2 wins 0% of the time instead of 50%. (difference −59.8 to −40.2 of 100 games)',
    'Taia wins 0% of the time instead of 50%. (difference −59.8 to −40.2 of 100 games)',
    'Horan wins 100% of the time instead of 50%. (difference +40.2 to +59.8 of 100 games)',
    'Seat 1 wins 100% of the time instead of 50%. (difference +40.2 to +59.8 of 100 games)',
    'The winner has 1 points instead of 1.5. (difference −0.598 to −0.402)',
    'A game takes 100 turns instead of 81. (difference +18.8 to +19.2)',
    'fought: dragon, 2 times a game instead of 1. (difference +1 to +1)',
  ]);
});

test('what no game made use of is named, of kinds that are told of', async () => {
  const game = await loadGame('karak');
  const used = { times: 1, games: 1, played: 1, parts: 1 };
  const tally = { events: { 'fought rat': used, 'fought dragon': used } } as unknown as Parameters<
    typeof neverUsed
  >[0];
  const unused = neverUsed(tally, sectionsOf(game, builtIn(game)));
  expect(unused).toContain('mummy');
  expect(unused).not.toContain('rat');
  // Nothing tells of tiles by these names, so nothing is said about them.
  expect(unused).not.toContain('tunnel');
});

test('things of somebody’s own are called as they were typed, in the language they were typed for', async () => {
  const game = await loadGame('karak');
  const set = {
    ...builtIn(game),
    weapons: { 'hollen-keule': { bonus: 3, source: 'mine' } },
    variant: { names: { 'hollen-keule': { de: 'Höllen Keule', en: 'Hell club' }, rat: 'Rattus' } },
  };
  const said = async (language: string) => {
    const say = (await loadSpeaker('karak', language)).naming(set);
    const event = { kind: 'got', seat: 0, item: 'hollen-keule' } as never;
    return [say.called('hollen-keule'), say.called('rat'), say.event(event, ['Anna'])];
  };
  expect(await said('de')).toEqual(['Höllen Keule', 'Rattus', expect.stringContaining('Höllen Keule')]);
  expect((await said('pl'))[0]).toBe('Hell club');
  const say = await loadSpeaker('karak', 'de');
  const at = atBench({ game, say } as never, de, () => null, set, []);
  expect(at.where(['weapons', 'hollen-keule', 'bonus'])).toBe('Waffen › Höllen Keule › Bonus');
  expect(at.said('Invalid key: Expected "strength" but received undefined').text).toContain('Stärke');
});

test('a set is as in the box until something in it is not', async () => {
  const game = await loadGame('karak2');
  const set = structuredClone(builtIn(game)) as { general: { strength: number; source: string } };
  set.general.source = 'public';
  expect(isInBox(game, set)).toBe(true);
  set.general.strength++;
  expect(isInBox(game, set)).toBe(false);
  expect(isInBox(game, { ...builtIn(game), variant: { names: { knight: 'Ritterin' } } })).toBe(false);
});

/** An expansion of Karak as a device keeps it. */
const expansionOf = async (name: string, says: string) => {
  const game = await loadGame('karak');
  const text = `adds to: karak\nvariant: { name: ${name}, author: Ada, licence: CC0 }\n${says}`;
  return asKept(newBench(game, name, text), readSetText(game, text));
};

test('expansions that are kept are put together as on the command line, or it is said in words why not', async () => {
  const game = await loadGame('karak');
  const rats = await expansionOf(
    'Rats',
    'more: { tokens: { rat: { count: 1 } }, tiles: { room: { tee: 2 } } }',
  );
  const trolls = await expansionOf(
    'Trolls',
    'monsters: { troll: { count: 1, strength: 10, reward: axe, source: mine } }\nmore: { tiles: { room: { tee: 1 } } }',
  );
  const box = builtIn(game) as { tokens: { rat: { count: number } }; tiles: { room: { tee: number } } };
  // Each by itself is the box with it; a whole set is nothing that could be added.
  expect(rats.data).toMatchObject({ tokens: { rat: { count: box.tokens.rat.count + 1 } } });
  const whole = asKept(newBench(game, 'whole'), readSetText(game, newBench(game, 'whole').text));
  expect([whole.adds, rats.adds !== null]).toEqual([null, true]);
  for (const base of [[], [whole]]) {
    const { data, mistakes } = putTogether(game, [...base, rats, trolls], 'en');
    expect(mistakes).toEqual([]);
    expect(data).toMatchObject({
      tokens: { rat: { count: box.tokens.rat.count + 1 } },
      tiles: { room: { tee: box.tiles.room.tee + 3 } },
      monsters: { troll: { count: 1 } },
      variant: { name: 'Rats + Trolls', expansions: [{ name: 'Rats', author: 'Ada' }, { name: 'Trolls' }] },
    });
  }
  const others = await expansionOf(
    'More trolls',
    'monsters: { troll: { count: 1, strength: 12, reward: axe, source: mine } }\nmore: { tiles: { room: { tee: 1 } } }',
  );
  const { data, mistakes } = putTogether(game, [trolls, others], 'de');
  expect(data).toBe(null);
  expect(mistakes.map(({ path, text }) => [path.join('.'), sayMistake(de, text).text])).toEqual([
    ['monsters.troll', '„Trolls“ und „More trolls“ sagen hier Verschiedenes. Lass eins von beiden weg.'],
  ]);
  // And what comes out must be a box that can be played with.
  const many = await expansionOf('Many', 'more: { tokens: { rat: { count: 1 } } }');
  expect(many.data).toBe(null);
  const [tooMany] = putTogether(game, [rats, trolls, many, many], 'en').mistakes;
  expect(sayMistake(en, tooMany.text).rule).toBe('K-19');
});

test('rules that speak of what a set has changed are told from the others', async () => {
  const game = await loadGame('karak');
  const { data } = await expansionOf('Rats', 'more: { tokens: { rat: { strength: 1 } } }');
  const say = (await loadSpeaker('karak', 'en')).naming(data);
  const touched = touchedBy(game, data ?? {}, (name) => say.called(name), 'en');
  expect([touched('A rat guards daggers.'), touched('You roll two dice.')]).toEqual([true, false]);
});

test('a dragon that nobody could ever beat is doubted, with the figure that would do, and may be played all the same', async () => {
  const game = await loadGame('karak');
  const path = ['tokens', 'dragon', 'strength'];
  const dragon = await thingAt('karak', path.slice(0, 2));
  const text = newExpansion(game);
  // Two dice, two axes, three flames and the best hero's own powers are 22 at most: a tie is not enough.
  const of = (strength: number) => readSetText(game, withFigure(game, text, dragon, path, strength));
  const { mistakes, doubts, whole } = of(29);
  expect(mistakes).toEqual([]);
  const [doubt] = doubts;
  expect([doubt.path.join('.'), sayMistake(de, doubt.text).rule, doubts.length]).toEqual([
    path.join('.'),
    'K-75',
    1,
  ]);
  const way = wayOut(whole ?? {}, doubt.text);
  expect(way?.path).toEqual(path);
  const most = way?.value ?? 0;
  expect([of(most).doubts.length, of(most + 1).doubts.length]).toEqual([0, 1]);
  // Where six treasures win, the dragon need not fall.
  const agreed = `variant: { options: { sixTreasures: true } }\n`;
  expect(readSetText(game, withFigure(game, text, dragon, path, 29) + agreed).doubts).toEqual([]);

  const rooms = readSetText(game, `${text}more: { tokens: { rat: { count: 3 } } }\n`);
  const room = wayOut(rooms.whole ?? {}, rooms.mistakes[0].text);
  expect(room).toEqual({ path: ['tiles', 'room', 'tee'], value: 16 });
});
