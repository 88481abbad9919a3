import { choose } from '@undercroft/bots';
import { loadGame, loadMind } from '@undercroft/games';
import { type Karak, fightOdds as karakFight, type Monster, oddsAgainst, STEPS } from '@undercroft/karak';
import { type Karak2, fightOdds as karak2Fight } from '@undercroft/karak2';
import { type Answer, type Ask, openBox, type Sight, sameAnswer, sightOf } from '@undercroft/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { isBlunder } from '../src/games/goblin/mind.tsx';
import { FightChoices as FightOf2 } from '../src/games/karak2/Fight.tsx';
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

type Chance = (sight: Sight, answer: Answer) => number | null;

const worth = ({ win, tie }: { readonly win: number; readonly tie: number }) => win + tie / 2;

/** How likely each game's rules say that what is pressed turns out well; null where no chance can be told. */
const CHANCES: Readonly<Record<string, Chance>> = {
  karak: (sight, answer) => {
    const { box, view, ask } = sight as Sight<Karak>;
    if (ask.kind === 'fight') {
      const odds = karakFight(box, view, ask).find((one) => sameAnswer(one.answer, answer));
      return odds === undefined ? null : worth(odds.chances);
    }
    const { at, hero } = view.heroes[ask.seat];
    if (ask.kind === 'curse') return typeof answer === 'object' && answer.curse === hero ? 0 : null;
    const monster =
      answer === 'fight' ? view.dungeon.token[at] : ask.kind === 'fate' ? wordedOf(answer) : null;
    if (monster === null || monster === 'chest') return null;
    const first = ask.kind === 'fate' && ask.steps === STEPS - 1;
    return worth(oddsAgainst(box, view, ask.seat, monster as Monster, first).best);
  },
  karak2: (sight, answer) => {
    const { box, view, ask } = sight as Sight<Karak2>;
    if (ask.kind !== 'fight') return null;
    // All the fire one has, and not the first ball alone.
    if (answer === 'fireball' && ask.foe - ask.strength <= view.fireballs[ask.seat]) return 1;
    return karak2Fight(box, view, ask, answer as 'reroll');
  },
};

/** So many questions with something hopeless are looked at. */
const ENOUGH = 8;

const wordedOf = (answer: Answer): string => String(Object.values(answer as object)[0]);

test.each(Object.entries(CHANCES))(
  '%s: the primary colour is never on what is as good as lost',
  async (name, chanceOf) => {
    const [game, { screen, say }] = await Promise.all([loadGame(name), openGame(name, 'en')]);
    const mind = await loadMind(name);
    const looks = new Map<string, Set<string>>();
    let met = 0;
    for (let seed = 1; seed <= 12 && met < ENOUGH; seed++) {
      const table = tableOfThree(openBox(game), seed);
      for (let step = 0; step < 600; step++) {
        const now = table.now();
        if (now === null) break;
        const at = now.at(say);
        const sight = sightOf(at.box, at.view, at.ask as Ask, at.answers);
        const told = at.answers.map((answer) => ({ answer, chance: chanceOf(sight, answer) }));
        const lost = told.filter(({ chance }) => chance !== null && chance < 0.2);
        if (lost.length > 0) {
          const { Mind, Choices } = screen;
          const part =
            name === 'karak2'
              ? createElement(FightOf2, { question: at.question } as never)
              : createElement(Choices);
          met++;
          const page = renderToStaticMarkup(laidAt(at, createElement(Mind, null, part)));
          const buttons = [...page.matchAll(/<button[^>]*>/g)].map(([button]) =>
            button.replaceAll('&quot;', '"'),
          );
          for (const { answer } of lost) {
            const own = buttons.find((button) => button.includes(`data-gives="${JSON.stringify(answer)}"`));
            const look = /data-look="([^"]*)"/.exec(own ?? '')?.[1];
            if (look !== undefined)
              looks.set(look, (looks.get(look) ?? new Set()).add(JSON.stringify(answer)));
          }
        }
        // Whoever plays at random is often enough where nothing helps.
        table.answer((asked, chance) => choose('novice', mind, asked, chance));
      }
    }
    expect([...(looks.get('ember') ?? [])]).toEqual([]);
    expect(looks.get('brass')?.size ?? 0).toBeGreaterThan(0);
  },
);

test('goblin: a potion that gives the fight away, or cannot save it, is not in the primary colour', () => {
  const win = (share: number) => ({ win: share, lost: 0 });
  const healing = { drink: 'healing' } as const;
  const strength = { drink: 'strength', double: 'attack' } as const;
  const known = (first: number, second: number) =>
    [
      { answer: healing, cards: null, potions: win(first) },
      { answer: strength, cards: null, potions: win(second) },
    ] as unknown as Parameters<typeof isBlunder>[0];
  expect([healing, strength].map((answer) => isBlunder(known(0.9, 0.3), answer))).toEqual([false, true]);
  expect([healing, strength].map((answer) => isBlunder(known(0.03, 0.03), answer))).toEqual([true, true]);
  expect(isBlunder([], healing)).toBe(false);
});

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
