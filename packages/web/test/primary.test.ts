import { choose } from '@undercroft/bots';
import { loadGame, loadMind } from '@undercroft/games';
import {
  type Answer,
  answersNow,
  apply,
  asked,
  begin,
  choiceOf,
  FastChance,
  openBox,
  sightNow,
  sightOf,
} from '@undercroft/kernel';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { AtTable } from '../src/games/screen.ts';
import { en } from '../src/language/en.ts';
import { openGame } from '../src/table/open.ts';

// There is no screen here to measure.
vi.mock('../src/app/media.ts', async (real) => ({ ...(await real<object>()), useMedia: () => false }));

/** What passes, stops, leaves or lets things be, in each game. */
const PASSES: Readonly<Record<string, readonly string[]>> = {
  karak: ['end', 'rest', 'stay', 'accept'],
  karak2: ['end', 'done', 'accept'],
  goblin: ['stop', 'leave', 'go-on', 'pawn', 'leave-shuffled'],
  kragmortha: ['stop', 'pass'],
};

test.each(Object.entries(PASSES))('%s: the primary colour is never on a pass', async (name, passes) => {
  const [game, { screen, say }] = await Promise.all([loadGame(name), openGame(name, 'en')]);
  const box = openBox(game);
  const mind = await loadMind(name);
  const chance = new FastChance(11);
  const state = begin(box, [null, null, null], chance);
  const seats = [0, 1, 2].map((seat) => ({
    seat,
    kind: 'person' as const,
    name: `Seat ${seat}`,
    level: null,
    figure: game.seated(state)[seat],
    look: seat,
    here: true,
    standIn: false,
  }));
  const seen = new Set<string>();
  for (let step = 0; step < 200; step++) {
    const ask = asked(state);
    if (ask === undefined) break;
    const answers: Answer[] = answersNow(box, state);
    const { view } = sightNow(box, state);
    const at: AtTable = {
      box,
      view,
      event: null,
      rolling: false,
      throwDice: null,
      news: [],
      ...choiceOf(ask, answers),
      standing: [],
      viewer: ask.seat,
      seats,
      log: [],
      names: seats.map((seat) => seat.name),
      say,
      m: en,
      answer: () => {},
      refuse: () => {},
      openRule: () => {},
    };
    const { Mind, Choices } = screen;
    const choices = createElement(Choices, { at });
    const page = renderToStaticMarkup(
      createElement(Mind as FunctionComponent<{ at: AtTable }>, { at }, choices),
    );
    for (const [button] of page.matchAll(/<button[^>]*>/g)) {
      const word = /data-word="([^"]*)"/.exec(button)?.[1] ?? '';
      if (passes.includes(word)) seen.add(`${word} ${/data-look="([^"]*)"/.exec(button)?.[1]}`);
    }
    apply(box, state, choose('adept', mind, sightOf(box, view, ask, answers), chance), chance);
  }
  expect(seen.size).toBeGreaterThan(0);
  expect([...seen].filter((one) => one.endsWith(' ember'))).toEqual([]);
});
