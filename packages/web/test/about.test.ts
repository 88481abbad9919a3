import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame, loadMind } from '@undercroft/games';
import { gamesWith } from '@undercroft/games/extras';
import { KARAK_SET } from '@undercroft/karak';
import { begin, FastChance, openBox } from '@undercroft/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { placeBeside } from '../src/controls/place.ts';
import { besideOf } from '../src/games/beside.ts';
import { openGame } from '../src/games/open.ts';
import { LANGUAGES } from '../src/kit/languages.ts';
import { loadAbout, tell } from '../src/table/about/about.ts';
import { finderOf } from '../src/table/about/hardWords.ts';
import type { MarkedThing } from '../src/table/game/beside.ts';
import type { AtTable } from '../src/table/game/screen.ts';
import { laidAt, tableOfThree } from './tableOfThree.ts';

// There is no screen here to measure.
vi.mock('../src/kit/media.ts', async (real) => ({ ...(await real<object>()), useMedia: () => false }));

/** So often each kind of question is looked at in any case; and every so many answers whatever there is. */
const CLOSELY = 2;
const RARELY = 80;

/** Everything that is marked in a page, each with the part of the page it lies in. */
function* thingsOn(page: string): Generator<MarkedThing> {
  const open: { region: string; seat: number | null }[] = [{ region: '', seat: null }];
  for (const [tag, close, attributes = '', alone] of page.matchAll(/<(\/?)[a-z]+([^>]*?)(\/?)>/gi)) {
    if (close === '/') {
      open.pop();
      continue;
    }
    const marks = attributes.includes('data-') ? attributes.matchAll(/data-(\w+)="([^"]*)"/g) : [];
    const said = Object.fromEntries(Array.from(marks, ([, name, value]) => [name, value]));
    const around = open.at(-1) ?? { region: '', seat: null };
    const region = said.region ?? around.region;
    const own = said.seat ?? /^seat (\d+)/.exec(said.region ?? '')?.[1];
    const seat = own === undefined ? around.seat : Number(own);
    if (alone !== '/' && !/^<(img|br|input|hr)\b/.test(tag)) open.push({ region, seat });
    const { about, counts = null, shows } = said;
    for (const word of [about, counts ?? shows])
      if (word !== undefined) yield { word, count: word === counts ? '3' : null, region, seat };
  }
}

/** Karak with things that are in no box. */
const OWN = {
  ...KARAK_SET,
  tokens: {
    ...KARAK_SET.tokens,
    rat: { count: 0, strength: 5, source: 'mine' },
    'skeleton-turnkey': { count: 4, strength: 8, source: 'mine' },
  },
  weapons: { club: { bonus: 2, source: 'mine' } },
  spells: {
    'ice-lance': { kind: 'flames', bonus: 2, source: 'mine' },
    'warm-broth': { kind: 'healing-portal', bonus: 0, source: 'mine' },
  },
  treasures: { crown: { points: 2, source: 'mine' } },
  monsters: {
    'cellar-troll': { count: 4, strength: 6, reward: 'club', source: 'mine' },
    'frost-witch': { count: 5, strength: 6, reward: 'ice-lance', source: 'mine' },
    cook: { count: 3, strength: 5, reward: 'warm-broth', source: 'mine' },
    'robber-prince': { count: 4, strength: 7, reward: 'crown', source: 'mine' },
  },
};
/** What of it must have been seen, so that this tells anything. */
const SEEN = ['cellar-troll 6', 'frost-witch 6', 'ice-lance', 'warm-broth', 'club', 'crown'];

