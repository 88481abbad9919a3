import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadGame, loadMind } from '@undercroft/games';
import { gamesWith } from '@undercroft/games/extras';
import { asked, begin, collect, FastChance, give, openBox, sightNow, type Told } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { besideOf } from '../src/games/beside.ts';
import { LANGUAGES } from '../src/kit/languages.ts';
import type { AtTable } from '../src/table/game/screen.ts';

/** Enough for everything that happens now and then to have happened. */
const GAMES = 40;

test.each(gamesWith('notes'))(
  '%s: every note is met in play, names its rule and is a sentence in every language',
  async (name) => {
    const [game, mind, notes] = [await loadGame(name), await loadMind(name), await besideOf(name).notes()];
    if (notes === null) throw new Error(`${name} has no notes`);
    const rules = readFileSync(join(import.meta.dirname, `../../${name}/rules/en.md`), 'utf8');
    const missing = new Set(Object.keys(notes.list));
    for (let seed = 1; seed <= GAMES && missing.size > 0; seed++) {
      const box = openBox(game);
      const chance = new FastChance(seed);
      const told: Told[] = [];
      const state = begin(box, [null, null, null, null], chance, collect(told));
      for (let ask = asked(state); ask !== undefined; ask = asked(state)) {
        give(box, state, ask.seat, mind.instinct(sightNow(box, state), chance), chance, collect(told));
      }
      for (const note of missing) {
        const met = told.some(({ event }, index) =>
          notes.list[note].met(event, told[index - 1]?.event, { box } as unknown as AtTable),
        );
        if (met) missing.delete(note);
      }
    }
    expect([...missing]).toEqual([]);
    for (const { rule } of Object.values(notes.list)) expect(rules).toContain(`**${rule}**`);
    for (const language of LANGUAGES) {
      await notes.words.learn(language);
      const words = notes.words.wordsOf(language);
      expect(Object.keys(words).sort()).toEqual(Object.keys(notes.list).sort());
      for (const said of Object.values(words)) expect(said).toMatch(/^\p{Lu}.{30,115}[.!]$/u);
    }
  },
);
