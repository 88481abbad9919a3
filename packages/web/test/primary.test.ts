import { choose } from '@undercroft/bots';
import { loadGame, loadMind } from '@undercroft/games';
import { openBox } from '@undercroft/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { openGame } from '../src/games/open.ts';
import { laidAt, tableOfThree } from './tableOfThree.ts';

// There is no screen here to measure.
vi.mock('../src/kit/media.ts', async (real) => ({ ...(await real<object>()), useMedia: () => false }));

/** What passes, stops, leaves or lets things be, in each game. */
const PASSES: Readonly<Record<string, readonly string[]>> = {
  karak: ['end', 'rest', 'stay', 'accept'],
  karak2: ['end', 'done', 'accept'],
  goblin: ['stop', 'leave', 'go-on', 'pawn', 'leave-shuffled'],
  kragmortha: ['stop', 'pass'],
};

test.each(Object.entries(PASSES))('%s: the primary colour is never on a pass', async (name, passes) => {
  const [game, { screen, say }] = await Promise.all([loadGame(name), openGame(name, 'en')]);
  const mind = await loadMind(name);
  const table = tableOfThree(openBox(game), 11);
  const seen = new Set<string>();
  for (let step = 0; step < 200; step++) {
    const at = table.now()?.at(say);
    if (at === undefined) break;
    const { Mind, Choices } = screen;
    const page = renderToStaticMarkup(laidAt(at, createElement(Mind, null, createElement(Choices))));
    for (const [button] of page.matchAll(/<button[^>]*>/g)) {
      const word = /data-word="([^"]*)"/.exec(button)?.[1] ?? '';
      if (passes.includes(word)) seen.add(`${word} ${/data-look="([^"]*)"/.exec(button)?.[1]}`);
    }
    table.answer((sight, chance) => choose('adept', mind, sight, chance));
  }
  expect(seen.size).toBeGreaterThan(0);
  expect([...seen].filter((one) => one.endsWith(' ember'))).toEqual([]);
  // To give a fight up stands back; to stop when it is won does not.
  if (name === 'goblin') expect(seen).toEqual(new Set([...seen, 'stop quiet', 'stop brass']));
});