test.each([
  ...gamesWith('about').map((name) => ({ name, set: 'in the box' })),
  { name: 'karak', set: 'of its own' },
])(
  '$name with the set $set: everything drawn over a whole game can be asked and has an answer',
  async ({ name, set }) => {
    const [game, mind] = [await loadGame(name), await loadMind(name)];
    const opened = await Promise.all(LANGUAGES.map((language) => openGame(name, language)));
    const abouts = await Promise.all(LANGUAGES.map((language) => loadAbout(besideOf(name), language)));
    const rules = readFileSync(join(import.meta.dirname, `../../${name}/rules/en.md`), 'utf8');
    const { screen } = opened[0];
    const box = openBox(game, {}, set === 'of its own' ? OWN : undefined);
    const asking = new Map<string, number>();
    const kinds = new Map<string, number>();
    const table = tableOfThree(box, 3);
    const { seats } = table;
    for (let step = 0, now = table.now(); now !== null; step++, now = table.now()) {
      const { kind } = now;
      const at = now.at(opened[0].say);
      // Most questions look like the one before them.
      const before = kinds.get(kind) ?? 0;
      kinds.set(kind, before + 1);
      if (before < CLOSELY || step % RARELY === 0 || (set === 'of its own' && kind === 'fight')) {
        const { Mind, Board, Show, Choices, Strip, Belongings } = screen;
        const parts = [Board, Choices, ...(Show === undefined ? [] : [Show])].map((part, index) =>
          createElement(part, { key: index }),
        );
        const page = [
          renderToStaticMarkup(laidAt(at, createElement(Mind, null, parts))),
          ...seats.map(({ seat, figure }) => {
            const own = [Strip, Belongings].map((part, index) => createElement(part, { key: index, seat }));
            const within = createElement('section', { 'data-region': `seat ${seat}` }, ...own);
            return `<b data-about="${figure}"></b>${renderToStaticMarkup(laidAt(at, within))}`;
          }),
        ].join('');
        for (const thing of thingsOn(page)) {
          const id = `${thing.word} ${thing.count} ${thing.region.split(' ')[0]} ${thing.seat}`;
          const often = asking.get(id) ?? 0;
          asking.set(id, often + 1);
          // Some change while they lie there: looked at again now and then.
          if (often % 50 !== 0) continue;
          for (const [language, { say }] of opened.entries()) {
            const card = tell({ ...at, say }, thing, abouts[language]);
            const where = `${thing.region}: ${thing.word}, ${say.language}`;
            expect(card.name, where).toMatch(/^\p{Lu}[\p{L} ’'’-]+$/u);
            expect(card.text, where).toMatch(/^[\p{Lu}\d].{7,}[.!]$/u);
            // No game leaves a thing of its own to the plain sentence.
            expect(card.text, where).not.toContain(`${say.title}.`);
            expect(rules, where).toContain(`**${card.rule}**`);
            for (const fact of card.facts) expect(fact, where).not.toMatch(/undefined|NaN|^\s*$/);
          }
        }
      }
      table.answer((sight, chance) => mind.instinct(sight, chance));
    }
    expect(asking.size).toBeGreaterThan(60);
    const words = [...asking.keys()];
    const missing = SEEN.filter((word) => !words.some((id) => id.startsWith(`${word} `)));
    if (set === 'of its own') expect(missing).toEqual([]);
  },
);

test.each(gamesWith('about'))(
  '%s: a hard word is found as each language bends it, and has a card of its own',
  async (name) => {
    const [game, mind] = [await loadGame(name), await loadMind(name)];
    const table = tableOfThree(openBox(game, {}), 3);
    const now = table.now();
    if (now === null) throw new Error('nobody is asked');
    table.answer((sight, chance) => mind.instinct(sight, chance));
    for (const language of LANGUAGES) {
      const { say } = await openGame(name, language);
      const about = await loadAbout(besideOf(name), language);
      const hard = about?.hard.wordsOf(language) ?? {};
      expect(Object.keys(hard).length).toBeGreaterThan(5);
      const book = readFileSync(join(import.meta.dirname, `../../${name}/rules/${language}.md`), 'utf8');
      const found = new Set(finderOf(hard)(book).map((part) => part.about));
      for (const word of Object.keys(hard)) {
        expect([...found], `${word}, ${language}`).toContain(word);
        const card = tell({ ...now.at(say), say }, { word, count: null, region: '', seat: null }, about);
        expect(card.text, `${word}, ${language}`).toMatch(/^[\p{Lu}\d+].{7,}[.!]$/u);
        expect(card.text, `${word}, ${language}`).not.toContain(`${say.title}.`);
        for (const fact of card.facts) expect(fact, word).not.toMatch(/undefined|NaN|^\s*$/);
      }
    }
  },
);

test('a sentence is parted at its hard words and loses no letter', () => {
  const find = finderOf({ gate: 'teleport gate|gate', 'astral-walking': 'astral walk' });
  const text = 'A teleport gate needs no Astral Walking, and a gatekeeper… 3 investigate.';
  expect(
    find(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(find(text).flatMap(({ text: part, about }) => (about === null ? [] : [[part, about]]))).toEqual([
    ['teleport gate', 'gate'],
    ['Astral Walking', 'astral-walking'],
    ['gatekeeper', 'gate'],
  ]);
  expect(finderOf({})('nothing')).toEqual([{ text: 'nothing', about: null }]);
});

test('a game nobody has written cards for still answers, by its own names', async () => {
  const { say } = await openGame('karak', 'en');
  await loadAbout(besideOf('no-such-game'), 'en');
  const thing = { word: 'rat-trap', count: null, region: 'table', seat: null };
  const card = tell({ say } as AtTable, thing, await loadAbout(besideOf('no-such-game'), 'en'));
  expect(card).toEqual({ name: 'Rat trap', text: 'A part of the game Karak.', facts: [], rule: null });
});

test('what a building costs is told for whoever looks: Taia saves one resource', async () => {
  const [{ say }, game, about] = [
    await openGame('karak2', 'en'),
    await loadGame('karak2'),
    await loadAbout(besideOf('karak2'), 'en'),
  ];
  const box = openBox(game);
  const state = begin(box, ['taia', 'horan'], new FastChance(1));
  const cost = (viewer: number) => {
    const at = { box, view: state, viewer, say, names: ['Ada', 'Ben'] } as unknown as AtTable;
    return tell(at, { word: 'camp', count: null, region: 'seat 0 in full', seat: 0 }, about).facts[0];
  };
  expect(cost(0)).toBe('Costs you: food 1, wood 1 or food 2');
  expect(cost(1)).toBe('Costs: food 2, wood 1');
});

test('a card lies beside what it is about, never over it, on every screen', () => {
  const card = { width: 320, height: 180 };
  const pages = [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ];
  for (const page of pages) {
    for (let left = 0; left < page.width; left += 37) {
      for (let top = 0; top < page.height; top += 31) {
        const thing = { left, top, width: 40, height: 40 };
        const at = placeBeside(thing, card, page);
        const over = at.left < left + 40 && at.left + 320 > left && at.top < top + 40 && at.top + 180 > top;
        expect(over, JSON.stringify({ page, thing, at })).toBe(false);
        expect(at.left >= 0 && at.top >= 0).toBe(true);
        expect(at.left + 320 <= page.width && at.top + 180 <= page.height).toBe(true);
      }
    }
  }
});
